import Button from '@mui/material/Button';
import type { ExportFormat, ImportKind } from '@frakto/sdk/enums';
import Download from 'lucide-react/icons/download';
import { useListContext } from 'react-admin';
import { useId, useState } from 'react';
import { Icon } from '../../kit/components/icon';
import { isNarrowed, useFilters } from '../../kit/directory/use-filters';
import { useT } from '../../kit/i18n/use-t';
import styles from './head-buttons.module.css';
import { api } from '../../kit/api/client';
import { useToast } from '../../kit/components/use-toast';
import { useFormat } from '../../kit/format/use-format';
import { exportQuery } from './export-query';
import { saveFile } from '../../kit/save-file';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';

/** What people open; lines for programs are not among it. */
const tables = ['csv', 'xlsx'] as const satisfies readonly ExportFormat[];

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
          ? t('directoryFiles.export.done', { name: saved })
          : t('directoryFiles.export.counted', { name: saved, smart_count: count, count: number(count) }),
      );
    } catch (error) {
      toast.failure(t('directoryFiles.export.failed'), error, {
        retry: () => void download(format, isWhole),
      });
    } finally {
      setRunning(false);
    }
  };
  return { download, isRunning };
}

/** The menu of formats, and what opens it at an element. */
export function useExportMenu(kind: ImportKind) {
  const id = useId();
  const { filters } = useFilters();
  const { total } = useListContext();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { download, isRunning } = useExport(kind);
  const menu = (
    <ExportList
      id={id}
      anchor={anchor}
      total={total}
      isNarrowed={isNarrowed(filters)}
      onChoose={(format, isWhole) => void download(format, isWhole)}
      onClose={() => setAnchor(null)}
    />
  );
  return { isOpen: anchor !== null, id, openAt: setAnchor, isRunning, menu };
}

/**
 * Saves the directory of the list around it as a file: all of it, or what the list shows. react-admin's `ExportButton` makes the
 * file in the browser, of a thousand records at most; here the API writes it, in the format that is asked for.
 */
export function ExportMenu({ kind }: { kind: ImportKind }) {
  const t = useT();
  const { isOpen, id, openAt, isRunning, menu } = useExportMenu(kind);
  return (
    <>
      <Button
        variant="outlined"
        title={t('directoryFiles.export.label')}
        loading={isRunning}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={(event) => openAt(event.currentTarget)}
      >
        <Icon of={Download} size={14} />
        <span className={styles['text']}>{t('directoryFiles.export.button')}</span>
      </Button>
      {menu}
    </>
  );
}

interface ExportListProps {
  id: string;
  /** The button that it belongs to; null while it is closed. */
  anchor: HTMLElement | null;
  /** Records that the list has on all pages; undefined while that is not known. */
  total: number | undefined;
  /** The list shows only a part of the records. */
  isNarrowed: boolean;
  onChoose: (format: ExportFormat, isWhole: boolean) => void;
  onClose: () => void;
}

/** The menu of an `ExportMenu`. */
function ExportList({ id, anchor, total = 0, isNarrowed, onChoose, onClose }: ExportListProps) {
  const t = useT();
  const { number } = useFormat();
  const counted = { smart_count: total, count: number(total) };
  const groups = [
    ...(isNarrowed ? [{ name: t('directoryFiles.export.shown', counted), isWhole: false }] : []),
    { name: t('directoryFiles.export.all'), isWhole: true },
  ];
  return (
    <Menu
      id={id}
      anchorEl={anchor}
      open={anchor !== null}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
    >
      {groups.flatMap((group) => [
        <li key={group.name} role="presentation" className={`${styles['group'] ?? ''} cut`}>
          {group.name}
        </li>,
        ...tables.map((format) => (
          <MenuItem
            key={`${group.name} ${format}`}
            aria-label={`${group.name}: ${t(`directoryFiles.export.${format}`)}`}
            onClick={() => {
              onClose();
              onChoose(format, group.isWhole);
            }}
          >
            {t(`directoryFiles.export.${format}`)}
          </MenuItem>
        )),
      ])}
    </Menu>
  );
}
