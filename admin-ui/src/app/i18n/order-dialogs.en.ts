import { invoiceDialogs } from '../../features/orders/texts/invoice-dialogs.en';
import { ordersDialogs } from '../../features/orders/texts/orders-dialogs.en';

/** Texts of the order page's dialogs: they come with the first of them (see `late-texts.tsx`). */
export const orderDialogMessages = {
  orders: ordersDialogs,
  invoices: invoiceDialogs,
};
