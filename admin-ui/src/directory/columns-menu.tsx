import Button from '@mui/material/Button';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { useStore } from 'react-admin';
import { Suspense, useId, useState, type ReactNode } from 'react';
import { Icon } from '../components/icon';
import { later } from '../components/later';
import { useT } from '../i18n/use-t';
import styles from './directory.module.css';

const ColumnsList = later(async () => (await import('./columns-list')).ColumnsList);

interface ColumnsMenuProps {
  /** The `storeKey` of the table: both read the hidden columns from there. */
  storeKey: string;
  columns: readonly { source: string; label: ReactNode }[];
}

/** Shows and hides the columns of a table, remembered on this device. */
export function ColumnsMenu({ storeKey, columns }: ColumnsMenuProps) {
  const t = useT();
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [opened, setOpened] = useState(false);
  const [hidden, setHidden] = useStore<string[]>(storeKey, []);
  const toggle = (source: string) =>
    setHidden(hidden.includes(source) ? hidden.filter((other) => other !== source) : [...hidden, source]);
  return (
    <>
      <Button
        size="small"
        aria-label={t('common.list.columnsTitle')}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
        onPointerEnter={ColumnsList.preload}
        onFocus={ColumnsList.preload}
        onClick={(event) => {
          setAnchor(event.currentTarget);
          setOpened(true);
        }}
      >
        <Icon of={SlidersHorizontal} size={14} />
        <span className={styles['wide']}>{t('common.list.columns')}</span>
      </Button>
      <Suspense>
        {opened && (
          <ColumnsList
            id={id}
            anchor={anchor}
            columns={columns}
            hidden={hidden}
            onToggle={toggle}
            onClose={() => setAnchor(null)}
          />
        )}
      </Suspense>
    </>
  );
}
