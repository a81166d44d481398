import { invoiceDialogs } from './invoice-dialogs';
import { ordersDialogs } from './orders-dialogs';
import type { orderDialogMessages as English } from '../en/order-dialog-texts';

/** Texts of the order page's dialogs: they come with the first of them (see `late-texts.tsx`). */
export const orderDialogMessages = {
  orders: ordersDialogs,
  invoices: invoiceDialogs,
} satisfies typeof English;
