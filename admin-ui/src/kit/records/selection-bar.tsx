import Button from '@mui/material/Button';
import X from 'lucide-react/icons/x';
import { useEffect, useRef, type ReactNode } from 'react';
import { Icon } from '../components/icon';
import { useT } from '../i18n/use-t';
import styles from './selection-tools.module.css';

interface SelectionBarProps {
  count: number;
  /** How many rows are selected, in words. */
  label: string;
  onLeave: () => void;
  children: ReactNode;
}

/** What can be done with the rows that are selected. Who leaves it by its keys goes on at the rows. */
export function SelectionBar({ count, label, onLeave, children }: SelectionBarProps) {
  const t = useT();
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const tools = bar.current?.parentElement;
    return () => {
      if (tools?.isConnected && document.activeElement === document.body) focusRows(tools);
    };
  }, []);
  const leave = t('common.list.deselect');
  return (
    <div ref={bar} className={styles['bar']}>
      <Button size="small" className={styles['leave'] ?? ''} title={leave} onClick={onLeave}>
        <Icon of={X} size={14} />
        {leave}
      </Button>
      <span className={`${styles['count']} cut`} aria-hidden>
        <span className={styles['words']}>{label}</span>
        <span className={styles['number']}>{t('common.list.selected', { count })}</span>
        <span className={styles['bare']}>{count}</span>
      </span>
      {children}
    </div>
  );
}

/** The first box that can be ticked, or else the search. */
function focusRows(tools: Element): void {
  const list = tools.closest('[role="dialog"], main');
  const boxes = list?.querySelectorAll<HTMLInputElement>('table input[type="checkbox"]:enabled') ?? [];
  const box = [...boxes].find((one) => one.checkVisibility());
  (box ?? tools.querySelector('input'))?.focus();
}
