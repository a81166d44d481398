import type { Currency, Id } from '../../../../platform/http/api-types.js';
import type { OrderStatusCode } from '../order-status.dto.js';
import type { Day } from '../transport-facts.dto.js';

/** How money came: by bank transfer, in cash, by card, set off against a debt, or otherwise. */
export type PaymentMethod = 'transfer' | 'cash' | 'card' | 'offset' | 'other';

/** A payment of the client, or with a minus what was returned to them. */
export interface PaymentDto {
  id: Id;
  order_id: Id;
  paid_on: Day;
  /** In the currency of the invoice; less than 0 for money that was returned. */
  amount: number;
  currency: Currency;
  method: PaymentMethod;
  note: string | null;
  /** Null when their account is gone. */
  created_by_name: string | null;
  created_at: Date;
}

/** What was paid for an order, with what is open. */
export interface OrderPayments {
  /** As they were recorded, without those that were removed. */
  items: PaymentDto[];
  /** Null, as all amounts, where no invoice was issued. */
  currency: Currency | null;
  /** What the client owes for the order, all corrections counted. */
  amount_due: number | null;
  /** What they paid, less what was returned. */
  paid_amount: number | null;
  /** What is still to be paid; less than 0 when it is to be returned. */
  balance: number | null;
  order_status: OrderStatusCode;
}

/** Records a payment, or with a minus a refund. */
export interface PaymentInput {
  /**
   * In the currency of the invoice, with at most two decimals and other than 0.
   * @isDouble
   * @minimum -99999999999.99
   * @maximum 99999999999.99
   */
  amount: number;
  /** The day in Europe/Warsaw, not before that of the invoice; today when left out. */
  paid_on?: Day | null;
  /** `transfer` when left out. */
  method?: PaymentMethod;
  /** @maxLength 500 */
  note?: string | null;
}

/** Removes a payment that was recorded by mistake. */
export interface PaymentRemoval {
  /**
   * Why, kept in the history.
   * @minLength 1
   * @maxLength 200
   * @pattern ^[^\x00-\x1f\x7f]*[^\s\x00-\x1f\x7f][^\x00-\x1f\x7f]*$
   */
  reason: string;
}
