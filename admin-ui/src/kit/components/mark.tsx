import styles from './mark.module.css';

/** The product's sign. */
export function Mark() {
  return (
    <span className={styles['mark']} aria-hidden="true">
      <svg viewBox="0 0 24 24">
        <path d="M6 20V7a2 2 0 0 1 2-2h7" />
        <path d="M6 13h8" />
        <circle cx="18.5" cy="5" r="1.6" fill="currentColor" />
      </svg>
    </span>
  );
}
