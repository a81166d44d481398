import { carrierOrder } from '../../features/orders/texts/carrier-order.pl';
import { documents } from '../../features/orders/texts/documents.pl';
import { invoices } from '../../features/orders/texts/invoices.pl';
import { newOrder } from '../../features/activities/texts/new-order.pl';
import { orders } from '../../features/orders/texts/orders.pl';
import type { orderMessages as English } from './orders.en';

/** Texts of the order page and of new orders: they come with them (see `late-texts.tsx`). */
export const orderMessages = {
  orders,
  newOrder,
  carrierOrder,
  documents,
  invoices,
} satisfies typeof English;
