import { useId, type ReactNode } from 'react';
import styles from './section.module.css';

interface SectionProps {
  title: string;
  /** What it is for. */
  text?: ReactNode;
  children: ReactNode;
}

/** A part of a tab: what it is about on the left, the fields on the right; one above the other where it is narrow. */
export function Section({ title, text, children }: SectionProps) {
  const id = useId();
  return (
    <section className={styles['section']} aria-labelledby={id}>
      <div className={styles['about']}>
        <h2 id={id}>{title}</h2>
        {text && <p>{text}</p>}
      </div>
      <div className={styles['fields']}>{children}</div>
    </section>
  );
}
