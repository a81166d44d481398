import type { ReactNode } from 'react';
import styles from './directory.module.css';

interface StatsLineProps {
  /** Undefined while they are on their way. */
  figures: readonly string[] | undefined;
  /** What stands behind them. */
  children?: ReactNode;
}

/** Figures about the whole directory in one line. */
export function StatsLine({ figures, children }: StatsLineProps) {
  return (
    <p className={styles['stats']} aria-busy={figures === undefined}>
      {figures?.map((figure) => (
        <span key={figure}>{figure}</span>
      ))}
      {children}
    </p>
  );
}
