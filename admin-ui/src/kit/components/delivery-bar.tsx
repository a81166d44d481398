import styles from './delivery-bar.module.css';

interface DeliveryBarProps {
  /** How many it got to. */
  reached: number;
  /** How many it could not be delivered to: the red part. */
  failed: number;
  total: number;
  /** Names the bar for screen readers. */
  label: string;
  /** The numbers in words. */
  sentence: string;
}

/** To how many of all a mail or a request got. */
export function DeliveryBar({ reached, failed, total, label, sentence }: DeliveryBarProps) {
  const scale = (part: number) => ({ transform: `scaleX(${String(total === 0 ? 0 : part / total)})` });
  return (
    <span
      className={styles['track']}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={total}
      aria-valuenow={reached}
      aria-valuetext={sentence}
    >
      {/* The red part shows where it is longer than what lies over it. */}
      <span className={`${styles['bar']} ${styles['lost']}`} style={scale(reached + failed)} />
      <span className={styles['bar']} style={scale(reached)} />
    </span>
  );
}
