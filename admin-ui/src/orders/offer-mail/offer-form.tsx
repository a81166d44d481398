import { offerToClientInputSchema } from '@frakto/sdk/forms';
import { Money } from '../../components/money';
import { Note } from '../../components/note';
import { FormDialog } from '../../form/form-dialog';
import { FormText } from '../../form/form-text';
import { useCloseGuard } from '../../form/use-close-guard';
import { useHasKeys } from '../../form/use-has-keys';
import { useSchemaForm } from '../../form/use-schema-form';
import { dayOf } from '../../format/dates';
import { useT } from '../../i18n/use-t';
import { useLetterView } from '../../mail-text/use-letter-view';
import { useOrder } from '../order-context';
import type { OrderSummary } from '../queries/types';
import { useTellRefusal } from '../steps/use-tell-refusal';
import { hasDeliveryBeforePickup } from './delivery-order';
import { messageHtml } from './message-html';
import { OfferPreview } from './offer-preview';
import { AcceptOldRates } from '../summary/accept-old-rates';
import { useSendOffer } from './use-send-offer';
import type { OfferDraft, OfferLetter } from './use-offer-draft';
import { ValidityField } from './validity-field';
import styles from './offer-form.module.css';

interface OfferFormProps {
  draft: OfferDraft;
  summary: OrderSummary;
  onClose: () => void;
}

/** Recipient, subject and message of an offer, with its price and a warning when dates are the wrong way round. */
export function OfferForm({ draft, summary, onClose }: OfferFormProps) {
  const t = useT();
  const tellRefusal = useTellRefusal(onClose);
  const { order } = useOrder();
  const send = useSendOffer(order.id, summary);
  const isOld = summary.rates.some((rate) => rate.too_old);
  const htmlOf = (message: string) => (draft.isHtml ? message : messageHtml(message));
  const { form, submit } = useSchemaForm<OfferLetter & { quotation_id: number }>({
    schema: offerToClientInputSchema,
    values: { ...draft.letter, quotation_id: order.id, accept_old_rate: false },
    rules: ({ valid_until: day, accept_old_rate: isAccepted }) => ({
      ...(day && day < dayOf(new Date()) && { valid_until: t('orders.validity.passed') }),
      ...(isOld && !isAccepted && { accept_old_rate: t('orders.oldRates.required') }),
    }),
    say: ({ field, code }) =>
      field === 'recipient_email' && code === 'required' ? t('orders.offerDialog.missingData') : undefined,
    onSubmit: async (values) => {
      const letter = values as OfferLetter;
      const message = htmlOf(letter.message);
      await send.mutateAsync({ ...letter, valid_until: letter.valid_until ?? null, message });
      onClose();
    },
    onFailure: (error) => void tellRefusal(t('orders.offerDialog.failed'), error),
  });
  const { isPreview, choice } = useLetterView(form);
  const hasKeys = useHasKeys();
  const { askToClose, question } = useCloseGuard(form.formState.isDirty && !send.isPending, onClose);
  return (
    <>
      <FormDialog
        title={t('orders.offerDialog.title')}
        form={form}
        submit={submit}
        submitLabel={t('orders.offerDialog.submit')}
        onClose={askToClose}
        width={720}
        foot={hasKeys ? t('orders.offerDialog.sendKeys') : undefined}
      >
        {order.client_claim && (
          <Note tone="warn">{t('orders.claim.beforeOffer', { name: order.client_claim.client_name })}</Note>
        )}
        {hasDeliveryBeforePickup(order.routes) && (
          <Note tone="warn">{t('orders.offerDialog.datesWarning')}</Note>
        )}
        <div className={styles['price']}>
          <span>{t('orders.offerDialog.price')}</span>
          <b>
            <Money amount={summary.total} currency={summary.currency} />
          </b>
          <small>{t('orders.offerDialog.frozenNote')}</small>
        </div>
        <AcceptOldRates rates={summary.rates} />
        <div>{choice}</div>
        {isPreview && <OfferPreview orderId={order.id} summary={summary} htmlOf={htmlOf} />}
        {/* Kept while the preview is looked at: nothing typed is lost, and faults are told when it is sent. */}
        <div className={styles['fields']} hidden={isPreview}>
          <FormText
            name="recipient_email"
            label={t('orders.offerDialog.recipient')}
            type="email"
            inputMode="email"
            required
          />
          <ValidityField />
          <FormText name="subject" label={t('orders.offerDialog.subject')} required maxLength={200} />
          <FormText
            name="message"
            label={t('orders.offerDialog.message')}
            hint={t(draft.isHtml ? 'orders.offerDialog.htmlHint' : 'orders.offerDialog.messageHint')}
            rows={9}
            required
            autoFocus
          />
        </div>
      </FormDialog>
      {question}
    </>
  );
}
