import { useCallback, useMemo, useRef, useState } from 'react';
import { useApi } from '../api/use-remote';
import { forget, recall, remember } from '../lib/storage';
import type { OrderFormMessages } from '../messages/pl/order-form';
import { ErrorSummary, TroubleNotice } from '../ui/notices';
import { BadLink, Screen } from '../ui/screens';
import { Shell } from '../ui/shell';
import { useTexts } from '../ui/texts';
import { useAddress } from '../ui/use-address';
import { useForm } from '../ui/use-form';
import { useSubmission } from '../ui/use-submission';
import { AddressFields, CargoFields } from './order-fields';
import { checkOrder } from './order-rules';
import { OrderThanks, sentOrder, type SentOrder } from './order-thanks';
import { ORDER_FIELDS, orderPayload, type OrderValues } from './order-values';
import { useOrderLink } from './use-order-link';

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
      }),
    [language, common, texts, countries.rules, paymentDaysOpen],
  );
  const form = useForm({
    fields: ORDER_FIELDS,
    base: state.base,
    draftKey: key,
    check,
    incompleteText: common.incompleteDate,
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
    const fresh = new URLSearchParams({
      client_id: String(link.clientId),
      user_id: String(link.userId),
      client_email: link.clientEmail,
    });
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
    <Shell home="/order" address={address} company={bad ? (company ?? '') : company}>
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
              email={link?.clientEmail ?? ''}
              emailHint={link && !link.signature ? texts.offerToFixed(company ?? '') : undefined}
            />
            <TroubleNotice trouble={submission.trouble} title={texts.failed} retry={send} />
            <p className="kept">{common.keptHere}</p>
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
