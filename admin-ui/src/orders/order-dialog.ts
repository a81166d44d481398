/** The dialogs of the order page: at most one is open. */
export type OrderDialog =
  | { kind: 'record-answer'; answer: 'accept' | 'reject' }
  | { kind: 'send-offer' }
  | { kind: 'send-order'; routeId?: number }
  | { kind: 'ask'; routeId: number }
  | { kind: 'contract'; routeId: number }
  | { kind: 'copy' }
  | { kind: 'references' }
  | { kind: 'new-route' }
  | { kind: 'edit-route'; routeId: number }
  | { kind: 'delete-route'; routeId: number };
