import { carrierOrder } from '../../features/orders/texts/carrier-order.no';
import { documents } from '../../features/orders/texts/documents.no';
import { invoices } from '../../features/orders/texts/invoices.no';
import { newOrder } from '../../features/activities/texts/new-order.no';
import { orders } from '../../features/orders/texts/orders.no';
import type { orderMessages as English } from './orders.en';

/** Texts of the order page and of new orders: they come with them (see `late-texts.tsx`). */
export const orderMessages = {
  orders,
  newOrder,
  carrierOrder,
  documents,
  invoices,
} satisfies typeof English;
