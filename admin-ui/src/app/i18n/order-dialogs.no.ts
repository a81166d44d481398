import { invoiceDialogs } from '../../features/orders/texts/invoice-dialogs.no';
import { ordersDialogs } from '../../features/orders/texts/orders-dialogs.no';
import type { orderDialogMessages as English } from './order-dialogs.en';

/** Texts of the order page's dialogs: they come with the first of them (see `late-texts.tsx`). */
export const orderDialogMessages = {
  orders: ordersDialogs,
  invoices: invoiceDialogs,
} satisfies typeof English;
