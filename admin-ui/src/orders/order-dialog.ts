import type { OrderDocument } from './documents/document-groups';
import type { UploadTarget } from './documents/upload-target';
import type { SkippedMember } from './requests/skipped-member';

/** The dialogs of the order page: at most one is open. */
export type OrderDialog =
  | { kind: 'record-answer'; answer: 'accept' | 'reject' }
  | { kind: 'send-offer' }
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
  | { kind: 'send-invoice'; invoiceId?: number }
  | { kind: 'upload-documents'; target: UploadTarget }
  | { kind: 'preview-document'; document: OrderDocument }
  | { kind: 'delete-document'; document: OrderDocument }
  | { kind: 'new-route' }
  | { kind: 'edit-route'; routeId: number }
  | { kind: 'delete-route'; routeId: number };
