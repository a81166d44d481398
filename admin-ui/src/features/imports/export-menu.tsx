import Button from '@mui/material/Button';
import type { ImportKind, ExportFormat } from '@frakto/sdk/enums';
import Download from 'lucide-react/icons/download';
import { useListContext } from 'react-admin';
import { Suspense, useId, useState } from 'react';
import { Icon } from '../../kit/components/icon';
import { later } from '../../kit/components/later';
import { isNarrowed, useFilters } from '../../kit/directory/use-filters';
import { useT } from '../../kit/i18n/use-t';
import styles from './head-buttons.module.css';
import { api } from '../../kit/api/client';
import { useToast } from '../../kit/components/use-toast';
import { useFormat } from '../../kit/format/use-format';
import { exportQuery } from './export-query';
import { saveFile } from '../../kit/save-file';

/** Downloads the directory of the list around it in the list's order, and tells how that went. */
function useExport(kind: ImportKind) {
  const t = useT();
  const toast = useToast();
  const { number } = useFormat();
  const { sort } = useListContext();
  const { filters } = useFilters();
  const [isRunning, setRunning] = useState(false);
  /** @param isWhole all records, or those alone that the list shows */
  const download = async (format: ExportFormat, isWhole: boolean): Promise<void> => {
    setRunning(true);
    try {
      const query = { format, ...exportQuery(isWhole ? {} : filters, sort) };
      const params = { path: { kind }, query };
      const { name, content, count } = await api.download('/exports/{kind}', { params });
      const saved = name ?? `${kind}.${format}`;
      saveFile(saved, content);
      toast.success(
        count === null
          ? t('imports.export.done', { name: saved })
          : t('imports.export.counted', { name: saved, smart_count: count, count: number(count) }),
      );
    } catch (error) {
      toast.failure(t('imports.export.failed'), error, { retry: () => void download(format, isWhole) });
    } finally {
      setRunning(false);
    }
  };
  return { download, isRunning };
}

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
