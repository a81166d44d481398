import { api } from './client';

/** The content of the file of a document, of the kind that the server found. */
export async function readFile(id: number, type = 'application/pdf', signal?: AbortSignal): Promise<Blob> {
  const { content } = await api.download('/documents/{id}/download', {
    params: { path: { id } },
    ...(signal && { signal }),
  });
  return new Blob([content], { type });
}
