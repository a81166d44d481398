import { Suspense, type ReactNode } from 'react';
import { later, usePreloadAtRest } from '../components/later';
import styles from './selection-tools.module.css';

const SelectionBar = later(async () => (await import('./selection-bar')).SelectionBar);

interface SelectionToolsProps {
  /** How many rows are selected. */
  count: number;
  /** The same in words. */
  label: string;
  onLeave: () => void;
  /** What can be done with them, the primary action last; each has its name as its `title`, too. */
  actions: ReactNode;
  /** The search, and whatever else narrows or changes the list. */
  children: ReactNode;
}

/** The tools of a list. While rows are selected, what can be done with these takes the place of all but the search. */
export function SelectionTools({ count, label, onLeave, actions, children }: SelectionToolsProps) {
  usePreloadAtRest(SelectionBar);
  return (
    <div className={styles['tools']}>
      {children}
      <span role="status" className="visually-hidden">
        {count > 0 && label}
      </span>
      {count > 0 && (
        <Suspense>
          <SelectionBar count={count} label={label} onLeave={onLeave}>
            {actions}
          </SelectionBar>
        </Suspense>
      )}
    </div>
  );
}
