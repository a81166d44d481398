import Building from 'lucide-react/icons/building-2';
import CircleDashed from 'lucide-react/icons/circle-dashed';
import Truck from 'lucide-react/icons/truck';
import { api } from '../../api/client';
import { useSearch } from '../../components/use-search';
import { useT } from '../../i18n/use-t';
import { paths } from '../../paths';
import { findOrderStatus } from '../../status/order-status';
import type { PaletteSection } from './palette-item';

const perKind = 5;

/** Orders, clients and subcontractors that match. */
export function useFound(typed: string, enabled: boolean) {
  const t = useT();
  const text = typed.trim();
  const { found, isSearching, isError } = useSearch({
    name: ['palette'],
    text,
    find: async (q, signal) => {
      // “#1048” is how the screens write an order's number: the order of that number, and no other, is meant.
      const query = { q: q.replace(/^#/, ''), page: 1, page_size: perKind };
      const [orders, clients, subcontractors] = await Promise.all([
        api.get('/orders', { params: { query: { ...query, q, sort: '-updated_at' } }, signal }),
        api.get('/client-directory', { params: { query }, signal }),
        api.get('/subcontractor-directory', { params: { query }, signal }),
      ]);
      return { orders: orders.items, clients: clients.items, subcontractors: subcontractors.items };
    },
    enabled: enabled && !/^#?$/.test(text),
  });

  const sections: PaletteSection[] = [
    {
      title: t('shell.palette.orders'),
      items: (found?.orders ?? []).map((order) => ({
        id: `order-${order.id}`,
        icon: findOrderStatus(order.status)?.icon ?? CircleDashed,
        text: `${order.id} ${order.client_name ?? order.client_email}, ${order.pickup_city} → ${order.delivery_city}`,
        status: order.status,
        to: paths.order(order.id),
      })),
    },
    {
      title: t('shell.palette.clients'),
      items: (found?.clients ?? []).map((client) => ({
        id: `client-${client.id}`,
        icon: Building,
        text: client.name,
        end: client.city ?? undefined,
        to: paths.client(client.id),
      })),
    },
    {
      title: t('shell.palette.subcontractors'),
      items: (found?.subcontractors ?? []).map((subcontractor) => ({
        id: `subcontractor-${subcontractor.id}`,
        icon: Truck,
        text: subcontractor.name,
        end: subcontractor.city ?? undefined,
        to: paths.subcontractor(subcontractor.id),
      })),
    },
  ];
  return { sections: sections.filter((section) => section.items.length > 0), settled: !isSearching, isError };
}
