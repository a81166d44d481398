import { useCallback, useMemo, useRef, useState } from 'react';
import { useCountries } from '../api/use-remote';
import type { OrderFormLink } from '../lib/links';
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
import { Card } from '../ui/card';
import { TextField } from '../ui/controls';
import { CONTACT } from '../ui/icon';
import { NextSteps, Screen } from '../ui/screens';
import { useTexts } from '../ui/texts';
import { bindTo, useForm, type Values } from '../ui/use-form';
import { useSubmission } from '../ui/use-submission';
import { EmbeddedForm, EmbedFrame, tellSent, Unavailable } from './embed-frame';
import { useEmbedded } from './use-embedded';
import { fieldsOf } from '../ui/fault-text';

const FIELDS = [...ORDER_FIELDS, 'contact_name'] as const;
type Field = OrderField | 'contact_name';

const NO_COUNTRIES: readonly string[] = [];
const KNOWN_DATES = { pickup: null, delivery: null };
/** The code of the company names whom the request goes to. */
const NOBODY: OrderFormLink = { userId: 0, clientId: null, clientEmail: '', orderId: null, signature: null };

/** The request form on a company's own website, for people whom nobody knows yet. */
export function EmbedFormPage({ texts }: { texts: EmbeddedFormMessages }) {
  const { language, common } = useTexts();
  const { order } = texts;
  const embedded = useEmbedded('request');
  const { api, address, view, refusal } = embedded;
  const countries = useCountries(api);
  const element = useRef<HTMLFormElement>(null);
  const [sent, setSent] = useState<{ id: number | null; email: string; awaits: boolean } | null>(null);

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
      ...(values.contact_name.trim() === '' ? { contact_name: fieldsOf(common).required } : {}),
    }),
    [language, common, order, countries.rules, paymentDaysOpen],
  );
  const form = useForm({
    fields: FIELDS,
    base,
    draftKey: embedded.draftKey,
    check,
    incompleteText: fieldsOf(common).incompleteDate,
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
    submission.submit(
      () =>
        embedded.send(payload.client_email, (code, around) =>
          api.sendEmbedded(code, {
            ...payload,
            client_name: client_name ?? '',
            contact_name: form.values.contact_name.trim(),
            language,
            ...around,
          }),
        ),
      ({ receipt, email }) => {
        form.clear();
        setSent({ id: receipt?.id ?? null, email, awaits: receipt?.awaits_confirmation ?? false });
        tellSent();
      },
    );
  };

  const isGone = embedded.isGone || submission.refusedBy !== null;
  const bind = (field: Field) => ({ ...bindTo(form)(field), required: true });
  const codes = address ? countries.codes : NO_COUNTRIES;

  const screen =
    isGone || refusal ? (
      <Unavailable refusal={refusal} texts={texts} />
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
    <EmbedFrame embedded={embedded} noScript={texts.noScript}>
      {screen ?? (
        <EmbeddedForm
          embedded={embedded}
          element={element}
          submission={submission}
          send={send}
          words={order}
          texts={texts}
        >
          <AddressFields end="pickup" form={form} texts={order} countries={codes} zones={countries.zones} />
          <AddressFields end="delivery" form={form} texts={order} countries={codes} zones={countries.zones} />
          <CargoFields
            form={form}
            texts={order}
            paymentDaysOpen={paymentDaysOpen}
            paymentDaysHint={view && !paymentDaysOpen ? order.paymentDaysFrom(view.company_name) : undefined}
          />
          <Card id="contact" icon={CONTACT} title={order.contact}>
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
          </Card>
        </EmbeddedForm>
      )}
    </EmbedFrame>
  );
}
