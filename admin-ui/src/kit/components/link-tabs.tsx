import type { ReactNode } from 'react';
import styles from './link-tabs.module.css';

interface LinkTabsProps {
  label: string;
  /** Links; the open one has `aria-current="page"`. */
  children: ReactNode;
  /** Of the screen: the distance to what stands above and below. */
  className?: string | undefined;
}

/** The ways between the parts of a screen, underlined where one is. They are links: each part has an address. */
export function LinkTabs({ label, children, className = '' }: LinkTabsProps) {
  return (
    <nav className={`${styles['tabs']} ${className}`} aria-label={label}>
      {children}
    </nav>
  );
}
