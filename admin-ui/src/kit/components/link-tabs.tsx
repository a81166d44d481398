import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
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
  const tabs = useRef<HTMLElement>(null);
  const { pathname, search } = useLocation();
  useEffect(() => {
    const open = tabs.current?.querySelector('[aria-current="page"]');
    open?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [pathname, search]);
  return (
    <nav ref={tabs} className={`${styles['tabs']} edge-fade ${className}`} aria-label={label}>
      {children}
    </nav>
  );
}
