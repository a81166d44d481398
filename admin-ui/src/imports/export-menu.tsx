import Button from '@mui/material/Button';
import type { ImportKind } from '@frakto/sdk/enums';
import Download from 'lucide-react/icons/download';
import { useListContext } from 'react-admin';
import { Suspense, useId, useState } from 'react';
import { Icon } from '../components/icon';
import { later } from '../components/later';
import { isNarrowed, useFilters } from '../directory/use-filters';
import { useT } from '../i18n/use-t';
import styles from './head-buttons.module.css';
import { useExport } from './use-export';

const ExportList = later(async () => (await import('./export-list')).ExportList);

/** Saves the directory of the list around it as a file: all of it, or what the list shows. */
export function ExportMenu({ kind }: { kind: ImportKind }) {
  const t = useT();
  const id = useId();
  const { filters } = useFilters();
  const { total } = useListContext();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [opened, setOpened] = useState(false);
  const { download, isRunning } = useExport(kind);
  return (
    <>
      <Button
        variant="outlined"
        title={t('imports.export.label')}
        loading={isRunning}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
        onPointerEnter={ExportList.preload}
        onFocus={ExportList.preload}
        onClick={(event) => {
          setAnchor(event.currentTarget);
          setOpened(true);
        }}
      >
        <Icon of={Download} size={14} />
        <span className={styles['text']}>{t('imports.export.button')}</span>
      </Button>
      <Suspense>
        {opened && (
          <ExportList
            id={id}
            anchor={anchor}
            total={total}
            isNarrowed={isNarrowed(filters)}
            onChoose={(format, isWhole) => void download(format, isWhole)}
            onClose={() => setAnchor(null)}
          />
        )}
      </Suspense>
    </>
  );
}
