import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Outcome } from '../api/outcome';
import { useApi, useCountries } from '../api/use-remote';
import { initials } from '../lib/format';
import { linkKey, type OrderFormLink } from '../lib/links';
import { numberText } from '../lib/numbers';
import { fromQuery, readTransport } from '../lib/transport';
import type { EmbeddedFormMessages } from '../messages/pl/embedded-form';
import { AddressFields, CargoFields, LINE_MAX } from '../order-form/order-fields';
import {
  checkOrder,
  ORDER_FIELDS,
  orderBase,
  orderPayload,
  type OrderField,
} from '../order-form/order-rules';
import { TextField } from '../ui/controls';
import { Icon } from '../ui/icon';
import { ErrorSummary, TroubleNotice } from '../ui/notices';
import { useAddress } from '../ui/prepared';
import { NextSteps, Screen } from '../ui/screens';
import { useTexts } from '../ui/texts';
import { useForm, type Values } from '../ui/use-form';
import { useSubmission } from '../ui/use-submission';
import { appearanceOf, paint } from './appearance';
import { useChallenge } from './use-challenge';

const FIELDS = [...ORDER_FIELDS, 'contact_name'] as const;
type Field = OrderField | 'contact_name';

const NO_COUNTRIES: readonly string[] = [];
const KNOWN_DATES = { pickup: null, delivery: null };
/** The code of the company names whom the request goes to. */
const NOBODY: OrderFormLink = { userId: 0, clientId: null, clientEmail: '', orderId: null, signature: null };

/** The website around the frame: browsers tell it in one way or the other. */
function siteAround(): string {
  return location.ancestorOrigins?.[0] ?? document.referrer;
}

/** The request form on a company's own website, for people whom nobody knows yet. */
export function EmbedFormPage({ texts }: { texts: EmbeddedFormMessages }) {
  const { language, common } = useTexts();
  const { order } = texts;
  const api = useApi();
  const address = useAddress();
  const code = address ? (address.path.split('/').filter(Boolean).at(-1) ?? '') : null;
  const isBare = address?.query.get('bare') === '1';
  const site = useMemo(() => (address ? siteAround() : ''), [address]);
  const challenge = useChallenge(api, code, site);
  const { outcome } = challenge;
  const view = outcome?.kind === 'done' ? outcome.data : null;
  const countries = useCountries(api);
  const element = useRef<HTMLFormElement>(null);
  const [trap, setTrap] = useState('');
  const [sent, setSent] = useState<{ id: number | null; email: string; awaits: boolean } | null>(null);
  /** Where the answer goes to a request that was sent without its own answer coming back. */
  const unanswered = useRef<string | null>(null);

  useLayoutEffect(() => {
    if (!address || outcome === null) return;
    paint({ accent: view?.accent ?? null, theme: view?.theme ?? 'auto', ...appearanceOf(address.query) });
  }, [address, outcome, view]);

  const terms = view?.payment_terms_days ?? null;
  const paymentDaysOpen = view !== null && terms === null;
  const base = useMemo<Partial<Values<Field>>>(
    () =>
      address
        ? {
            ...orderBase(readTransport(fromQuery(address.query)), terms, countries.codes, language),
            payment_days: numberText(terms, language),
          }
        : {},
    [address, terms, countries.codes, language],
  );
  const check = useCallback(
    (values: Values<Field>) => ({
      ...checkOrder(values, {
        language,
        common,
        texts: order,
        postCodes: countries.rules,
        paymentDaysNeeded: paymentDaysOpen,
        asksWho: true,
      }),
      ...(values.contact_name.trim() === '' ? { contact_name: common.required } : {}),
    }),
    [language, common, order, countries.rules, paymentDaysOpen],
  );
  const form = useForm({
    fields: FIELDS,
    base,
    draftKey: useMemo(
      () => (address ? linkKey(`embed:${code ?? ''}`, address.query) : null),
      [address, code],
    ),
    check,
    incompleteText: common.incompleteDate,
    form: element,
  });
  const names = { ...order.names, client_name: texts.company, contact_name: texts.contactName };
  const submission = useSubmission<Field>(form, FIELDS, names);

  const send = (): void => {
    const {
      user_id: _user,
      client_id: _client,
      client_name,
      ...payload
    } = orderPayload(form.values, NOBODY, KNOWN_DATES, language);
    submission.submit<{ id: number | null; awaits_confirmation: boolean }>(
      async () => {
        const proof = await challenge.proven();
        if (proof.kind !== 'done') return proof;
        const answer = await api.sendEmbedded(code ?? '', {
          ...payload,
          client_name: client_name ?? '',
          contact_name: form.values.contact_name.trim(),
          language,
          ...(site ? { site } : {}),
          ...(trap ? { website: trap } : {}),
          ...proof.data,
        });
        // The challenge is this page's alone: a request that was taken with it is the one whose answer was lost.
        const isTaken = answer.kind === 'conflict' && answer.code === 'form_challenge_used';
        if (isLost(answer)) unanswered.current ??= payload.client_email;
        else if (answer.kind !== 'fields' && !(answer.kind === 'wait' && unanswered.current))
          challenge.spend();
        return isTaken ? { kind: 'done', data: { id: null, awaits_confirmation: false } } : asTrouble(answer);
      },
      ({ id, awaits_confirmation }) => {
        const email = (id === null ? unanswered.current : null) ?? payload.client_email;
        unanswered.current = null;
        form.clear();
        setSent({ id, email, awaits: awaits_confirmation });
        if (window.parent !== window) window.parent.postMessage({ type: 'frakto:sent' }, '*');
      },
    );
  };

  const isGone = outcome?.kind === 'link' || submission.refusedBy !== null;
  const refusal = outcome?.kind === 'failed' && outcome.detail ? outcome.detail : null;
  const bind = (field: Field) => ({
    name: field,
    value: form.values[field],
    fault: form.faults[field],
    onChange: (text: string) => form.change(field, text),
    required: true,
  });
  const codes = address ? countries.codes : NO_COUNTRIES;

  const screen =
    isGone || refusal ? (
      <Screen
        icon="unlink"
        tone="bad"
        title={texts.unavailableTitle}
        text={refusal ?? texts.unavailableText}
      />
    ) : sent ? (
      <Screen
        icon="check"
        tone="good"
        title={sent.awaits ? texts.confirmTitle : order.thanksTitle}
        text={
          sent.id === null
            ? texts.arrivedText(sent.email)
            : sent.awaits
              ? texts.confirmText(sent.email)
              : order.thanksText(String(sent.id), sent.email)
        }
      >
        <NextSteps
          steps={[
            [order.step1, order.step1Text],
            [order.step2, order.step2Text],
          ]}
        />
        <button type="button" className="button outline large wide" onClick={() => setSent(null)}>
          {order.again}
        </button>
      </Screen>
    ) : null;

  return (
    <div className={isBare ? 'page bare' : 'page'}>
      {!isBare && (
        <header className="top">
          <div className="top-in">
            {view ? (
              <>
                <span className="mark" aria-hidden="true">
                  {initials(view.company_name)}
                </span>
                <p className="company">{view.company_name}</p>
              </>
            ) : (
              <span className="top-wait" aria-hidden="true">
                <span className="mark" />
                <span className="bone bone-name" />
              </span>
            )}
          </div>
        </header>
      )}
      <main className="column">
        <noscript>
          <p className="notice notice-warn">{texts.noScript}</p>
        </noscript>
        {screen ?? (
          <>
            <h1>{order.title}</h1>
            <p className="lead">{order.lead}</p>
            <ErrorSummary items={submission.items} attempt={submission.attempt} />
            <form
              ref={element}
              noValidate
              onSubmit={(event) => {
                event.preventDefault();
                send();
              }}
            >
              <AddressFields
                end="pickup"
                form={form}
                texts={order}
                countries={codes}
                zones={countries.zones}
              />
              <AddressFields
                end="delivery"
                form={form}
                texts={order}
                countries={codes}
                zones={countries.zones}
              />
              <CargoFields
                form={form}
                texts={order}
                paymentDaysOpen={paymentDaysOpen}
                paymentDaysHint={
                  view && !paymentDaysOpen ? order.paymentDaysFrom(view.company_name) : undefined
                }
              />
              <section className="card" aria-labelledby="contact-title">
                <h2 id="contact-title">
                  <Icon name="contact" />
                  {order.contact}
                </h2>
                <div className="grid">
                  <TextField
                    {...bind('contact_name')}
                    label={texts.contactName}
                    width="w3 m6"
                    maxLength={LINE_MAX}
                    autoComplete="name"
                  />
                  <TextField
                    {...bind('client_name')}
                    label={texts.company}
                    width="w3 m6"
                    maxLength={LINE_MAX}
                    autoComplete="organization"
                  />
                  <TextField
                    {...bind('client_email')}
                    label={order.offerTo}
                    width="w6"
                    maxLength={254}
                    keyboard="email"
                    autoComplete="email"
                  />
                </div>
              </section>
              <div className="trap" aria-hidden="true">
                <label htmlFor="website">{texts.leaveEmpty}</label>
                <input
                  id="website"
                  name="website"
                  tabIndex={-1}
                  autoComplete="off"
                  value={trap}
                  onChange={(event) => setTrap(event.currentTarget.value)}
                />
              </div>
              <TroubleNotice trouble={submission.trouble} title={order.failed} retry={send} />
              <div className="actions">
                <button
                  type="submit"
                  className="button primary large wide"
                  disabled={!view || submission.sending}
                >
                  {submission.sending ? texts.checking : order.send}
                </button>
              </div>
            </form>
          </>
        )}
        {!isBare && <p className="foot">{view ? common.footer(view.company_name) : common.footerAlone}</p>}
      </main>
    </div>
  );
}

/** Whether the request may have been taken all the same: it is sent again with the same challenge, which counts once. */
function isLost<T>(outcome: Outcome<T>): boolean {
  const { kind } = outcome;
  if (kind === 'conflict') return outcome.code !== 'form_challenge_used';
  return kind === 'offline' || (kind === 'failed' && outcome.detail === '');
}

/** What another try may mend is no state of the request. */
function asTrouble<T>(outcome: Outcome<T>): Outcome<T> {
  return outcome.kind === 'conflict' ? { kind: 'failed', detail: outcome.detail, reference: '' } : outcome;
}
