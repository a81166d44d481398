import { carrierOrder } from '../../features/orders/texts/carrier-order.en';
import { documents } from '../../features/orders/texts/documents.en';
import { invoiceDialogs } from '../../features/orders/texts/invoice-dialogs.en';
import { invoices } from '../../features/orders/texts/invoices.en';
import { newOrder } from '../../features/activities/texts/new-order.en';
import { ordersDialogs } from '../../features/orders/texts/orders-dialogs.en';
import { orders } from '../../features/orders/texts/orders.en';

/** Texts of the order page with its dialogs, and of new orders: they come with them (see `late-texts.tsx`). */
export const orderMessages = {
  orders: { ...orders, ...ordersDialogs },
  newOrder,
  carrierOrder,
  documents,
  invoices: { ...invoices, ...invoiceDialogs },
};
