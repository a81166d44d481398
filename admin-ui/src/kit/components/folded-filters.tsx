import Button from '@mui/material/Button';
import ListFilter from 'lucide-react/icons/list-filter';
import { useId, useState, type ReactNode } from 'react';
import { useT } from '../i18n/use-t';
import styles from './folded-filters.module.css';
import { Icon } from './icon';

interface FoldedFiltersProps {
  /** How many of them narrow the list now. */
  count: number;
  children: ReactNode;
}

/** Filters above a list; on phones they are behind one button, which says how many of them are set. */
export function FoldedFilters({ count, children }: FoldedFiltersProps) {
  const t = useT();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <span className={styles['switch']}>
        <Button
          size="small"
          variant={count > 0 ? 'tonal' : 'outlined'}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon of={ListFilter} size={14} />
          {t('common.list.filters')}
          {count > 0 && <span className="num">{count}</span>}
        </Button>
      </span>
      <div id={id} className={styles['folded']} data-open={isOpen || undefined}>
        {children}
      </div>
    </>
  );
}
