import styles from './directory.module.css';

/** Figures about the whole directory in one line; nothing while they are on their way. */
export function StatsLine({ figures }: { figures: readonly string[] | undefined }) {
  return (
    <p className={styles['stats']} aria-busy={figures === undefined}>
      {figures?.map((figure) => (
        <span key={figure}>{figure}</span>
      ))}
    </p>
  );
}
