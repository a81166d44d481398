import { currencyValues } from '@frakto/sdk/enums';
import { useCallback, useMemo, useRef, useState } from 'react';
import type { LinkQuery, LinkView, PublicApi } from '../api/public-api';
import { useApi, useLinkView, useRemote } from '../api/use-remote';
import type { Address } from '../lib/address';
import { temperatureText } from '../lib/facts';
import { formatAmount, formatNumber } from '../lib/format';
import type { Language } from '../lib/language';
import { linkKey, readSubcontractorOfferLink, type SubcontractorOfferLink } from '../lib/links';
import { numberText } from '../lib/numbers';
import { forget, recall, remember } from '../lib/storage';
import { fromObject, fromQuery, isKnown, readTransport, type Transport } from '../lib/transport';
import { instantToWall, parseMoment } from '../lib/warsaw-time';
import type { CommonMessages } from '../messages/pl/common';
import type { SubcontractorOfferMessages } from '../messages/pl/subcontractor-offer';
import { Card } from '../ui/card';
import { ChoiceField, DateTimeField, NumberField, TextArea } from '../ui/controls';
import { PRICE } from '../ui/icon';
import { ErrorSummary, TroubleNotice } from '../ui/notices';
import { BadLink, NextSteps, Screen, Skeleton, type BadLinkReason } from '../ui/screens';
import { Shell } from '../ui/shell';
import { useTexts } from '../ui/texts';
import { RouteCard } from '../ui/transport-card';
import { useAddress } from '../ui/prepared';
import { bindTo, useForm } from '../ui/use-form';
import { useSubmission } from '../ui/use-submission';
import { checkOffer, OFFER_FIELDS, offerPayload, type OfferValues, type OriginalDates } from './offer-rules';
import { fieldsOf } from '../ui/fault-text';

// EUR first, as carriers across borders price most often.
const CURRENCIES = [...currencyValues].sort((first, second) => rank(first) - rank(second));

const AT_HOME: Record<Language, string> = { pl: 'PLN', en: 'EUR', no: 'NOK' };

/** The forwarder's currency where it is the reader's as well: nobody is to quote in another one than they think. */
function ownCurrency(currency: string | null | undefined, language: Language): string {
  return currency === AT_HOME[language] ? currency : '';
}

function rank(currency: string): number {
  return ['EUR', 'PLN', 'USD', 'NOK'].indexOf(currency);
}

/** On phones the price is asked for on the first screen, so that the cargo is told in short. The route comes with the script, never before. */
function isNarrow(): boolean {
  return window.matchMedia('(max-width: 599px)').matches;
}

/** How much is carried, what not every lorry may carry, and what it is. */
function briefOf(transport: Transport, language: Language, common: CommonMessages): string {
  const { pallets, weight, cargoType, facts } = transport;
  return [
    pallets !== null && fieldsOf(common).palletsText(formatNumber(pallets, language), pallets),
    weight !== null && `${formatNumber(weight, language)}\u00a0kg`,
    temperatureText(facts, language),
    (facts.un || facts.adrClass) && 'ADR',
    cargoType,
  ]
    .filter(Boolean)
    .join(', ');
}

/** The price that was sent, as it is kept for a reload of the page. */
interface SentOffer {
  price: string;
  currency: string;
}

/** The form in which a carrier prices one route. */
export function SubcontractorOfferPage({ texts }: { texts: SubcontractorOfferMessages }) {
  const { language, common } = useTexts();
  const api = useApi();
  const address = useAddress();
  const state = useOfferLink(api, address, language);
  const { link, key, transport, earlier } = state;
  const element = useRef<HTMLFormElement>(null);
  const [justSent, setJustSent] = useState<SentOffer | null>(null);
  const [reopened, setReopened] = useState(false);
  const kept = useMemo(() => (key === null ? null : recall('visit', `${key}:sent`)), [key]);
  const sent: Partial<SentOffer> | null = justSent ?? (reopened ? null : kept);

  const check = useCallback(
    (values: OfferValues) => checkOffer(values, { language, common, texts }),
    [language, common, texts],
  );
  const priceOf = (offer: Partial<SentOffer>): string =>
    `${formatAmount(Number(offer.price ?? 0), language)}\u00a0${offer.currency ?? ''}`;
  const form = useForm({
    fields: OFFER_FIELDS,
    base: state.base,
    draftKey: key,
    check,
    incompleteText: fieldsOf(common).incompleteDate,
    form: element,
  });
  const bind = bindTo(form);

  const submission = useSubmission(form, OFFER_FIELDS, texts.names);

  const send = (): void => {
    if (!link) return;
    const payload = offerPayload(form.values, link, state.originals, language);
    submission.submit(
      () => api.sendOffer(payload),
      () => {
        const done: SentOffer = { price: String(payload.price), currency: payload.currency };
        // The draft stays forgotten while the fields keep their texts, so that the price can be corrected.
        if (key !== null) remember('visit', `${key}:sent`, { ...done });
        if (key !== null) forget('drafts', key);
        setJustSent(done);
      },
    );
  };

  const again = (): void => {
    if (key !== null) forget('visit', `${key}:sent`);
    setReopened(true);
    setJustSent(null);
  };

  const earlierPrice = earlier && priceOf({ price: String(earlier.price), currency: earlier.currency });
  const bad = submission.refusedBy ?? state.bad;

  const screen = bad ? (
    <BadLink
      reason={bad}
      title={texts.badLink}
      text={bad === 'missing' || bad === 'unsigned' ? texts.badLinkMissing : undefined}
    />
  ) : sent ? (
    <Screen icon="check" tone="good" title={texts.thanksTitle} text={texts.thanksText(priceOf(sent))}>
      <NextSteps
        steps={[
          [texts.step1, texts.step1Text],
          [texts.step2, texts.step2Text],
          [texts.step3, texts.step3Text],
        ]}
      />
      <button type="button" className="button outline large wide" onClick={again}>
        {texts.again}
      </button>
    </Screen>
  ) : state.closed || submission.conflict !== null ? (
    <Screen
      icon="clock"
      tone="calm"
      title={earlierPrice === null ? texts.closedTitle : texts.closedWithPriceTitle}
      text={
        submission.conflict ||
        (earlierPrice === null ? texts.closedText : texts.closedWithPriceText(earlierPrice))
      }
    />
  ) : null;

  return (
    <Shell
      home="/subcontractor-offer"
      address={address}
      company={bad ? (state.company ?? '') : state.company}
      contact={bad ? null : state.contact}
    >
      {screen ?? (
        <>
          {/* As the subject of the mail that brought the link here. */}
          <h1>{link ? `${texts.title} #${link.orderId}` : texts.title}</h1>
          <p className="lead">{texts.lead}</p>
          <ErrorSummary items={submission.items} attempt={submission.attempt} />
          <form
            ref={element}
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              send();
            }}
          >
            {/* In the form, so that what sends it is in reach on a phone from the first screen on. */}
            {transport ? (
              <RouteCard
                transport={transport}
                brief={isNarrow() ? briefOf(transport, language, common) : undefined}
              />
            ) : state.unknown ? (
              <p className="notice notice-warn">{texts.loadingFailed}</p>
            ) : (
              <div className="waiting-route">
                <Skeleton label={common.loading} />
              </div>
            )}
            <Card id="offer" icon={PRICE} title={texts.yourOffer}>
              {earlierPrice !== null && <p className="notice notice-info">{texts.earlier(earlierPrice)}</p>}
              <div className="grid">
                <NumberField
                  {...bind('price')}
                  label={texts.price}
                  width="w3 m6"
                  decimals={2}
                  unit={form.values.currency}
                  required
                />
                <ChoiceField
                  {...bind('currency')}
                  label={texts.currency}
                  width="w3 m6"
                  choices={CURRENCIES}
                  required
                />
                <DateTimeField
                  {...bind('pickup_date')}
                  label={texts.pickupDate}
                  placeZone={transport?.pickup.zone}
                  width="w3 m6"
                  required
                />
                <DateTimeField
                  {...bind('delivery_date')}
                  label={texts.deliveryDate}
                  placeZone={transport?.delivery.zone}
                  width="w3 m6"
                  required
                />
                <TextArea
                  {...bind('notes')}
                  label={texts.notes}
                  width="w6"
                  maxLength={4000}
                  example={texts.notesExample}
                />
              </div>
            </Card>
            <TroubleNotice trouble={submission.trouble} title={texts.failed} retry={send} />
            <p className="kept">{fieldsOf(common).keptHere}</p>
            <div className="actions">
              <button
                type="submit"
                className="button primary large wide"
                disabled={!link || submission.sending}
              >
                {submission.sending ? common.processing : texts.send}
              </button>
            </div>
          </form>
        </>
      )}
    </Shell>
  );
}

/** Everything the price form knows of its link. */
interface OfferLinkState {
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
  contact: LinkView['contact'] | undefined;
  /** The record could not be read, and the address says nothing of the route either. */
  unknown: boolean;
}

/** Reads the link and asks the API for the company and the route; the API's word wins over the address. */
function useOfferLink(api: PublicApi, address: Address | null, language: Language): OfferLinkState {
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
      currency: earlier?.currency ?? ownCurrency(view?.default_currency, language),
      notes: earlier?.notes ?? '',
      pickup_date: originals.pickup ? instantToWall(originals.pickup) : '',
      delivery_date: originals.delivery ? instantToWall(originals.delivery) : '',
    }),
    [earlier, language, originals, view?.default_currency],
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
    contact: view?.contact,
    company:
      view?.company_name ?? (settings?.kind === 'done' ? settings.data.company_name : settings ? '' : null),
  };
}
