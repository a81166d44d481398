import { useMemo, type ReactNode } from 'react';
import type { Answer, LostReason } from '../api/public-api';
import { useApi } from '../api/use-remote';
import { formatAmount, formatDateRange, formatDay, formatMoment, formatPrice } from '../lib/format';
import type { ShownOffer, ShownPrice } from '../lib/offers';
import type { ClientOfferMessages } from '../messages/pl/client-offer';
import { DecisionDock } from '../ui/decision-dock';
import { Icon } from '../ui/icon';
import { SampleNotice, TroubleNotice } from '../ui/notices';
import { BadLink, NextSteps, Screen } from '../ui/screens';
import { Shell } from '../ui/shell';
import { Skeleton } from '../ui/skeleton';
import { platformWorded, useTexts } from '../ui/texts';
import { Price, RecallCard, RouteCard } from '../ui/transport-card';
import { useAddress } from '../ui/use-address';
import { useDecision } from '../ui/use-decision';
import { Question, useAskedAbout } from '../ui/question';
import { offerAnswer } from './offer-answer';
import { useClientOffer } from './use-client-offer';

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
  const call = useMemo(
    () =>
      link &&
      ((action: Answer, reason: string | null, choice: string | null) =>
        api.answerOffer(offerAnswer(link, action, reason, isLostReason(choice) ? choice : null))),
    [api, link],
  );
  const decision = useDecision(report, call);
  const broken = bad ?? decision.refusedBy;
  const { view } = report;
  const expired = view?.expired && view.valid_until ? formatDay(view.valid_until, language) : null;
  const screen =
    link && !broken ? (
      <Answered decision={decision} order={link.orderNumber} expired={expired} texts={texts}>
        {transport && (
          <RecallCard title={texts.title(link.orderNumber)} transport={transport} routes={routes} />
        )}
      </Answered>
    ) : null;
  const answered = decision.given ?? decision.before ?? decision.closed;
  const open = link !== null && !broken && answered === null;
  const price = total && formatPrice(total, language);
  const about = useAskedAbout();
  const asked = open && report.view ? about : null;

  return (
    <Shell
      home="/client-offer-selection"
      address={address}
      company={broken ? (company ?? '') : company}
      dock={
        open &&
        !asked && (
          <DecisionDock decision={decision} ready={report.view !== null} price={price} texts={texts} />
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
        />
      )}
      {!broken && answered === null && !asked && (
        <>
          <h1>{number ? texts.title(number) : texts.titleAlone}</h1>
          {state.isSample && <SampleNotice text={common.sample} />}
          <p className="lead" {...platformWorded}>
            {texts.lead}{' '}
            {view?.valid_until
              ? texts.validUntil(formatDay(view.valid_until, language))
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
              <OfferPrice offers={offers} total={total} texts={texts} />
              <RouteCard transport={transport} routes={routes} />
            </>
          ) : (
            <Skeleton label={texts.loading} />
          )}
          {link && (
            <p className="small-print">
              {transport?.paymentDays == null ? texts.net : texts.netTerm(common.days(transport.paymentDays))}
            </p>
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
  texts: ClientOfferMessages;
  /** What an answer from before was about. */
  children: ReactNode;
}

function Answered({ decision, order, expired, texts, children }: AnsweredProps) {
  if (decision.given === 'accept') {
    return (
      <Screen icon="check" tone="good" title={texts.acceptedTitle} text={texts.acceptedText(order)}>
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
    <section className="card chosen">
      <h2 className="price-label">{offers.length > 1 ? texts.total : texts.price}</h2>
      {total && (
        <p className="price" {...platformWorded}>
          <Price amount={formatAmount(total.amount, language)} currency={total.currency} />
        </p>
      )}
      {offers.length === 1 && total && only && (
        <>
          <span className="part-id">{texts.number(only.id)}</span>
          <OfferDays offer={only} />
        </>
      )}
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
