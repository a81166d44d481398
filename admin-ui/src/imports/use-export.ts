import type { ExportFormat, ImportKind } from '@frakto/sdk/enums';
import { useListContext } from 'react-admin';
import { useState } from 'react';
import { api } from '../api/client';
import { useToast } from '../components/use-toast';
import { useFilters } from '../directory/use-filters';
import { useFormat } from '../format/use-format';
import { useT } from '../i18n/use-t';
import { exportQuery } from './export-query';
import { saveFile } from './save-file';

/** Downloads the directory of the list around it in the list's order, and tells how that went. */
export function useExport(kind: ImportKind) {
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
