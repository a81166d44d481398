import type { ReactNode } from 'react';
import styles from './empty-state.module.css';

interface EmptyStateProps {
  title: string;
  text: string;
  /** A line drawing; see `pictures.tsx`. */
  picture?: ReactNode;
  /** The next step: buttons. */
  children?: ReactNode;
}

/** What a list shows while it has nothing: what it is for, and the next step. */
export function EmptyState({ title, text, picture, children }: EmptyStateProps) {
  return (
    <div className={styles['empty']}>
      {picture}
      <h2>{title}</h2>
      <p>{text}</p>
      {children && <div className={styles['actions']}>{children}</div>}
    </div>
  );
}
