import { useEffect, type KeyboardEvent, type ReactNode } from 'react';
import styles from './order-tabs.module.css';

interface TabListProps {
  label: string;
  /** Key of the open tab. */
  open: string;
  tabs: readonly { key: string; content: ReactNode }[];
  onOpen: (key: string) => void;
}

/** Ids that tie a tab to its panel. */
export const tabId = (key: string) => `order-tab-${key}`;
export const panelId = (key: string) => `order-panel-${key}`;

/** Tabs by the rules of the keyboard: one stop of Tab; arrows, Home and End move and open. */
export function TabList({ label, open, tabs, onOpen }: TabListProps) {
  useEffect(() => {
    // Optional call: a browser without layout has no such method.
    document.getElementById(tabId(open))?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
  }, [open]);

  function moveFocus(event: KeyboardEvent): void {
    const at = tabs.findIndex((tab) => tab.key === open);
    const places: Record<string, number> = {
      ArrowRight: (at + 1) % tabs.length,
      ArrowLeft: (at - 1 + tabs.length) % tabs.length,
      Home: 0,
      End: tabs.length - 1,
    };
    const place = places[event.key];
    const next = place === undefined ? undefined : tabs[place];
    if (!next) return;
    event.preventDefault();
    onOpen(next.key);
    document.getElementById(tabId(next.key))?.focus();
  }

  return (
    <div role="tablist" aria-label={label} className={styles['list']} onKeyDown={moveFocus}>
      {tabs.map(({ key, content }) => (
        <button
          key={key}
          type="button"
          role="tab"
          id={tabId(key)}
          aria-selected={key === open}
          aria-controls={key === open ? panelId(key) : undefined}
          tabIndex={key === open ? 0 : -1}
          onClick={() => onOpen(key)}
        >
          {content}
        </button>
      ))}
    </div>
  );
}
