import { carrierOrder, orders } from '../../features/orders/texts/orders.no';
import { carrierInvoices } from '../../features/orders/texts/carrier-invoices.no';
import { documents } from '../../features/orders/texts/documents.no';
import { invoiceDialogs, invoices } from '../../features/orders/texts/invoices.no';
import { newOrder } from '../../features/activities/texts/new-order.no';
import type { orderMessages as English } from './orders.en';

/** Texts of the order page and of new orders: they come with them (see `late-texts.tsx`). */
export const orderMessages = {
  orders,
  newOrder,
  carrierOrder,
  carrierInvoices,
  documents,
  invoices: { ...invoices, ...invoiceDialogs },
} satisfies typeof English;
