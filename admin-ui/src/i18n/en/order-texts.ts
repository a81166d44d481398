import { carrierOrder } from './carrier-order';
import { documents } from './documents';
import { invoices } from './invoices';
import { orders } from './orders';

/** Texts of the order page alone: they come with it (see `late-texts.tsx`). */
export const orderMessages = {
  orders,
  carrierOrder,
  documents,
  invoices,
};
