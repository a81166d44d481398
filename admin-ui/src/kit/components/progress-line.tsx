import styles from './progress-line.module.css';

interface ProgressLineProps {
  /** Names it for screen readers. */
  label: string;
  done: number;
  total: number;
  /** How far it is, from 0 to 100. */
  percent: number;
  /** The numbers in words. */
  sentence: string;
  /** How it ended; undefined while it goes on. */
  tone?: 'good' | 'bad' | undefined;
}

/** How far a long task is, with the numbers below. */
export function ProgressLine({ label, done, total, percent, sentence, tone }: ProgressLineProps) {
  return (
    <div className={styles['progress']}>
      <div
        className={styles['track']}
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={total}
        aria-valuenow={done}
        aria-valuetext={sentence}
      >
        <div
          className={styles['bar']}
          data-tone={tone}
          style={{ transform: `scaleX(${String(percent / 100)})` }}
        />
      </div>
      <p className="num">
        {sentence}
        <span>{`${String(Math.floor(percent))}%`}</span>
      </p>
    </div>
  );
}
