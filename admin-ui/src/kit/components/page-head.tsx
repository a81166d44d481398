import { useEffect, type ReactNode } from 'react';
import styles from './page-head.module.css';

interface PageHeadProps {
  title: string;
  /** How many there are, beside the title. */
  count?: number | undefined;
  /** Buttons at the end; the primary one last. */
  actions?: ReactNode;
  /** A second line: filters or tools. */
  children?: ReactNode;
}

/** The head of a list screen: title, count, actions. It also names the browser's tab. */
export function PageHead({ title, count, actions, children }: PageHeadProps) {
  useDocumentTitle(title);
  return (
    <div className={styles['head']}>
      <div className={styles['row']}>
        <h1>{title}</h1>
        {count !== undefined && <span className={`${styles['count']} num`}>{count}</span>}
        <span className={styles['grow']} />
        {actions}
      </div>
      {children}
    </div>
  );
}

/** Names the browser's tab after the screen. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Frakto`;
  }, [title]);
}
