import { useQuery } from '@tanstack/react-query';
import { api } from '../../../kit/api/client';
import { orderKeys } from '../queries/order-queries';
import { useState } from 'react';
import { useToast } from '../../../kit/components/use-toast';
import { useT } from '../../../kit/i18n/use-t';
import { saveFile } from '../../../kit/save-file';
import type { OrderDocument } from './document-groups';

/** More files than an order can have: one page holds them all. */
const allDocuments = 1000;

/** The files of an order and of its routes, the newest first. */
export function useDocuments(orderId: number) {
  return useQuery({
    queryKey: [...orderKeys.order(orderId), 'documents'],
    queryFn: ({ signal }) =>
      api.get('/documents', { params: { query: { order_id: orderId, page_size: allDocuments } }, signal }),
  });
}

/** Which files are taken; that changes with the product alone. */
export function useFileRules() {
  return useQuery({
    queryKey: ['document-types'],
    queryFn: ({ signal }) => api.get('/documents/types', { signal }),
    staleTime: Infinity,
  });
}

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
