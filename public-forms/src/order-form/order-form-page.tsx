import { useCallback, useMemo, useRef, useState } from 'react';
import type { LinkQuery, LinkView, PublicApi, QuotationInput } from '../api/public-api';
import {
  useApi,
  useCountries,
  useLinkView,
  useRemote,
  type CountryBook,
  type LinkReport,
} from '../api/use-remote';
import type { Address } from '../lib/address';
import { formatAtPlace, formatNumber } from '../lib/format';
import type { Language } from '../lib/language';
import { linkKey, readOrderFormLink, type OrderFormLink } from '../lib/links';
import { forget, recall, remember } from '../lib/storage';
import { fromObject, fromQuery, readTransport } from '../lib/transport';
import { parseMoment } from '../lib/warsaw-time';
import type { OrderFormMessages } from '../messages/pl/order-form';
import { Card } from '../ui/card';
import { TextField } from '../ui/controls';
import { CONTACT } from '../ui/icon';
import { ErrorSummary, TroubleNotice } from '../ui/notices';
import { BadLink, NextSteps, Screen, type BadLinkReason } from '../ui/screens';
import { Shell } from '../ui/shell';
import { useTexts } from '../ui/texts';
import { KeyValues } from '../ui/transport-card';
import { useAddress } from '../ui/prepared';
import { bindTo, useForm } from '../ui/use-form';
import { useSubmission } from '../ui/use-submission';
import { AddressFields, CargoFields, LINE_MAX, type OrderFieldsProps } from './order-fields';
import {
  checkOrder,
  ORDER_FIELDS,
  orderBase,
  orderPayload,
  type OrderValues,
  type OriginalDates,
} from './order-rules';
import { fieldsOf } from '../ui/fault-text';

// Names of countries come from the visitor's device, so the page as built has none.
const NO_COUNTRIES: readonly string[] = [];

/** The request form that a forwarder sends by link or embeds on a website. */
export function OrderFormPage({ texts }: { texts: OrderFormMessages }) {
  const { language, common } = useTexts();
  const api = useApi();
  const address = useAddress();
  const state = useOrderLink(api, address, language);
  const { link, key, report, countries, company, paymentDaysOpen } = state;
  const element = useRef<HTMLFormElement>(null);
  const [justSent, setJustSent] = useState<SentOrder | null>(null);
  const kept = useMemo(() => (key === null ? null : recall('visit', `${key}:sent`)), [key]);
  const sent: Partial<SentOrder> | null = justSent ?? kept;

  const check = useCallback(
    (values: OrderValues) =>
      checkOrder(values, {
        language,
        common,
        texts,
        postCodes: countries.rules,
        paymentDaysNeeded: paymentDaysOpen,
        asksWho: asksWho(link),
      }),
    [language, common, texts, countries.rules, paymentDaysOpen, link],
  );
  const form = useForm({
    fields: ORDER_FIELDS,
    base: state.base,
    draftKey: key,
    check,
    incompleteText: fieldsOf(common).incompleteDate,
    form: element,
  });
  const submission = useSubmission(form, ORDER_FIELDS, texts.names);

  const send = (): void => {
    if (!link) return;
    const payload = orderPayload(form.values, link, state.originals, language);
    submission.submit(
      () => api.sendQuotation(payload),
      (receipt) => {
        const done = sentOrder(receipt.id, payload);
        if (key !== null) remember('visit', `${key}:sent`, { ...done });
        form.clear();
        setJustSent(done);
      },
    );
  };

  const again = (): void => {
    if (!address || !link) return;
    if (key !== null) forget('visit', `${key}:sent`);
    // A fresh request of the same client: without the order that was completed and what was prefilled for it.
    const who: Record<string, string> =
      link.clientId === null
        ? { client: 'new' }
        : { client_id: String(link.clientId), client_email: link.clientEmail };
    const fresh = new URLSearchParams({ ...who, user_id: String(link.userId) });
    // A signature that speaks for one order says nothing of a fresh request.
    if (link.orderId === null && link.signature) {
      fresh.set('sig', link.signature.sig);
      fresh.set('exp', String(link.signature.exp));
    }
    const lang = address.query.get('lang');
    if (lang) fresh.set('lang', lang);
    window.location.assign(`${address.path}?${fresh.toString()}`);
  };

  const bad = submission.refusedBy ?? state.bad;
  const order = link?.orderId ?? null;
  const codes = address ? countries.codes : NO_COUNTRIES;

  const screen = bad ? (
    <BadLink reason={bad} />
  ) : sent ? (
    <OrderThanks sent={sent} zones={countries.zones} texts={texts} onAgain={again} />
  ) : state.closed || submission.conflict !== null ? (
    <Screen
      icon="check"
      tone="calm"
      title={texts.closedTitle}
      text={submission.conflict || texts.closedText}
    />
  ) : null;

  return (
    <Shell
      home="/order"
      address={address}
      company={bad ? (company ?? '') : company}
      contact={bad ? null : state.contact}
    >
      {screen ?? (
        <>
          <h1>{order === null ? texts.title : texts.completeTitle(order)}</h1>
          <p className="lead">{order === null ? texts.lead : texts.completeLead}</p>
          <ErrorSummary items={submission.items} attempt={submission.attempt} />
          <TroubleNotice trouble={report.trouble} title={common.loadFailed} retry={report.ask} />
          <form
            ref={element}
            noValidate
            aria-busy={state.waiting && report.trouble === null}
            onSubmit={(event) => {
              event.preventDefault();
              send();
            }}
          >
            <AddressFields end="pickup" form={form} texts={texts} countries={codes} zones={countries.zones} />
            <AddressFields
              end="delivery"
              form={form}
              texts={texts}
              countries={codes}
              zones={countries.zones}
            />
            <CargoFields
              form={form}
              texts={texts}
              paymentDaysOpen={paymentDaysOpen}
              paymentDaysHint={company && !paymentDaysOpen ? texts.paymentDaysFrom(company) : undefined}
            />
            <ContactFields
              form={form}
              texts={texts}
              asksWho={asksWho(link)}
              email={link?.clientEmail ?? ''}
              emailHint={link && !link.signature ? texts.offerToFixed(company ?? '') : undefined}
            />
            <TroubleNotice trouble={submission.trouble} title={texts.failed} retry={send} />
            <p className="kept">
              {fieldsOf(common).keptHere} {company && texts.privacy(company)}
            </p>
            <div className="actions">
              <button
                type="submit"
                className="button primary large wide"
                disabled={!link || submission.sending || state.waiting}
              >
                {submission.sending ? common.processing : order === null ? texts.send : texts.sendCompleted}
              </button>
            </div>
          </form>
        </>
      )}
    </Shell>
  );
}

/** Of a request that is completed it is on record who asks. */
function asksWho(link: OrderFormLink | null): boolean {
  return link !== null && link.clientId === null && link.orderId === null;
}

interface ContactFieldsProps extends Omit<OrderFieldsProps, 'countries'> {
  /** The link names no client: the visitor says who asks. */
  asksWho: boolean;
  /** Who gets the offer; empty until it is known. */
  email: string;
  /** Said of it where nobody has vouched for it: the form may stand on a website for anybody. */
  emailHint: string | undefined;
}

/** Who asks, and who gets the offer; nothing until either is to be said. */
function ContactFields({ form, texts, asksWho, email, emailHint }: ContactFieldsProps) {
  const bind = bindTo(form);
  if (!asksWho && !email) return null;
  return (
    <Card id="contact" icon={CONTACT} title={texts.contact}>
      {asksWho && (
        <div className="grid">
          <TextField
            {...bind('client_name')}
            label={texts.who}
            width="w3 m6"
            maxLength={LINE_MAX}
            autoComplete="organization"
            required
          />
          <TextField
            {...bind('client_email')}
            label={texts.offerTo}
            width="w3 m6"
            maxLength={254}
            keyboard="email"
            autoComplete="email"
            required
          />
        </div>
      )}
      {email && (
        <p className="notes">
          {`${texts.offerTo}:\n`}
          <b>{email}</b>
        </p>
      )}
      {email && emailHint && <p className="hint">{emailHint}</p>}
    </Card>
  );
}

/** What was sent, as it is kept for a reload of the page: texts only. */
interface SentOrder {
  order: string;
  email: string;
  from: string;
  to: string;
  pickup: string;
  pickupCountry: string;
  delivery: string;
  deliveryCountry: string;
  pallets: string;
  weight: string;
  completed: string;
}

/** What to keep of a request that was sent. */
function sentOrder(order: number, sent: QuotationInput): SentOrder {
  return {
    order: String(order),
    email: sent.client_email,
    from: sent.pickup_city,
    to: sent.delivery_city,
    pickup: sent.pickup_date,
    pickupCountry: sent.pickup_country,
    delivery: sent.delivery_date,
    deliveryCountry: sent.delivery_country,
    pallets: String(sent.pallets_count),
    weight: String(sent.weight),
    completed: sent.order_id ? 'yes' : '',
  };
}

interface OrderThanksProps {
  sent: Partial<SentOrder>;
  /** By code of a country the zone of the clocks there. */
  zones: ReadonlyMap<string, string>;
  texts: OrderFormMessages;
  onAgain: () => void;
}

/** Thanks for a request: its number, what happens next, what was sent. */
function OrderThanks({ sent, zones, texts, onAgain }: OrderThanksProps) {
  const { language, common } = useTexts();
  const moment = (text: string | undefined, country = ''): string => {
    const at = parseMoment(text);
    return at ? formatAtPlace({ at, zone: zones.get(country) ?? '' }, language) : common.notGiven;
  };
  const pallets = Number(sent.pallets ?? 0);
  const cargo = [
    fieldsOf(common).palletsText(formatNumber(pallets, language), pallets),
    `${formatNumber(Number(sent.weight ?? 0), language)} kg`,
  ];
  return (
    <Screen
      icon="check"
      tone="good"
      title={sent.completed ? texts.thanksCompletedTitle : texts.thanksTitle}
      text={texts.thanksText(sent.order ?? '', sent.email ?? '')}
    >
      <NextSteps
        steps={[
          [texts.step1, texts.step1Text],
          [texts.step2, texts.step2Text],
          [texts.step3, texts.step3Text],
        ]}
      />
      <section className="card">
        <h2>{`${sent.from ?? ''} → ${sent.to ?? ''}`}</h2>
        <KeyValues
          rows={[
            [texts.pickup, moment(sent.pickup, sent.pickupCountry)],
            [texts.delivery, moment(sent.delivery, sent.deliveryCountry)],
            [common.cargo, cargo.join(', ')],
          ]}
        />
      </section>
      <button type="button" className="button outline large wide" onClick={onAgain}>
        {texts.again}
      </button>
    </Screen>
  );
}

/** Everything the order form knows of its link. */
interface OrderLinkState {
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
  contact: LinkView['contact'] | undefined;
  countries: CountryBook;
  /** True once the company's terms are known to be missing, so that the visitor fills them in. */
  paymentDaysOpen: boolean;
}

/**
 * Reads the link, asks the API for the company, the countries and, when a request is completed, its record. What
 * the address says is shown at once; what the server says wins.
 */
function useOrderLink(api: PublicApi, address: Address | null, language: Language): OrderLinkState {
  const reading = useMemo(() => (address ? readOrderFormLink(address.query) : null), [address]);
  const inLink = reading?.link ?? null;
  const countries = useCountries(api);
  const settings = useRemote(
    useMemo(() => (inLink ? () => api.companySettings(inLink.userId) : null), [api, inLink]),
  );
  const query = useMemo<LinkQuery | null>(() => {
    if (!inLink?.signature || inLink.orderId === null) return null;
    const { userId, clientId, orderId, signature } = inLink;
    return { user_id: userId, client_id: clientId ?? undefined, order_id: orderId, ...signature };
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
    contact: view?.contact ?? (settings?.kind === 'done' ? settings.data.contact : null),
    company:
      view?.company_name ?? (settings?.kind === 'done' ? settings.data.company_name : settings ? '' : null),
    countries,
    paymentDaysOpen: settings !== null && ownDays === null && terms === null,
  };
}
