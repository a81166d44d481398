import type { ReactNode } from 'react';
import { useT } from '../i18n/use-t';
import styles from './labelled-value.module.css';

/** A list of names and values to read; put `LabelledValue`s in it. */
export function LabelledValues({ children, columns = 1 }: { children: ReactNode; columns?: 1 | 2 | 3 }) {
  return (
    <dl className={styles['values']} style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}>
      {children}
    </dl>
  );
}

/** One value under its name; nothing shows as “none”. */
export function LabelledValue({ label, children }: { label: string; children: ReactNode }) {
  const t = useT();
  const empty = children === null || children === undefined || children === '';
  return (
    <div>
      <dt>{label}</dt>
      <dd className={empty ? styles['none'] : undefined}>{empty ? t('common.state.none') : children}</dd>
    </div>
  );
}
