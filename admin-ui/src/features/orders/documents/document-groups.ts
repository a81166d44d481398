import type { Schemas } from '../../../kit/api/types';

export type OrderDocument = Schemas['DocumentDto'];
export type ReceivedDocument = Schemas['ReceivedDocumentDto'];
export type DocumentType = Schemas['DocumentTypeCode'];
export type RouteDocumentType = Schemas['RouteDocumentType'];

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

/** The same where those of routes and of the order stand together. */
export const typeNames = {
  SUBCONTRACTOR_INVOICE: 'documents.typeName.SUBCONTRACTOR_INVOICE',
  ISSUED_INVOICE: 'documents.typeName.ISSUED_INVOICE',
  POD: 'documents.typeName.POD',
  OTHER: 'documents.typeName.OTHER',
} as const satisfies Record<DocumentType, string>;

/** Where files are to be kept: with a route or with the whole order; and what they are, where that is known already. */
export interface UploadTarget {
  routeId: number | null;
  type: DocumentType | null;
  /** Files that were dropped on the page. */
  files?: readonly File[];
}

/** What a document can be where it is kept, the likeliest first. */
export const typesOf = {
  route: ['POD', 'SUBCONTRACTOR_INVOICE', 'OTHER'],
  order: ['OTHER', 'ISSUED_INVOICE'],
} as const satisfies Record<string, readonly DocumentType[]>;

/** What tells where dropped files probably belong. */
interface RouteToGuess {
  id: number;
  status: number;
  has_pod: boolean;
  has_carrier_invoice: boolean;
}

const invoiceName = /(?:^|[^a-z])(?:faktura|fv|fs|invoice|inv|rechnung)(?:[^a-z]|$)/;

/**
 * Where dropped files probably belong: what looks like an invoice with the first route that lacks its carrier's, anything else with the
 * first route that lacks a POD. The dialog shows it, and it can be changed there.
 */
export function guessTarget(
  files: readonly Pick<File, 'name'>[],
  routes: readonly RouteToGuess[],
  open: number | null,
): Omit<UploadTarget, 'files'> {
  const underWay = routes.filter(({ status }) => status === 2);
  const first = (lacks: (route: RouteToGuess) => boolean) =>
    underWay.find((route) => route.id === open && lacks(route)) ?? underWay.find(lacks);
  const isInvoice = files.length > 0 && files.every(({ name }) => invoiceName.test(name.toLowerCase()));
  const route = first((one) => (isInvoice ? !one.has_carrier_invoice : !one.has_pod));
  if (route) return { routeId: route.id, type: isInvoice ? 'SUBCONTRACTOR_INVOICE' : 'POD' };
  return { routeId: open, type: 'OTHER' };
}
