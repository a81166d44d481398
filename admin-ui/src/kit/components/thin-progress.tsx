import styles from './thin-progress.module.css';

interface ThinProgressProps {
  /** Milliseconds until it shows, so that what is fast does not flicker. */
  after?: number;
  className?: string | undefined;
}

/** A line that runs along the upper edge while something loads; what loads says so in words where that matters. */
export function ThinProgress({ after = 0, className = '' }: ThinProgressProps) {
  return (
    <div
      aria-hidden="true"
      className={`${styles['bar']} ${className}`}
      style={{ animationDelay: `${String(after)}ms` }}
    />
  );
}
