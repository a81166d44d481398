import styles from './groups.module.css';

/** The colour of a group; decoration, its name stands beside it. */
export function ColorDot({ color }: { color: string }) {
  return <span className={styles['dot']} style={{ background: color }} aria-hidden="true" />;
}
