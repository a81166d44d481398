import type { components } from '@frakto/sdk/schema';
import { useMemo } from 'react';
import type { Answer, LinkQuery, PublicApi } from '../api/public-api';
import { useLinkView, type LinkReport } from '../api/use-remote';
import type { Address } from '../lib/address';
import {
  isSampleOrder,
  readSubcontractorOrderLink,
  type LinkFault,
  type SubcontractorOrderLink,
} from '../lib/links';
import { amountIn, fromObject, fromQuery, isKnown, readTransport, type Transport } from '../lib/transport';
import { usePrepared } from '../ui/prepared';
import type { VehicleInput } from './vehicle-values';

/** Everything the carrier's order page knows of its link. */
export interface SubcontractorOrderState {
  link: SubcontractorOrderLink | null;
  fault: LinkFault | null;
  /** Made-up data: there is nothing to ask the server, and nothing to answer. */
  isSample: boolean;
  /** What the server is asked with; null while there is no sound link. */
  query: LinkQuery | null;
  report: LinkReport;
  transport: Transport | null;
  /** Empty when nobody says. */
  clientName: string;
  price: number | null;
  currency: string;
  company: string | null;
}

/** Reads the link; the server's record, when it comes, takes the place of what the address says. */
export function useSubcontractorOrder(api: PublicApi, address: Address | null): SubcontractorOrderState {
  const isSample = address !== null && isSampleOrder(address.query);
  const reading = useMemo(
    () => (address && !isSample ? readSubcontractorOrderLink(address.query, address.path) : null),
    [address, isSample],
  );
  const link = reading?.link ?? null;
  const query = useMemo(() => link && orderQuery(link), [link]);
  const report = useLinkView(api, 'subcontractor-order-view', query);
  const { view } = report;
  const transport = useMemo(() => {
    if (!address || !(link || isSample)) return null;
    if (view?.transport) return readTransport(fromObject(view.transport));
    const inAddress = readTransport(fromQuery(address.query));
    return isKnown(inAddress) ? inAddress : null;
  }, [address, link, isSample, view]);
  const known = usePrepared()?.company ?? null;
  const inAddress = address?.query;
  return {
    link,
    fault: reading?.fault ?? null,
    isSample,
    query,
    report,
    transport,
    clientName: view ? (view.client_name ?? '') : (inAddress?.get('client_name')?.trim() ?? ''),
    price: view ? view.price : amountIn(inAddress?.get('price') ?? ''),
    currency: (view ? view.currency : inAddress?.get('currency')) || 'PLN',
    company: view?.company_name ?? known ?? (report.settled || isSample ? '' : null),
  };
}

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
