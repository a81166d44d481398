import { useMemo } from 'react';
import type { LinkQuery, LinkView, PublicApi } from '../api/public-api';
import { useLinkView, useRemote } from '../api/use-remote';
import type { Language } from '../lib/language';
import { linkKey, readSubcontractorOfferLink, type SubcontractorOfferLink } from '../lib/links';
import { numberText } from '../lib/numbers';
import { fromObject, fromQuery, isKnown, readTransport, type Transport } from '../lib/transport';
import { instantToWall, parseMoment } from '../lib/warsaw-time';
import type { BadLinkReason } from '../ui/screens';
import type { Address } from '../lib/address';
import type { OfferValues, OriginalDates } from './offer-rules';

/** Everything the price form knows of its link. */
export interface OfferLinkState {
  link: SubcontractorOfferLink | null;
  bad: BadLinkReason | null;
  /** The route takes no more prices. */
  closed: boolean;
  key: string | null;
  /** Null when there is nothing to show of the route. */
  transport: Transport | null;
  earlier: LinkView['earlier_offer'];
  base: Partial<OfferValues>;
  originals: OriginalDates;
  company: string | null;
  /** The record could not be read, and the address says nothing of the route either. */
  unknown: boolean;
}

/** Reads the link and asks the API for the company and the route; the API's word wins over the address. */
export function useOfferLink(api: PublicApi, address: Address | null, language: Language): OfferLinkState {
  const reading = useMemo(() => (address ? readSubcontractorOfferLink(address.query) : null), [address]);
  const link = reading?.link ?? null;
  const settings = useRemote(
    useMemo(() => (link ? () => api.companySettings(link.userId) : null), [api, link]),
  );
  const query = useMemo<LinkQuery | null>(
    () =>
      link && {
        user_id: link.userId,
        subcontractor_id: link.subcontractorId,
        order_id: link.orderId,
        route_id: link.routeId,
        ...link.signature,
      },
    [link],
  );
  const { view, bad, trouble } = useLinkView(api, 'subcontractor-offer', query);
  const transport = useMemo(() => {
    if (view?.transport) return readTransport(fromObject(view.transport));
    const inAddress = address ? readTransport(fromQuery(address.query)) : null;
    return inAddress && isKnown(inAddress) ? inAddress : null;
  }, [address, view]);
  const earlier = view?.earlier_offer ?? null;
  const originals = useMemo<OriginalDates>(
    () => ({
      pickup: parseMoment(earlier?.pickup_date) ?? transport?.pickup.at ?? null,
      delivery: parseMoment(earlier?.delivery_date) ?? transport?.delivery.at ?? null,
    }),
    [earlier, transport],
  );
  const base = useMemo<Partial<OfferValues>>(
    () => ({
      price: earlier ? numberText(earlier.price, language) : '',
      currency: earlier?.currency ?? '',
      notes: earlier?.notes ?? '',
      pickup_date: originals.pickup ? instantToWall(originals.pickup) : '',
      delivery_date: originals.delivery ? instantToWall(originals.delivery) : '',
    }),
    [earlier, language, originals],
  );
  return {
    link,
    bad: reading?.fault ?? bad,
    closed: view !== null && !view.open,
    key: useMemo(
      () => (address && link ? linkKey('subcontractor-offer', address.query) : null),
      [address, link],
    ),
    transport,
    earlier,
    base,
    originals,
    unknown: trouble !== null && transport === null,
    company:
      view?.company_name ?? (settings?.kind === 'done' ? settings.data.company_name : settings ? '' : null),
  };
}
