import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '../../../kit/api/client';
import { readFile } from '../../../kit/api/read-file';
import { useFileSaving } from '../../../kit/use-file-saving';
import { orderKeys } from '../queries/order-queries';
import { useT } from '../../../kit/i18n/use-t';
import type { OrderDocument, ReceivedDocument } from './document-groups';

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

/** Files from outside that wait to be confirmed, the oldest first. */
export const receivedQuery = (orderId: number) =>
  queryOptions({
    queryKey: [...orderKeys.order(orderId), 'received-documents'],
    queryFn: ({ signal }) =>
      api.get('/orders/{id}/received-documents', { params: { path: { id: orderId } }, signal }),
  });

export function useReceived(orderId: number) {
  return useQuery(receivedQuery(orderId));
}

/** The content of a file that waits, of the kind that the server found or its name says. */
export async function readReceived(received: ReceivedDocument, signal?: AbortSignal): Promise<Blob> {
  const { content } = await api.download('/received-documents/{id}/download', {
    params: { path: { id: received.id } },
    ...(signal && { signal }),
  });
  return new Blob([content], { type: received.mime_type });
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
  return readFile(document.id, document.mime_type, signal);
}

/** Saves a document on the reader's device, and tells when that fails. */
export function useDownload(document: OrderDocument) {
  return useSaving(document.original_filename, () => readDocument(document));
}

/** Saves a document under a name on the reader's device, and tells so. */
export function useSaving(name: string, read: () => Promise<Blob>) {
  const t = useT();
  return useFileSaving(name, read, {
    done: t('documents.downloaded', { name }),
    failed: t('documents.downloadFailed'),
  });
}
