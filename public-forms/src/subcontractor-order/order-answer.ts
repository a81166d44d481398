import type { components } from '@frakto/sdk/schema';
import type { Answer, LinkQuery } from '../api/public-api';
import type { SubcontractorOrderLink } from '../lib/links';
import type { VehicleInput } from './vehicle-values';

/** What the record behind a link, or its document, is asked with. */
export function orderQuery(link: SubcontractorOrderLink): LinkQuery {
  return {
    subcontractor_id: link.subcontractorId,
    order_id: link.orderId,
    ...(link.routeId === null ? {} : { route_id: link.routeId }),
    ...link.signature,
  };
}

/** What is sent when a carrier answers, or tells the vehicle of an order that was accepted. */
export function orderAnswer(
  link: SubcontractorOrderLink,
  action: Answer,
  reason: string | null,
  vehicle: VehicleInput,
): components['schemas']['SubcontractorResponseInput'] {
  return {
    action,
    subcontractor_id: link.subcontractorId,
    ...(link.routeId === null ? {} : { route_id: link.routeId }),
    ...(reason ? { reason } : {}),
    ...vehicle,
    ...link.signature,
  };
}
