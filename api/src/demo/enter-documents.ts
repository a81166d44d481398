import type { Container } from '../container.js';
import { OrderStatus } from '../kernel/order/order-status.js';
import type { Member } from '../platform/http/principal.js';
import type { RouteDto } from '../modules/shipment/index.js';
import { demoPdf } from './demo-pdf.js';

/**
 * Files of a demo order: once it is delivered the POD of each leg, which moves it on, and the carriers' invoices; of one
 * under way with several legs, the POD of the first. Orders before that have none.
 */
export async function enterDocuments(
  { services }: Container,
  member: Member,
  orderId: number,
  status: number,
): Promise<void> {
  if (status < OrderStatus.InProgress || status === OrderStatus.RejectedBySubcontractor) return;
  const isDelivered = status >= OrderStatus.PodReceived;
  const { items: routes } = await services.routes.listRoutes(member, orderId);
  const proved = isDelivered ? routes : routes.slice(0, -1);
  const send = (route: RouteDto, type: 'POD' | 'SUBCONTRACTOR_INVOICE', name: string, lines: string[]) => {
    const buffer = demoPdf(lines);
    const file = { originalname: name, mimetype: 'application/pdf', size: buffer.length, buffer };
    return services.documents.uploadToRoute(member, route.id, type, file);
  };
  if (isDelivered) {
    for (const route of routes) {
      const number = `FV ${orderId}/${route.position}`;
      const price = route.chosen_offer ? `${route.chosen_offer.price} ${route.chosen_offer.currency}` : '';
      await send(route, 'SUBCONTRACTOR_INVOICE', `${number.replace('/', '-')}.pdf`, [
        `Faktura ${number}`,
        route.chosen_offer?.subcontractor.name ?? '',
        `Transport ${legOf(route)}`,
        price,
      ]);
    }
  }
  for (const route of proved) {
    await send(route, 'POD', `CMR ${orderId}-${route.position} ${route.delivery_city}.pdf`, [
      `CMR ${orderId}/${route.position}`,
      legOf(route),
      'Towar otrzymano bez uwag. Goods received in good order.',
      `${route.delivery_street}, ${route.delivery_post_code} ${route.delivery_city}`,
    ]);
  }
}

const legOf = (route: RouteDto) => `${route.pickup_city} - ${route.delivery_city}`;
