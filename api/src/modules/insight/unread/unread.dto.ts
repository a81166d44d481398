/** What the caller, or their company, has not looked at. */
export interface UnreadCounts {
  /** Orders of the company, as `GET /orders/unread-count` counts them; null for those without a company. */
  orders: number | null;
  /** Messages of the company, as `GET /messages/unread-count` counts them; null for those without a company. */
  messages: number | null;
  /** The caller’s chat messages, as `GET /chat/unread-count` counts them. */
  chat: number;
}
