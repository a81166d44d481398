import type { OrderDocument, UploadTarget } from './documents/document-groups';
import type { Payment } from './invoices/invoice-queries';
import type { LinkInput } from './queries/types';
import type { SkippedMember } from './requests/skipped-note';

/** The dialogs of the order page: at most one is open. */
export type OrderDialog =
  | { kind: 'client-price' }
  | { kind: 'delete-order' }
  | { kind: 'revoke-link'; link: LinkInput; name: string }
  | { kind: 'carrier-answer'; routeId?: number }
  | { kind: 'record-answer'; answer: 'accept' | 'reject' }
  | { kind: 'send-offer' }
  | { kind: 'create-order' }
  | { kind: 'send-order'; routeId?: number }
  | { kind: 'ask'; routeId: number }
  | {
      kind: 'price-requests';
      routeId: number;
      /** Shows those whose mail failed first. */
      failed?: boolean;
      /** Who got no mail when groups were asked a moment ago. */
      skipped?: readonly SkippedMember[];
    }
  | { kind: 'contract'; routeId: number }
  | { kind: 'request-data' }
  | { kind: 'write-to-client' }
  | { kind: 'copy' }
  | { kind: 'references' }
  | { kind: 'create-invoice' }
  | { kind: 'correct-invoice' }
  | { kind: 'pay' }
  | { kind: 'record-payment' }
  | { kind: 'remove-payment'; payment: Payment }
  | { kind: 'send-invoice'; invoiceId?: number }
  | { kind: 'upload-documents'; target: UploadTarget }
  | { kind: 'preview-document'; document: OrderDocument }
  | { kind: 'delete-document'; document: OrderDocument }
  | { kind: 'new-route' }
  | { kind: 'edit-route'; routeId: number }
  | { kind: 'delete-route'; routeId: number };
