import { useMemo } from 'react';
import type { PublicApi } from '../api/public-api';
import { useLinkView, useRemote, type LinkReport } from '../api/use-remote';
import { isSampleOrder, readClientOfferLink, readPackedOffer, type ClientOfferLink } from '../lib/links';
import { readOffers, totalOf, type ShownOffer, type ShownPrice } from '../lib/offers';
import { amountIn, fromObject, readTransport, type Transport } from '../lib/transport';
import type { BadLinkReason } from '../ui/screens';
import { usePrepared } from '../ui/prepared';
import type { Address } from '../lib/address';
import { offerQuery } from './offer-answer';

/** Everything the client's page knows of its link. */
export interface ClientOfferState {
  link: ClientOfferLink | null;
  bad: BadLinkReason | null;
  /** Made-up data: there is nothing to ask the server, and nothing to answer. */
  isSample: boolean;
  /** What the page calls the order by; empty while nobody says. */
  number: string;
  report: LinkReport;
  transport: Transport | null;
  /** The parts of the way, as far as the server has told them. */
  routes: Transport[];
  offers: ShownOffer[];
  total: ShownPrice | null;
  company: string | null;
}

/** Reads the link with what is packed into it; the server's record, when it comes, takes its place. */
export function useClientOffer(api: PublicApi, address: Address | null): ClientOfferState {
  const isSample = address !== null && isSampleOrder(address.query);
  const reading = useMemo(
    () => (address && !isSample ? readClientOfferLink(address.query) : null),
    [address, isSample],
  );
  const link = reading?.link ?? null;
  const known = usePrepared()?.company ?? null;
  const settings = useRemote(
    useMemo(
      () => (link && known === null ? () => api.companySettings(link.userId) : null),
      [api, known, link],
    ),
  );
  const query = useMemo(() => link && offerQuery(link), [link]);
  const report = useLinkView(api, 'client-offer-selection', query);
  const { view } = report;
  const shown = useMemo(() => {
    const packed = link ?? (isSample ? readPackedOffer(address.query) : null);
    if (!packed) return { transport: null, routes: [], offers: [], total: null };
    const offers = readOffers(view ? view.offers : packed.offersData);
    const given = view ? view.price : link?.priceForClient == null ? null : amountIn(link.priceForClient);
    const known = view?.transport ?? packed.orderData;
    const currency = view?.currency ?? (fromObject(packed.orderData ?? {})('currency_for_client') || null);
    return {
      transport: known && readTransport(fromObject(known)),
      routes: (view?.legs ?? []).map((route) => readTransport(fromObject(route))),
      offers,
      total: totalOf(given, currency, offers),
    };
  }, [address, isSample, link, view]);
  return {
    ...shown,
    link,
    isSample,
    number: link?.orderNumber ?? (isSample ? (address.query.get('order_number')?.trim() ?? '') : ''),
    bad: reading?.fault ?? null,
    report,
    company:
      view?.company_name ??
      known ??
      (settings?.kind === 'done' ? settings.data.company_name : settings || isSample ? '' : null),
  };
}
