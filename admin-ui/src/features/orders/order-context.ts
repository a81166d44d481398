import { createContext, useContext } from 'react';
import type { OrderEditing } from './details/use-order-editing';
import type { OrderView } from './order-view';
import type { OrderPlace } from './use-order-place';
import type { OrderDetails, Route, SummaryCurrency, LinkInput } from './queries/types';
import type { OrderDocument, ReceivedDocument, UploadTarget } from './documents/document-groups';
import type { Payment } from './invoices/invoice-queries';
import type { SkippedMember } from './requests/skipped-note';

/** The dialogs of the order page: at most one is open. */
export type OrderDialog =
  | { kind: 'client-price' }
  | { kind: 'delete-order' }
  | { kind: 'revoke-link'; link: LinkInput; name: string }
  | { kind: 'carrier-answer'; routeId?: number }
  | { kind: 'record-answer'; answer: 'accept' | 'reject' }
  | { kind: 'remind-prices'; routeId: number }
  | { kind: 'remind-client' }
  | { kind: 'remind-carrier'; routeId?: number }
  | { kind: 'send-offer' }
  | { kind: 'create-order' }
  | { kind: 'send-order'; routeId?: number }
  /** Null: the order is accepted as its questions are sent, and its route comes with that. */
  | { kind: 'ask'; routeId: number | null }
  | { kind: 'publish-load'; routeId: number }
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
  | { kind: 'write-to-carrier'; routeId: number; about?: 'invoice' }
  | { kind: 'copy' }
  | { kind: 'references' }
  | { kind: 'create-invoice' }
  | { kind: 'correct-invoice' }
  | { kind: 'mend-invoice'; invoiceId: number }
  | { kind: 'pay' }
  | { kind: 'record-payment' }
  | { kind: 'remove-payment'; payment: Payment }
  | { kind: 'send-invoice'; invoiceId?: number }
  | { kind: 'upload-documents'; target: UploadTarget }
  | { kind: 'preview-document'; document: OrderDocument }
  | { kind: 'preview-received'; received: ReceivedDocument }
  | { kind: 'refuse-received'; received: ReceivedDocument }
  | { kind: 'cmr'; routeId: number }
  | { kind: 'delete-document'; document: OrderDocument }
  | { kind: 'new-route' }
  | { kind: 'edit-route'; routeId: number }
  | { kind: 'delete-route'; routeId: number }
  | { kind: 'split-route'; routeId: number }
  | { kind: 'join-routes'; routeId: number };

/** What every part of the order page shares. */
export interface OrderPageState {
  order: OrderDetails;
  view: OrderView;
  /** The tab that is open; it stands in the address. */
  place: OrderPlace;
  goTo: (place: OrderPlace) => void;
  /** The currency of the summary; it stands in the address until the offer freezes it. */
  currency: SummaryCurrency;
  setCurrency: (currency: SummaryCurrency) => void;
  /** The form of the details; null where the order can only be read. */
  editing: OrderEditing | null;
  openDialog: (dialog: OrderDialog) => void;
  /** Lets the page be left although something typed is not saved: the order is gone. */
  allowLeaving: () => void;
  /** Ids of quotes that came while the page was open. */
  freshQuotes: ReadonlySet<number>;
  /** On phones: where the next step stands, at the foot of the window; null until that place is there. */
  nextPlace: HTMLElement | null;
  setNextPlace: (place: HTMLElement | null) => void;
}

export const OrderContext = createContext<OrderPageState | null>(null);

/** The order page's state; only below the page. */
export function useOrder(): OrderPageState {
  const state = useContext(OrderContext);
  if (!state) throw new Error('useOrder is for parts of the order page');
  return state;
}

/** A route of the order by its id. */
export function findRoute(order: OrderDetails, routeId: number): Route | undefined {
  return order.routes.find((route) => route.id === routeId);
}
