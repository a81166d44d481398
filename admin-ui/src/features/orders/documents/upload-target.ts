import type { DocumentType } from './document-groups';

/** Where files are to be kept: with a route or with the whole order; and what they are, where that is known already. */
export interface UploadTarget {
  routeId: number | null;
  type: DocumentType | null;
}
