import type { CarrierDocumentType, LinkView } from '../api/public-api';
import { isVehicleKnown } from './vehicle-values';

/** What may be expected of a carrier who has accepted. */
export type CarrierAct = 'vehicle' | 'POD' | 'SUBCONTRACTOR_INVOICE';

/** The latest file of a kind that came over the link. */
export function sentOf(view: LinkView, type: CarrierDocumentType): LinkView['sent_documents'][number] | null {
  return view.sent_documents.find(({ document_type }) => document_type === type) ?? null;
}

/** Whether the forwarder has the POD, or has yet to look at what the carrier sent as one. */
export function isPodThere(view: LinkView): boolean {
  return view.has_pod || sentOf(view, 'POD') !== null;
}

/**
 * What is expected of the carrier now; null when nothing is. Who was there to load comes back with the papers, whether or not anybody
 * told of the vehicle.
 */
export function actNow(view: LinkView): CarrierAct | null {
  if (isPodThere(view))
    return view.takes_documents && !sentOf(view, 'SUBCONTRACTOR_INVOICE') ? 'SUBCONTRACTOR_INVOICE' : null;
  if (view.loading_passed) return view.takes_documents ? 'POD' : null;
  return view.takes_vehicle && !isVehicleKnown(view.vehicle) ? 'vehicle' : null;
}
