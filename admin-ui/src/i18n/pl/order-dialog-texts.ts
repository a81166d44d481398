import { ordersDialogs } from './orders-dialogs';
import type { orderDialogMessages as English } from '../en/order-dialog-texts';

/** Texts of the order page's dialogs: they come with the first of them (see `late-texts.tsx`). */
export const orderDialogMessages = {
  orders: ordersDialogs,
} satisfies typeof English;
