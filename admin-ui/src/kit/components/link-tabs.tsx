import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { Icon } from './icon';
import styles from './link-tabs.module.css';

interface LinkTabsProps {
  label: string;
  /** Links; the open one has `aria-current="page"`. */
  children: ReactNode;
  /** Of the screen: the distance to what stands above and below. */
  className?: string | undefined;
}

/** The ways between the parts of a screen, underlined where one is. They are links: each part has an address. Arrows scroll what is cut. */
export function LinkTabs({ label, children, className = '' }: LinkTabsProps) {
  const tabs = useRef<HTMLElement>(null);
  const { pathname, search } = useLocation();
  const [beyond, setBeyond] = useState({ before: false, after: false });
  useEffect(() => {
    const open = tabs.current?.querySelector('[aria-current="page"]');
    open?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [pathname, search]);
  useEffect(() => {
    const list = tabs.current;
    if (!list) return undefined;
    const look = () => {
      const before = list.scrollLeft > 1;
      const after = list.scrollLeft + list.clientWidth < list.scrollWidth - 1;
      setBeyond((now) => (now.before === before && now.after === after ? now : { before, after }));
    };
    look();
    const observer = new ResizeObserver(look);
    observer.observe(list);
    list.addEventListener('scroll', look, { passive: true });
    return () => {
      observer.disconnect();
      list.removeEventListener('scroll', look);
    };
  }, []);
  const move = (by: number) =>
    tabs.current?.scrollBy({ left: by * tabs.current.clientWidth * 0.6, behavior: 'smooth' });
  return (
    <div className={`${styles['frame']} ${className}`}>
      <nav ref={tabs} className={`${styles['tabs']} edge-fade`} aria-label={label}>
        {children}
      </nav>
      {/* For the mouse: the keyboard goes through the links themselves, which come into sight. */}
      {beyond.before && (
        <button
          type="button"
          className={styles['arrow']}
          data-side="before"
          tabIndex={-1}
          aria-hidden="true"
          onClick={() => move(-1)}
        >
          <Icon of={ChevronLeft} size={14} />
        </button>
      )}
      {beyond.after && (
        <button
          type="button"
          className={styles['arrow']}
          data-side="after"
          tabIndex={-1}
          aria-hidden="true"
          onClick={() => move(1)}
        >
          <Icon of={ChevronRight} size={14} />
        </button>
      )}
    </div>
  );
}
