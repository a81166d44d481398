import type { components } from '@frakto/sdk/schema';
import { useMemo, useState, type ReactNode } from 'react';
import type { Answer, LinkQuery, LostReason, PublicApi } from '../api/public-api';
import { useApi, useLinkView, useRemote, type LinkReport } from '../api/use-remote';
import type { Address } from '../lib/address';
import {
  formatAmount,
  formatDateRange,
  formatDay,
  formatMoment,
  formatPrice,
  formatShortDay,
} from '../lib/format';
import { isSampleOrder, readClientOfferLink, readPackedOffer, type ClientOfferLink } from '../lib/links';
import { readOffers, totalOf, type ShownOffer, type ShownPrice } from '../lib/offers';
import { amountIn, fromObject, readTransport, type Transport } from '../lib/transport';
import type { ClientOfferMessages } from '../messages/pl/client-offer';
import { DecisionDock } from '../ui/decision-dock';
import { Icon } from '../ui/icon';
import { SampleNotice, TroubleNotice } from '../ui/notices';
import { ON_SERVER, useAddress, usePrepared } from '../ui/prepared';
import { Question, useAskedAbout } from '../ui/question';
import { BadLink, NextSteps, Screen, Skeleton, type BadLinkReason } from '../ui/screens';
import { Shell } from '../ui/shell';
import { platformWorded, useTexts } from '../ui/texts';
import { KeyValues, Price, RecallCard, RouteCard } from '../ui/transport-card';
import { useDecision } from '../ui/use-decision';
import {
  acceptedOf,
  inOrder,
  nameOf,
  VARIANT_FIELD,
  VARIANT_FORM,
  variantIn,
  Variants,
  type Variant,
} from './variants';

const lostReasons: readonly LostReason[] = ['price', 'dates', 'competitor', 'cancelled', 'other'];

function isLostReason(choice: string | null): choice is LostReason {
  return lostReasons.some((reason) => reason === choice);
}

/** The page on which a client accepts or rejects what was offered. */
export function ClientOfferPage({ texts }: { texts: ClientOfferMessages }) {
  const { language, common } = useTexts();
  const api = useApi();
  const address = useAddress();
  const state = useClientOffer(api, address);
  const { link, bad, number, report, transport, routes, offers, total, company } = state;
  const prepared = usePrepared();
  const typed = ON_SERVER ? prepared?.sent?.typed[VARIANT_FIELD] : undefined;
  const [chosen, setChosen] = useState<number | null>(typed === undefined ? null : Number(typed));
  const sent = report.view?.variants;
  const variants = useMemo(() => inOrder(sent ?? []), [sent]);
  const variant = variantIn(variants, chosen);
  const taken = variant?.number;
  const call =
    link &&
    ((action: Answer, reason: string | null, choice: string | null) =>
      api.answerOffer({
        ...offerAnswer(link, action, reason, isLostReason(choice) ? choice : null),
        ...(action === 'accept' && taken !== undefined ? { variant: taken } : {}),
      }));
  const decision = useDecision(report, call);
  const broken = bad ?? decision.refusedBy;
  const { view } = report;
  const expired = view?.expired && view.valid_until ? formatDay(view.valid_until, language) : null;
  const screen =
    link && !broken ? (
      <Answered
        decision={decision}
        order={link.orderNumber}
        expired={expired}
        agreed={
          <AgreedCard
            // The record of an answer given by script is the one from before it.
            variant={view?.accepted_variant ?? (decision.given ? variant : null)}
            total={total}
            texts={texts}
          />
        }
        texts={texts}
      >
        {view?.expired && <ExpiredCard variants={variants} total={total} texts={texts} />}
        {transport && (
          <RecallCard title={texts.title(link.orderNumber)} transport={transport} routes={routes} />
        )}
      </Answered>
    ) : null;
  const answered = decision.given ?? decision.before ?? decision.closed;
  const open = link !== null && !broken && answered === null;
  const price = variant ? acceptedOf(variant, texts, language) : total && formatPrice(total, language);
  const about = useAskedAbout();
  const asked = ON_SERVER && open && report.view ? about : null;

  return (
    <Shell
      home="/client-offer-selection"
      address={address}
      company={broken ? (company ?? '') : company}
      contact={broken ? null : report.view?.contact}
      dock={
        open &&
        !asked && (
          <DecisionDock
            decision={decision}
            ready={report.view !== null}
            price={price}
            texts={texts}
            form={variant ? VARIANT_FORM : undefined}
          />
        )
      }
    >
      {broken && <BadLink reason={broken} text={broken === 'refused' ? texts.takenBack : undefined} />}
      {!broken && answered !== null && screen}
      {asked && (
        <Question
          answer={asked}
          price={price}
          texts={texts}
          failed={asked === 'accept' ? texts.failed : texts.failedReject}
          kept={variant ? { [VARIANT_FIELD]: String(variant.number) } : {}}
        />
      )}
      {!broken && answered === null && !asked && (
        <>
          <h1>{number ? texts.title(number) : texts.titleAlone}</h1>
          {state.isSample && <SampleNotice text={common.sample} />}
          <p className="lead" {...platformWorded}>
            {variant && `${texts.leadVariants} ${texts.net} `}
            {view?.valid_until
              ? texts.validUntil(formatShortDay(new Date(view.valid_until), language))
              : link && common.validUntil(formatMoment(new Date(link.signature.exp * 1000), language))}
          </p>
          <TroubleNotice trouble={report.trouble} title={common.loadFailed} retry={report.ask} />
          <TroubleNotice
            trouble={decision.trouble}
            title={decision.tried === 'accept' ? texts.failed : texts.failedReject}
            retry={decision.retry}
          />
          {transport ? (
            <>
              {!variant && <OfferPrice offers={offers} total={total} texts={texts} />}
              {variant && (
                <Variants variants={variants} chosen={variant.number} onChoose={setChosen} texts={texts} />
              )}
              <RouteCard transport={transport} routes={routes} untimed={variant !== null} withTerm={false} />
            </>
          ) : (
            <Skeleton label={texts.loading} />
          )}
          {link && transport && transport.paymentDays !== null && (
            <p className="small-print">{texts.term(common.days(transport.paymentDays))}</p>
          )}
        </>
      )}
    </Shell>
  );
}

interface AnsweredProps {
  decision: ReturnType<typeof useDecision>;
  order: string;
  /** The last day of an offer that has run out; null while it holds. */
  expired: string | null;
  /** What was accepted, and for how much. */
  agreed: ReactNode;
  texts: ClientOfferMessages;
  /** What an answer from before was about. */
  children: ReactNode;
}

function Answered({ decision, order, expired, agreed, texts, children }: AnsweredProps) {
  if (decision.given === 'accept') {
    return (
      <Screen icon="check" tone="good" title={texts.acceptedTitle} text={texts.acceptedText(order)}>
        {agreed}
        <NextSteps
          steps={[
            [texts.accepted1, texts.accepted1Text],
            [texts.accepted2, texts.accepted2Text],
          ]}
        />
      </Screen>
    );
  }
  if (decision.given === 'reject') {
    return (
      <Screen icon="cross" tone="calm" title={texts.rejectedTitle} text={texts.rejectedText(order)}>
        <NextSteps
          steps={[
            [texts.rejected1, texts.rejected1Text],
            [texts.rejected2, texts.rejected2Text],
          ]}
        />
      </Screen>
    );
  }
  if (decision.before) {
    const accepted = decision.before === 'accept';
    return (
      <Screen
        icon={accepted ? 'check' : 'cross'}
        tone="calm"
        title={accepted ? texts.alreadyAcceptedTitle : texts.alreadyRejectedTitle}
        text={texts.alreadyText}
      >
        {accepted && agreed}
        {children}
      </Screen>
    );
  }
  if (expired !== null)
    return (
      <Screen icon="clock" tone="calm" title={texts.expiredTitle} text={texts.expiredText(expired)}>
        {children}
      </Screen>
    );
  return (
    <Screen icon="clock" tone="calm" title={texts.closedTitle} text={decision.closed || texts.closedText} />
  );
}

interface AgreedCardProps {
  /** Null for an offer of one price. */
  variant: Variant | null;
  total: ShownPrice | null;
  texts: ClientOfferMessages;
}

/** What was accepted: the price, and of an offer in several variants which one. */
function AgreedCard({ variant, total, texts }: AgreedCardProps) {
  const { language } = useTexts();
  const price = variant ? { amount: variant.price, currency: variant.currency } : total;
  if (!price) return null;
  return (
    <section className="card">
      <h2 className="price-label">{texts.agreed}</h2>
      <p className="price" {...platformWorded}>
        <Price amount={formatAmount(price.amount, language)} currency={price.currency} />
      </p>
      {variant && <KeyValues rows={[[texts.variant, nameOf(variant, texts)]]} />}
    </section>
  );
}

interface ExpiredCardProps {
  variants: readonly Variant[];
  total: ShownPrice | null;
  texts: ClientOfferMessages;
}

/** What an offer that has run out would have cost. */
function ExpiredCard({ variants, total, texts }: ExpiredCardProps) {
  const { language } = useTexts();
  if (variants.length > 0) {
    return (
      <section className="card">
        <h2>{texts.variants}</h2>
        <KeyValues
          rows={variants.map((variant) => {
            const { price: amount, currency } = variant;
            return [nameOf(variant, texts), formatPrice({ amount, currency }, language)];
          })}
        />
      </section>
    );
  }
  if (!total) return null;
  return (
    <section className="card">
      <h2 className="price-label">{texts.price}</h2>
      <p className="price past" {...platformWorded}>
        <Price amount={formatAmount(total.amount, language)} currency={total.currency} />
      </p>
    </section>
  );
}

interface OfferPriceProps {
  offers: readonly ShownOffer[];
  total: ShownPrice | null;
  texts: ClientOfferMessages;
}

/**
 * What is offered and what it costs. An order's offers are its routes, and one answer is for all of them, so they
 * are a list that adds up and not a choice.
 */
function OfferPrice({ offers, total, texts }: OfferPriceProps) {
  const { language, common } = useTexts();
  const [only] = offers;
  if (!only && !total) return <p className="notice notice-warn">{texts.noParts}</p>;
  return (
    <section className="card">
      <h2 className="price-label">{offers.length > 1 ? texts.total : texts.price}</h2>
      {total && (
        <p className="price" {...platformWorded}>
          <Price amount={formatAmount(total.amount, language)} currency={total.currency} />
        </p>
      )}
      {offers.length === 1 && total && only && <OfferDays offer={only} />}
      {(offers.length > 1 || (!total && only)) && (
        <ol className="parts" aria-label={texts.parts}>
          {offers.map((offer, index) => (
            <li key={offer.id}>
              <div>
                <b>{common.route(index + 1)}</b> <span className="part-id">{texts.number(offer.id)}</span>
                <OfferDays offer={offer} />
              </div>
              {offer.price !== null && (
                <span className="part-price" {...platformWorded}>
                  <Price amount={formatAmount(offer.price, language)} currency={offer.currency} />
                </span>
              )}
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

function OfferDays({ offer }: { offer: ShownOffer }) {
  const { language, common } = useTexts();
  const { from, to } = offer;
  const days = from && to ? formatDateRange(from, to, language) : null;
  const either = from ?? to;
  return (
    <p className="days" {...platformWorded}>
      <Icon name="calendar" size="sm" />
      {days ?? (either ? formatMoment(either, language) : common.notGiven)}
    </p>
  );
}

/** Everything the client's page knows of its link. */
interface ClientOfferState {
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
function useClientOffer(api: PublicApi, address: Address | null): ClientOfferState {
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

/** What the record behind a link is asked with. */
export function offerQuery({ userId, orderId, signature }: ClientOfferLink): LinkQuery {
  return { user_id: userId, order_id: orderId, ...signature };
}

/** What is sent when a client answers. */
export function offerAnswer(
  link: ClientOfferLink,
  action: Answer,
  reason: string | null,
  lostReason: LostReason | null,
): components['schemas']['QuotationAcceptanceInput'] {
  return {
    order_id: link.orderId,
    action,
    ...(reason ? { reason } : {}),
    ...(lostReason ? { lost_reason: lostReason } : {}),
    ...link.signature,
  };
}
