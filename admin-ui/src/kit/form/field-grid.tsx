import type { ReactNode } from 'react';
import styles from './field-grid.module.css';

/** Six columns for fields; on phones each takes the whole width unless it says otherwise. */
export function FieldGrid({ children }: { children: ReactNode }) {
  return <div className={styles['grid']}>{children}</div>;
}

interface CellProps {
  /** Columns of six. */
  span: 2 | 3 | 4 | 6;
  /** Columns of six on phones; six when left out. */
  phone?: 2 | 3 | 4 | 6;
  children: ReactNode;
}

/** The place of one field in a `FieldGrid`. */
export function Cell({ span, phone = 6, children }: CellProps) {
  return <div className={`${styles[`span-${span}`]} ${styles[`phone-${phone}`]}`}>{children}</div>;
}

/** A titled group of fields. */
export function FieldGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className={styles['group']}>
      <legend>{title}</legend>
      {children}
    </fieldset>
  );
}
