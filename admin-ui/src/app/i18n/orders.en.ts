import { carrierOrder, orders } from '../../features/orders/texts/orders.en';
import { carrierInvoices } from '../../features/orders/texts/carrier-invoices.en';
import { documents } from '../../features/orders/texts/documents.en';
import { invoiceDialogs, invoices } from '../../features/orders/texts/invoices.en';
import { newOrder } from '../../features/activities/texts/new-order.en';

/** Texts of the order page and of new orders: they come with them (see `late-texts.tsx`). */
export const orderMessages = {
  orders,
  newOrder,
  carrierOrder,
  carrierInvoices,
  documents,
  invoices: { ...invoices, ...invoiceDialogs },
};
