import type { LucideIcon } from 'lucide-react';
import BadgeCheck from 'lucide-react/icons/badge-check';
import CircleCheckBig from 'lucide-react/icons/circle-check-big';
import CircleX from 'lucide-react/icons/circle-x';
import ClipboardCheck from 'lucide-react/icons/clipboard-check';
import FileCheck from 'lucide-react/icons/file-check-2';
import Forward from 'lucide-react/icons/forward';
import Inbox from 'lucide-react/icons/inbox';
import MailCheck from 'lucide-react/icons/mail-check';
import OctagonX from 'lucide-react/icons/octagon-x';
import PackagePlus from 'lucide-react/icons/package-plus';
import ReceiptText from 'lucide-react/icons/receipt-text';
import Scale from 'lucide-react/icons/scale';
import Send from 'lucide-react/icons/send';
import Truck from 'lucide-react/icons/truck';

/** Names of the order statuses, in the order of their codes 0-13. */
export const orderStatusKeys = [
  'created',
  'accepted',
  'sent_to_subcontractors',
  'sent_to_client',
  'accepted_by_client',
  'rejected_by_client',
  'order_created',
  'sent_to_contractor',
  'in_progress',
  'rejected_by_subcontractor',
  'pod_received',
  'invoice_created',
  'invoice_sent',
  'paid',
] as const;

export type OrderStatusKey = (typeof orderStatusKeys)[number];

/** What of a status depends on no language: its label is `status.short.<key>` or `status.full.<key>`. */
export interface OrderStatusLook {
  code: number;
  key: OrderStatusKey;
  icon: LucideIcon;
  /** CSS colours that follow the theme. */
  text: string;
  tint: string;
  mark: string;
}

const icons: Record<OrderStatusKey, LucideIcon> = {
  created: Inbox,
  accepted: ClipboardCheck,
  sent_to_subcontractors: Scale,
  sent_to_client: Send,
  accepted_by_client: BadgeCheck,
  rejected_by_client: CircleX,
  order_created: PackagePlus,
  sent_to_contractor: Forward,
  in_progress: Truck,
  rejected_by_subcontractor: OctagonX,
  pod_received: FileCheck,
  invoice_created: ReceiptText,
  invoice_sent: MailCheck,
  paid: CircleCheckBig,
};

/** The one map behind every chip, stepper and filter. */
export const orderStatuses: readonly OrderStatusLook[] = orderStatusKeys.map((key, code) => ({
  code,
  key,
  icon: icons[key],
  text: `var(--frakto-palette-status-${code}-text)`,
  tint: `var(--frakto-palette-status-${code}-tint)`,
  mark: `var(--frakto-palette-status-${code}-mark)`,
}));

/** The look of a status code, or undefined for a code that this version does not know. */
export function findOrderStatus(code: number): OrderStatusLook | undefined {
  return orderStatuses[code];
}
