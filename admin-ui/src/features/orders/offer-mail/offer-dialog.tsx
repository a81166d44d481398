import Send from 'lucide-react/icons/send';
import { RecordDialog } from '../../../kit/form/record-dialog';
import { useT } from '../../../kit/i18n/use-t';
import { FormRecipient } from '../../partners/form-recipient';
import { useOrder } from '../order-context';
import { useOrderSummary, useClientLanguage } from '../queries/order-queries';
import { Note } from '../../../kit/components/note';
import { FormDialog } from '../../../kit/form/form-dialog';
import { FormMailMessage, FormMailSubject, MailFoot } from '../../../kit/mail-text/form-mail-message';
import { useCloseGuard } from '../../../kit/form/use-unsaved-guard';
import { useFormat } from '../../../kit/format/use-format';
import { useSchemaForm } from '../../../kit/form/use-schema-form';
import { dayAfter } from '@frakto/sdk/clocks';
import { dayOf } from '../../../kit/format/dates';
import { LetterColumns, MailComposer, MailPreview } from '../../../kit/mail-text/composed-mail';
import type { OrderSummary, OrderStep, OrderDetails } from '../queries/types';
import { useTellRefusal } from '../steps/use-tell-refusal';
import { hasDeliveryBeforePickup } from './delivery-order';
import { loadingDay, proposedValidity, validityDoubt } from './validity';
import { subjectWithEnding } from '../../../kit/mail-text/mail-tokens';
import { messageHtml } from '../../../kit/mail-text/plain-text';
import { AcceptOldRates } from '../summary/accept-old-rates';
import { OfferVariants, sentVariants, usePricedVariants, type WithVariants } from './offer-variants';
import { nameFaults, type VariantValues } from './suggested-variants';
import { useEffect, useRef } from 'react';
import styles from './offer-dialog.module.css';
import { useFormContext, useWatch } from 'react-hook-form';
import type { Schemas } from '../../../kit/api/types';
import { api } from '../../../kit/api/client';
import { showToast } from '../../../kit/components/toast-store';
import { useOrderMutation } from '../queries/use-order-mutation';
import { useMailToast } from '../../../kit/mail-text/use-mail-toast';
import Button from '@mui/material/Button';
import { FormDate } from '../../../kit/form/form-date';
import { useFreshDraft, type Draft } from '../../../kit/mail-text/draft';

/** The dialog in which an offer is written; it opens once its text and the price are known. */
export function OfferDialog({ onClose }: { onClose: () => void }) {
  const t = useT();
  const { order, currency } = useOrder();
  const { draft, error, refetch } = useOfferDraft(order);
  const { data: summary } = useOrderSummary(order.id, currency);
  if (draft && summary) return <OfferForm draft={draft} summary={summary} onClose={onClose} />;
  if (!error) return null;
  return (
    <RecordDialog
      title={t('orders.offerDialog.title')}
      error={error}
      onRetry={() => void refetch()}
      onClose={onClose}
    />
  );
}

/** What the form of the offer holds. */
interface OfferMail extends WithVariants {
  recipient_email: string;
  subject: string;
  message: string;
  /** The last day on which it can be accepted, `YYYY-MM-DD`; null for no limit. */
  valid_until: string | null;
  /** An exchange rate behind the price is used although it is old. */
  accept_old_rate?: boolean;
}

/** What the form of the offer begins with. */
interface OfferDraft extends Pick<Draft, 'isHtml'> {
  mail: OfferMail;
}

/** The first draft of an offer, in the client's language. */
function useOfferDraft(order: OrderDetails) {
  const { draft, error, refetch } = useFreshDraft('offers_to_client', useClientLanguage(order));
  return { draft: draft && offerDraftOf(order, draft), error, refetch };
}

/** Cities are shorter; what somebody pasted into the field is cut. */
const cityOf = (written: string): string => written.trim().slice(0, 60);

function offerDraftOf(order: OrderDetails, { subject, message, isHtml }: Draft): OfferDraft {
  const { pickup_city, delivery_city } = order;
  return {
    mail: {
      recipient_email: order.client_email,
      subject: subjectWithEnding(subject, ` #${order.id}: ${cityOf(pickup_city)} → ${cityOf(delivery_city)}`),
      message,
      valid_until: proposedValidity(order, dayOf(new Date())),
      variants: null,
    },
    isHtml,
  };
}

/** What forwarders usually grant. */
const usualDays = [3, 7, 14];

/** The last day on which the client can accept the offer, typed or by the usual numbers of days. */
function ValidityField() {
  const t = useT();
  const format = useFormat();
  const { order } = useOrder();
  const { setValue, watch } = useFormContext<{ valid_until: string | null }>();
  const until = watch('valid_until');
  const today = dayOf(new Date());
  const loading = loadingDay(order);
  const doubt = validityDoubt(until, loading, today);
  // What would be warned of is not offered.
  const offered = usualDays
    .map((days) => ({ days, day: dayAfter(today, days) }))
    .filter(({ day }) => validityDoubt(day, loading, today) === null);
  const dayBefore = dayAfter(loading, -1);
  const set = (day: string | null) =>
    setValue('valid_until', day, { shouldDirty: true, shouldValidate: true });
  return (
    <div className={styles['validity']}>
      <FormDate
        name="valid_until"
        label={t('orders.validity.label')}
        // Of a day that is today nobody can be reminded the day before.
        hint={t(until === today ? 'orders.validity.hintToday' : 'orders.validity.hint')}
        warning={doubt ? t(`orders.validity.${doubt}`, { date: format.day(loading) }) : undefined}
        fromToday
      />
      <span className={styles['days']}>
        {offered.map(({ days, day }) => (
          <Button
            key={days}
            size="small"
            variant="outlined"
            aria-pressed={until === day}
            onClick={() => set(day)}
          >
            {t('orders.validity.inDays', { smart_count: days })}
          </Button>
        ))}
        {dayBefore > today && validityDoubt(dayBefore, loading, today) === null && (
          <Button
            size="small"
            variant="outlined"
            aria-pressed={until === dayBefore}
            onClick={() => set(dayBefore)}
          >
            {t('orders.validity.beforeLoading')}
          </Button>
        )}
        <Button size="small" variant="outlined" aria-pressed={until === null} onClick={() => set(null)}>
          {t('orders.validity.none')}
        </Button>
      </span>
    </div>
  );
}

/** Sends the offer, whose message is HTML, at the price that the person sees; the server freezes price and rates. */
function useSendOffer(orderId: number, summary: OrderSummary) {
  const t = useT();
  const tellMailed = useMailToast();
  return useOrderMutation({
    run: (mail: OfferMail) =>
      api.post('/send-offers-to-client', {
        body: {
          quotation_id: orderId,
          recipient_email: mail.recipient_email,
          subject: mail.subject,
          message: mail.message,
          valid_until: mail.valid_until,
          ...(mail.variants
            ? { variants: sentVariants(mail.variants) }
            : { price_for_client: summary.total, currency_for_client: summary.currency }),
          accept_old_rate: mail.accept_old_rate ?? false,
        },
      }),
    done: (answer: OrderStep, mail) => {
      if (answer.email_sent === false) {
        showToast({ kind: 'failure', title: t('orders.offerDialog.sentNotMailed') });
      } else tellMailed(t('orders.offerDialog.sent', { email: mail.recipient_email }));
    },
  });
}

interface OfferPreviewProps {
  orderId: number;
  summary: OrderSummary;
  /** Turns what was typed into the HTML that is sent. */
  htmlOf: (message: string) => string;
}

/** The offer as the client will see it, composed by the server with the details and the price. */
function OfferPreview({ orderId, summary, htmlOf }: OfferPreviewProps) {
  const [subject, message, valid_until, variants] = useWatch<
    OfferMail,
    ['subject', 'message', 'valid_until', 'variants']
  >({ name: ['subject', 'message', 'valid_until', 'variants'] });
  const body: Schemas['OfferPreviewInput'] = {
    quotation_id: orderId,
    subject,
    message: htmlOf(message),
    // While a day is typed it may be none.
    valid_until: valid_until && /^\d{4}-\d\d-\d\d$/.test(valid_until) ? valid_until : null,
    price_for_client: summary.total,
    currency_for_client: summary.currency,
    ...(variants && { variants: sentVariants(variants) }),
  };
  return (
    <MailPreview
      name="offer"
      body={Object.keys(nameFaults(variants ?? [])).length === 0 ? body : null}
      load={(mail, signal) => api.post('/send-offers-to-client/preview', { body: mail, signal })}
    />
  );
}

interface OfferFormProps {
  draft: OfferDraft;
  summary: OrderSummary;
  onClose: () => void;
}

/** Recipient, subject and message of an offer, with its price and a warning when dates are the wrong way round. */
function OfferForm({ draft, summary, onClose }: OfferFormProps) {
  const t = useT();
  const format = useFormat();
  const tellRefusal = useTellRefusal(onClose);
  const { order } = useOrder();
  const variantFaults = (variants: readonly VariantValues[] | null) =>
    Object.fromEntries(
      Object.entries(nameFaults(variants ?? [])).map(([field, fault]) => [
        field,
        t(fault === 'required' ? 'common.fault.required' : 'orders.variants.repeated'),
      ]),
    );
  const language = useClientLanguage(order);
  const send = useSendOffer(order.id, summary);
  // Known once the variants are priced, which is later than the form's rules.
  const isOld = useRef(false);
  const htmlOf = (message: string) => (draft.isHtml ? message : messageHtml(message));
  const { form, submit } = useSchemaForm<OfferMail & { quotation_id: number }>({
    schema: ({ offerToClientInputSchema }) => offerToClientInputSchema,
    values: { ...draft.mail, quotation_id: order.id, accept_old_rate: false },
    rules: ({ valid_until: day, accept_old_rate: isAccepted, variants }) => ({
      ...variantFaults(variants),
      ...(day && day < dayOf(new Date()) && { valid_until: t('orders.validity.passed') }),
      ...(isOld.current && !isAccepted && { accept_old_rate: t('orders.oldRates.required') }),
    }),
    say: ({ field, code }) =>
      field === 'recipient_email' && code === 'required' ? t('orders.offerDialog.missingData') : undefined,
    onSubmit: async (values) => {
      const mail = { ...(values as OfferMail), variants: form.getValues('variants') ?? null };
      const message = htmlOf(mail.message);
      await send.mutateAsync({ ...mail, valid_until: mail.valid_until ?? null, message });
      onClose();
    },
    onFailure: (error) => void tellRefusal(t('orders.offerDialog.failed'), error),
  });
  const priced = usePricedVariants(order.id, summary, form.watch('variants') ?? null).data;
  const hasVariants = Boolean(form.watch('variants'));
  const rates = hasVariants ? (priced?.rates ?? []) : summary.rates;
  const isAnyOld = rates.some((rate) => rate.too_old);
  useEffect(() => {
    isOld.current = isAnyOld;
  }, [isAnyOld]);
  const { askToClose, question } = useCloseGuard(form.formState.isDirty && !send.isPending, onClose);
  return (
    <>
      <FormDialog
        title={t('orders.offerDialog.title')}
        form={form}
        submit={submit}
        submitLabel={t('orders.offerDialog.submit')}
        submitIcon={Send}
        onClose={askToClose}
        width={960}
        foot={<MailFoot />}
      >
        <LetterColumns>
          <div>
            {order.client_claim && (
              <Note tone="warn">
                {t('orders.claim.beforeOffer', { name: order.client_claim.client_name })}
              </Note>
            )}
            {loadingDay(order) < dayOf(new Date()) && (
              <Note tone="warn">
                {t('orders.offerDialog.loadingPassed', { date: format.day(loadingDay(order)) })}
              </Note>
            )}
            {hasDeliveryBeforePickup(order.routes) && (
              <Note tone="warn">{t('orders.offerDialog.datesWarning')}</Note>
            )}
            <OfferVariants
              language={language ?? 'pl'}
              summary={summary}
              priced={hasVariants ? (priced?.variants ?? []) : []}
            />
            <AcceptOldRates rates={rates} />
            <FormRecipient
              label={t('orders.offerDialog.recipient')}
              clientId={order.client_id}
              purpose="offers"
              usual={order.client_email}
              autoFocus
            />
            <ValidityField />
          </div>
          <MailComposer preview={() => <OfferPreview orderId={order.id} summary={summary} htmlOf={htmlOf} />}>
            <FormMailSubject label={t('orders.offerDialog.subject')} />
            <FormMailMessage
              label={t('orders.offerDialog.message')}
              hint={[
                language && t('orders.offerDialog.inLanguage', { language: format.language(language) }),
                draft.isHtml && t('orders.offerDialog.htmlHint'),
              ]
                .filter(Boolean)
                .join(' ')}
              inserts={['name', 'company', 'offerDetails', 'answerLink']}
              isHtml={draft.isHtml}
              rows={9}
            />
          </MailComposer>
        </LetterColumns>
      </FormDialog>
      {question}
    </>
  );
}
