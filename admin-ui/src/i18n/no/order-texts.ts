import { carrierOrder } from './carrier-order';
import { documents } from './documents';
import { invoices } from './invoices';
import { orders } from './orders';
import type { orderMessages as English } from '../en/order-texts';

/** Texts of the order page alone: they come with it (see `late-texts.tsx`). */
export const orderMessages = {
  orders,
  carrierOrder,
  documents,
  invoices,
} satisfies typeof English;
