import Button from '@mui/material/Button';
import { useListContext, type RaRecord } from 'react-admin';
import type { ReactNode } from 'react';
import { useT } from '../i18n/use-t';
import styles from './directory.module.css';
import { useSelectedRecords } from './use-selected-records';

interface SelectionBarProps<Kept extends RaRecord<number>> {
  /** How many are selected, in words. */
  text: (count: number) => string;
  /** What can be done with them; the primary action last. */
  children: (records: Kept[]) => ReactNode;
}

/** Stands above a table while rows are selected. */
export function SelectionBar<Kept extends RaRecord<number>>({ text, children }: SelectionBarProps<Kept>) {
  const t = useT();
  const { selectedIds, onUnselectItems } = useListContext<Kept>();
  const records = useSelectedRecords<Kept>();
  return (
    <div className={styles['selection']}>
      <span role="status" className="cut">
        {text(selectedIds.length)}
      </span>
      <span className={styles['spacer']} />
      <Button size="small" onClick={() => onUnselectItems()}>
        {t('common.action.unselect')}
      </Button>
      {children(records)}
    </div>
  );
}
