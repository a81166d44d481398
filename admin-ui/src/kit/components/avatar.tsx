import styles from './avatar.module.css';

/** The first letters of a name in a circle; decoration, the name stands beside it. */
export function Avatar({ name }: { name: string }) {
  const words = name.split(/\s+/).filter(Boolean);
  const initials = [words[0], words.length > 1 ? words[words.length - 1] : undefined]
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('');
  return (
    <span className={styles['avatar']} aria-hidden="true">
      {initials.toUpperCase()}
    </span>
  );
}
