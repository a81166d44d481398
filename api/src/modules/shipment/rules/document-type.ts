import type { UiLanguage } from '../../../kernel/text/language.js';
import { OrderStatus } from '../../../kernel/order/order-status.js';

/** What a document is, by the code that the wire and the database have. */
export type DocumentType = 'SUBCONTRACTOR_INVOICE' | 'POD' | 'ISSUED_INVOICE' | 'OTHER';

/** Where documents are filed: with one route, or with the whole order. */
export type DocumentLevel = 'route' | 'order';

/** A kind of document with the places where it may be filed. */
interface DocumentKind {
  readonly code: DocumentType;
  readonly levels: readonly DocumentLevel[];
  readonly labels: Readonly<Record<UiLanguage, string>>;
}

const invoice = { pl: 'Faktura', en: 'Invoice', no: 'Faktura' };

/** All kinds, in the order in which people look for them. */
export const documentKinds: readonly DocumentKind[] = [
  { code: 'SUBCONTRACTOR_INVOICE', levels: ['route'], labels: invoice },
  { code: 'POD', levels: ['route'], labels: { pl: 'POD', en: 'POD', no: 'POD' } },
  { code: 'ISSUED_INVOICE', levels: ['order'], labels: invoice },
  { code: 'OTHER', levels: ['route', 'order'], labels: { pl: 'Inne', en: 'Other', no: 'Annet' } },
];

/**
 * Whether a document has to stay: what was invoiced for is proved by the POD, and an issued invoice is never taken
 * back, so both stay once the order is invoiced.
 */
export function isKept(type: DocumentType, status: OrderStatus): boolean {
  return status >= OrderStatus.InvoiceCreated && (type === 'POD' || type === 'ISSUED_INVOICE');
}
