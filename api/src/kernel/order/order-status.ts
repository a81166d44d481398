/** The statuses of an order, by name. The numbers are the wire format and are kept in the database. */
export const OrderStatus = {
  Created: 0,
  Accepted: 1,
  SentToSubcontractors: 2,
  SentToClient: 3,
  AcceptedByClient: 4,
  RejectedByClient: 5,
  OrderCreated: 6,
  SentToContractor: 7,
  InProgress: 8,
  RejectedBySubcontractor: 9,
  PodReceived: 10,
  InvoiceCreated: 11,
  InvoiceSent: 12,
  Paid: 13,
} as const;
export type OrderStatus = (typeof OrderStatus)[keyof typeof OrderStatus];

/** All statuses in the order of their numbers. */
export const orderStatuses: readonly OrderStatus[] = Object.values(OrderStatus);

/** Tells whether a number is a status of the table. */
export function isOrderStatus(value: unknown): value is OrderStatus {
  return orderStatuses.includes(value as OrderStatus);
}

const statusKeys = {
  [OrderStatus.Created]: 'created',
  [OrderStatus.Accepted]: 'accepted',
  [OrderStatus.SentToSubcontractors]: 'sent_to_subcontractors',
  [OrderStatus.SentToClient]: 'sent_to_client',
  [OrderStatus.AcceptedByClient]: 'accepted_by_client',
  [OrderStatus.RejectedByClient]: 'rejected_by_client',
  [OrderStatus.OrderCreated]: 'order_created',
  [OrderStatus.SentToContractor]: 'sent_to_contractor',
  [OrderStatus.InProgress]: 'in_progress',
  [OrderStatus.RejectedBySubcontractor]: 'rejected_by_subcontractor',
  [OrderStatus.PodReceived]: 'pod_received',
  [OrderStatus.InvoiceCreated]: 'invoice_created',
  [OrderStatus.InvoiceSent]: 'invoice_sent',
  [OrderStatus.Paid]: 'paid',
} as const satisfies Record<OrderStatus, string>;

/** A status as a stable word, for keys of texts, colours and icons. */
type OrderStatusKey = (typeof statusKeys)[OrderStatus];

/** The stable word of a status. */
export function statusKey(status: OrderStatus): OrderStatusKey {
  return statusKeys[status];
}

/** What can happen to an order. */
export const orderEvents = [
  'accept',
  'ask_subcontractors',
  'send_to_client',
  'client_accepts',
  'reject',
  'revise',
  'create_order',
  'send_to_subcontractor',
  'subcontractor_accepts',
  'subcontractor_rejects',
  'choose_again',
  'pods_complete',
  'save_invoice',
  'mail_invoice',
  'pay',
] as const;
export type OrderEvent = (typeof orderEvents)[number];

type TransitionTable = Readonly<Record<OrderStatus, Readonly<Partial<Record<OrderEvent, OrderStatus>>>>>;

/** From each status, what may happen and where it leads. What is not here cannot happen. */
const transitions = {
  [OrderStatus.Created]: { accept: OrderStatus.Accepted },
  [OrderStatus.Accepted]: {
    ask_subcontractors: OrderStatus.SentToSubcontractors,
    send_to_client: OrderStatus.SentToClient,
  },
  [OrderStatus.SentToSubcontractors]: {
    ask_subcontractors: OrderStatus.SentToSubcontractors,
    send_to_client: OrderStatus.SentToClient,
  },
  [OrderStatus.SentToClient]: {
    client_accepts: OrderStatus.AcceptedByClient,
    reject: OrderStatus.RejectedByClient,
  },
  [OrderStatus.AcceptedByClient]: {
    create_order: OrderStatus.OrderCreated,
    reject: OrderStatus.RejectedByClient,
  },
  [OrderStatus.RejectedByClient]: { revise: OrderStatus.Accepted },
  [OrderStatus.OrderCreated]: {
    send_to_subcontractor: OrderStatus.SentToContractor,
    save_invoice: OrderStatus.InvoiceCreated,
  },
  [OrderStatus.SentToContractor]: {
    send_to_subcontractor: OrderStatus.SentToContractor,
    subcontractor_accepts: OrderStatus.InProgress,
    subcontractor_rejects: OrderStatus.RejectedBySubcontractor,
    save_invoice: OrderStatus.InvoiceCreated,
  },
  [OrderStatus.InProgress]: {
    send_to_subcontractor: OrderStatus.SentToContractor,
    subcontractor_rejects: OrderStatus.RejectedBySubcontractor,
    pods_complete: OrderStatus.PodReceived,
    save_invoice: OrderStatus.InvoiceCreated,
  },
  [OrderStatus.RejectedBySubcontractor]: {
    send_to_subcontractor: OrderStatus.SentToContractor,
    subcontractor_accepts: OrderStatus.InProgress,
    choose_again: OrderStatus.RejectedBySubcontractor,
    save_invoice: OrderStatus.InvoiceCreated,
  },
  [OrderStatus.PodReceived]: { save_invoice: OrderStatus.InvoiceCreated },
  [OrderStatus.InvoiceCreated]: { mail_invoice: OrderStatus.InvoiceSent },
  [OrderStatus.InvoiceSent]: { pay: OrderStatus.Paid },
  [OrderStatus.Paid]: {},
} as const satisfies TransitionTable;

const table: TransitionTable = transitions;

/** Where an event leads from a status; null when the event cannot happen there. */
export function nextStatus(from: OrderStatus, event: OrderEvent): OrderStatus | null {
  return table[from][event] ?? null;
}

/** The events that can happen in a status, in the order of the table. */
export function eventsFrom(from: OrderStatus): OrderEvent[] {
  return orderEvents.filter((event) => table[from][event] !== undefined);
}

/** The statuses that can follow, ascending; a status follows itself where an event repeats (2, 7, 9). */
export function allowedNext(from: OrderStatus): OrderStatus[] {
  return orderStatuses.filter((to) => Object.values(table[from]).includes(to));
}

/** The events that a person records by naming the status; the others happen through their own calls. */
const manualEvents: ReadonlySet<OrderEvent> = new Set<OrderEvent>([
  'accept',
  'client_accepts',
  'reject',
  'revise',
  'create_order',
  'pay',
]);

/** The event behind a step from one status to another that a person may set; null when nobody may. */
export function manualEvent(from: OrderStatus, to: OrderStatus): OrderEvent | null {
  return eventsFrom(from).find((event) => manualEvents.has(event) && table[from][event] === to) ?? null;
}
