import type { ExportFormat, ImportKind } from '@frakto/sdk/enums';
import { useState } from 'react';
import { api } from '../api/client';
import { useToast } from '../components/use-toast';
import { useT } from '../i18n/use-t';
import { saveFile } from './save-file';

/** Downloads a directory and tells how that went. */
export function useExport(kind: ImportKind) {
  const t = useT();
  const toast = useToast();
  const [isRunning, setRunning] = useState(false);
  const download = async (format: ExportFormat, q?: string): Promise<void> => {
    setRunning(true);
    try {
      const query = q === undefined ? { format } : { format, q };
      const { name, content } = await api.download('/exports/{kind}', { params: { path: { kind }, query } });
      const saved = name ?? `${kind}.${format}`;
      saveFile(saved, content);
      toast.success(t('imports.export.done', { name: saved }));
    } catch (error) {
      toast.failure(t('imports.export.failed'), error, { retry: () => void download(format, q) });
    } finally {
      setRunning(false);
    }
  };
  return { download, isRunning };
}
