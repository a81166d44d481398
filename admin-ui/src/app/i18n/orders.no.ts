import { carrierOrder } from '../../features/orders/texts/carrier-order.no';
import { documents } from '../../features/orders/texts/documents.no';
import { invoiceDialogs } from '../../features/orders/texts/invoice-dialogs.no';
import { invoices } from '../../features/orders/texts/invoices.no';
import { newOrder } from '../../features/activities/texts/new-order.no';
import { ordersDialogs } from '../../features/orders/texts/orders-dialogs.no';
import { orders } from '../../features/orders/texts/orders.no';
import type { orderMessages as English } from './orders.en';

/** Texts of the order page with its dialogs, and of new orders: they come with them (see `late-texts.tsx`). */
export const orderMessages = {
  orders: { ...orders, ...ordersDialogs },
  newOrder,
  carrierOrder,
  documents,
  invoices: { ...invoices, ...invoiceDialogs },
} satisfies typeof English;
