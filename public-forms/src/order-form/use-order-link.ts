import { useMemo } from 'react';
import type { LinkQuery, PublicApi } from '../api/public-api';
import { useCountries, useLinkView, useRemote, type CountryBook, type LinkReport } from '../api/use-remote';
import type { Language } from '../lib/language';
import { linkKey, readOrderFormLink, type OrderFormLink } from '../lib/links';
import { fromObject, fromQuery, readTransport } from '../lib/transport';
import type { BadLinkReason } from '../ui/screens';
import type { Address } from '../lib/address';
import { orderBase, type OrderValues, type OriginalDates } from './order-values';

/** Everything the order form knows of its link. */
export interface OrderLinkState {
  link: OrderFormLink | null;
  bad: BadLinkReason | null;
  /** The request was sent on already: it can no longer be completed. */
  closed: boolean;
  /** What the server says of the request that is completed. */
  report: LinkReport;
  /** That is not known yet: the form lacks what is on record, and cannot be sent. */
  waiting: boolean;
  key: string | null;
  base: Partial<OrderValues>;
  originals: OriginalDates;
  /** Null until it is known, empty when nobody can tell. */
  company: string | null;
  countries: CountryBook;
  /** True once the company's terms are known to be missing, so that the visitor fills them in. */
  paymentDaysOpen: boolean;
}

/**
 * Reads the link, asks the API for the company, the countries and, when a request is completed, its record. What
 * the address says is shown at once; what the server says wins.
 */
export function useOrderLink(api: PublicApi, address: Address | null, language: Language): OrderLinkState {
  const reading = useMemo(() => (address ? readOrderFormLink(address.query) : null), [address]);
  const inLink = reading?.link ?? null;
  const countries = useCountries(api);
  const settings = useRemote(
    useMemo(() => (inLink ? () => api.companySettings(inLink.userId) : null), [api, inLink]),
  );
  const query = useMemo<LinkQuery | null>(() => {
    if (!inLink?.signature || inLink.orderId === null) return null;
    const { userId, clientId, orderId, signature } = inLink;
    return { user_id: userId, client_id: clientId, order_id: orderId, ...signature };
  }, [inLink]);
  const report = useLinkView(api, 'order-form', query);
  const { view, bad } = report;
  const recorded = view?.client_email ?? '';
  const link = useMemo(
    () => inLink && { ...inLink, clientEmail: inLink.clientEmail || recorded },
    [inLink, recorded],
  );

  const shown = useMemo(() => {
    const inAddress = address ? readTransport(fromQuery(address.query)) : null;
    return view?.transport ? readTransport(fromObject(view.transport)) : inAddress;
  }, [address, view]);
  const terms = settings?.kind === 'done' ? settings.data.payment_terms_days : null;
  const ownDays = view?.transport?.payment_days ?? null;
  const base = useMemo(
    () => (shown && link ? orderBase(shown, ownDays ?? terms, countries.codes, language) : {}),
    [shown, link, ownDays, terms, countries.codes, language],
  );

  const unknownCompany = settings?.kind === 'link';
  return {
    link,
    bad: reading?.fault ?? bad ?? (unknownCompany ? 'refused' : null),
    closed: view !== null && !view.open,
    report,
    waiting: query !== null && view === null,
    key: useMemo(() => (address && link ? linkKey('order', address.query) : null), [address, link]),
    base,
    originals: useMemo(
      () => ({ pickup: shown?.pickup.at ?? null, delivery: shown?.delivery.at ?? null }),
      [shown],
    ),
    company:
      view?.company_name ?? (settings?.kind === 'done' ? settings.data.company_name : settings ? '' : null),
    countries,
    paymentDaysOpen: settings !== null && ownDays === null && terms === null,
  };
}
