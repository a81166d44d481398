import { carrierOrder } from './carrier-order';
import { documents } from './documents';
import { invoices } from './invoices';
import { newOrder } from './new-order';
import { orders } from './orders';
import type { orderMessages as English } from '../en/order-texts';

/** Texts of the order page and of new orders: they come with them (see `late-texts.tsx`). */
export const orderMessages = {
  orders,
  newOrder,
  carrierOrder,
  documents,
  invoices,
} satisfies typeof English;
