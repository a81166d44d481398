import { useState } from 'react';
import { api } from '../../../kit/api/client';
import { useToast } from '../../../kit/components/use-toast';
import { useT } from '../../../kit/i18n/use-t';
import { saveFile } from '../../../kit/save-file';
import type { OrderDocument } from './document-groups';

/** The content of a document. The kind is the one that the server found, not the one that a sender named. */
export async function readDocument(document: OrderDocument, signal?: AbortSignal): Promise<Blob> {
  const { content } = await api.download('/documents/{id}/download', {
    params: { path: { id: document.id } },
    ...(signal && { signal }),
  });
  return new Blob([content], { type: document.mime_type });
}

/** Saves a document on the reader's device, and tells when that fails. */
export function useDownload(document: OrderDocument) {
  const t = useT();
  const toast = useToast();
  const [isRunning, setRunning] = useState(false);
  async function download(): Promise<void> {
    setRunning(true);
    try {
      saveFile(document.original_filename, await readDocument(document));
      toast.success(t('documents.downloaded', { name: document.original_filename }));
    } catch (error) {
      toast.failure(t('documents.downloadFailed'), error, { retry: () => void download() });
    } finally {
      setRunning(false);
    }
  }
  return {
    isRunning,
    // A button that is disabled meanwhile would lose the focus, and Escape its way to the dialog around it.
    download: () => {
      if (!isRunning) void download();
    },
  };
}
