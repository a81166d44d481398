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
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { api } from '../api/client';
import type { Schemas } from '../api/types';

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

/** The kinds of orders that the activities screen filters by. */
export type OrderGroup = Schemas['StatusInfo']['activity'];

export const orderGroups = [
  'offers',
  'in_valuation',
  'in_progress',
  'finished',
] as const satisfies readonly OrderGroup[];

/** Status codes of each kind, as the API sorts them; undefined while they are on their way. */
export function useOrderGroups(): Record<OrderGroup, number[]> | undefined {
  const { data } = useQuery({
    queryKey: ['quotation-statuses', 'groups'],
    queryFn: ({ signal }) => api.get('/quotation-statuses', { signal }),
    staleTime: Infinity,
    gcTime: Infinity,
  });
  return useMemo(() => {
    if (!data) return undefined;
    const codes = (group: OrderGroup) =>
      data.items.filter((status) => status.activity === group).map((status) => status.code);
    return {
      offers: codes('offers'),
      in_valuation: codes('in_valuation'),
      in_progress: codes('in_progress'),
      finished: codes('finished'),
    };
  }, [data]);
}
