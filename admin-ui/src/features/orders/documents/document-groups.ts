import type { Schemas } from '../../../kit/api/types';

export type OrderDocument = Schemas['DocumentDto'];
export type DocumentType = Schemas['DocumentTypeCode'];

/** The entries of a route's menu for its files, as they stand in the address. */
export const documentGroups = ['invoice', 'pod', 'other'] as const;
export type DocumentGroup = (typeof documentGroups)[number];

/** Which documents of a route an entry of its menu shows. */
export const typeOfGroup = {
  invoice: 'SUBCONTRACTOR_INVOICE',
  pod: 'POD',
  other: 'OTHER',
} as const satisfies Record<DocumentGroup, DocumentType>;

export function isDocumentGroup(part: string | null): part is DocumentGroup {
  return documentGroups.some((group) => group === part);
}

/** Words of each kind: key of its text. */
export const typeLabels = {
  SUBCONTRACTOR_INVOICE: 'documents.type.invoice',
  ISSUED_INVOICE: 'documents.type.invoice',
  POD: 'documents.type.pod',
  OTHER: 'documents.type.other',
} as const satisfies Record<DocumentType, string>;

/** Where files are to be kept: with a route or with the whole order; and what they are, where that is known already. */
export interface UploadTarget {
  routeId: number | null;
  type: DocumentType | null;
}
