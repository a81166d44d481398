import type { Schemas } from '../../../kit/api/types';
import { paths } from '../../../kit/paths';

type Entry = Pick<
  Schemas['WorkEntry'],
  'act' | 'order_id' | 'message_id' | 'draft_id' | 'route_id' | 'status'
>;

/** Subcontractors were asked for prices. */
const askedForPrices = 2;

/** Where the one act of an entry is done: the mail, the form with the draft, the quotes or the vehicle of a route, or the order with the dialog of the act open. */
export function actPlace({ act, order_id, message_id, draft_id, route_id, status }: Entry): string {
  if (message_id !== null) return paths.message(message_id);
  if (draft_id !== null) return paths.orderDraft(draft_id);
  const order = paths.order(order_id ?? 0);
  switch (act) {
    case 'open':
    case 'read':
    case 'complete':
    case 'confirm_client':
      return order;
    case 'hand_over':
      // Each of those who were asked for a price has a link of their own.
      if (route_id === null) return `${order}?act=hand_over`;
      return `${order}?route=${route_id}${status === askedForPrices ? '&part=quotes' : ''}`;
    case 'compare':
    case 'choose_again':
      return route_id === null ? order : `${order}?route=${route_id}`;
    case 'mend_invoice':
      return `${order}?tab=documents&act=mend_invoice`;
    case 'confirm_files':
      return `${order}?tab=documents`;
    case 'ask_vehicle':
      return route_id === null ? order : `${order}?route=${route_id}&part=details`;
    default:
      return `${order}?act=${act}`;
  }
}
