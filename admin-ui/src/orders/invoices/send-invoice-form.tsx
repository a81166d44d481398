import Paperclip from 'lucide-react/icons/paperclip';
import { api } from '../../api/client';
import type { Schemas } from '../../api/types';
import { Icon } from '../../components/icon';
import { Note } from '../../components/note';
import { Segmented } from '../../components/segmented';
import { FormDialog } from '../../form/form-dialog';
import { FormText } from '../../form/form-text';
import { useCloseGuard } from '../../form/use-close-guard';
import { useHasKeys } from '../../form/use-has-keys';
import { useSchemaForm } from '../../form/use-schema-form';
import { useFormat } from '../../format/use-format';
import { useT } from '../../i18n/use-t';
import { useLetterView } from '../../mail-text/use-letter-view';
import { useDocuments } from '../documents/use-documents';
import { useOrder } from '../order-context';
import { useOrderMutation } from '../queries/use-order-mutation';
import { useTellRefusal } from '../steps/use-tell-refusal';
import { InvoiceMailPreview } from './invoice-mail-preview';
import { invoiceMailTexts, type InvoiceMailKind } from './invoice-mail-kind';
import type { Invoice } from './invoice-queries';
import styles from './invoices.module.css';
import { useInvoiceWords, type InvoiceDrafts, type InvoiceLetter } from './use-invoice-words';
import { useMailToast } from '../../mail-text/use-mail-toast';

interface SendInvoiceFormProps {
  /** How the mails begin that can be sent now. */
  drafts: InvoiceDrafts;
  startsAs: InvoiceMailKind;
  invoice: Invoice;
  onClose: () => void;
}

/** Recipient, subject and message of an invoice's mail, with the file that it brings, or the mail as it will arrive. */
export function SendInvoiceForm({ drafts, startsAs, invoice, onClose }: SendInvoiceFormProps) {
  const t = useT();
  const format = useFormat();
  const tellMailed = useMailToast();
  const tellRefusal = useTellRefusal(onClose);
  const { order } = useOrder();
  const { id: invoice_id, number, last_sent_at, last_delivery, sent_to } = invoice;
  const { kind, isHtml, begin, htmlOf, turnTo } = useInvoiceWords(drafts, startsAs);
  const texts = invoiceMailTexts(kind, invoice);
  const file = useDocuments(order.id).data?.items.find(({ id }) => id === invoice.document_id);
  const send = useOrderMutation({
    run: (body: Schemas['InvoiceMailInput']) =>
      api.post('/orders/{id}/send-invoice', { params: { path: { id: order.id } }, body }),
    done: (_answer, { recipient_email: email }) =>
      tellMailed(t(texts.sent, { email: email ?? order.client_email })),
  });
  const { form, submit } = useSchemaForm<InvoiceLetter>({
    schema: ({ invoiceMailInputSchema }) => invoiceMailInputSchema,
    values: { recipient_email: sent_to ?? order.client_email, ...begin },
    rules: ({ recipient_email }) =>
      recipient_email.trim() === '' ? { recipient_email: t('invoices.mail.noEmail') } : {},
    onSubmit: async (values) => {
      const letter = values as InvoiceLetter;
      await send.mutateAsync({ ...letter, message: htmlOf(letter.message), invoice_id, kind });
      onClose();
    },
    onFailure: (error) => void tellRefusal(t('invoices.mail.failed'), error),
  });
  const { isPreview, choice } = useLetterView(form);
  const hasKeys = useHasKeys();
  const { askToClose, question } = useCloseGuard(form.formState.isDirty && !send.isPending, onClose);
  const { subject, message } = form.getValues();
  const key =
    last_delivery === 'stored' ? 'alreadyStored' : last_delivery === 'failed' ? 'alreadyFailed' : 'already';
  return (
    <>
      <FormDialog
        title={t(texts.title, { number })}
        form={form}
        submit={submit}
        submitLabel={t(texts.submit)}
        onClose={askToClose}
        width={720}
        foot={hasKeys ? t('orders.offerDialog.sendKeys') : undefined}
      >
        {last_sent_at && sent_to && (
          <Note tone={key === 'already' ? 'info' : 'warn'}>
            {t(`invoices.mail.${key}`, { date: format.dateTime(last_sent_at), email: sent_to })}
          </Note>
        )}
        <div className={styles['choices']}>
          {drafts.reminder && (
            <Segmented
              label={t('invoices.mail.kind')}
              value={kind}
              options={[
                { value: 'reminder', label: t('invoices.mail.reminder') },
                { value: 'invoice', label: t('invoices.mail.again') },
              ]}
              onChange={(next) => turnTo(next, form)}
            />
          )}
          {choice}
        </div>
        {isPreview && (
          <InvoiceMailPreview
            orderId={order.id}
            letter={{ subject, message: htmlOf(message), invoice_id, kind }}
          />
        )}
        {/* Kept while the preview is looked at: nothing typed is lost, and faults are told when it is sent. */}
        <div className={styles['letter']} hidden={isPreview}>
          <FormText
            name="recipient_email"
            label={t('orders.offerDialog.recipient')}
            type="email"
            inputMode="email"
            required
          />
          <FormText name="subject" label={t('orders.offerDialog.subject')} required maxLength={200} />
          <FormText
            name="message"
            label={t('orders.offerDialog.message')}
            hint={t(isHtml ? 'orders.offerDialog.htmlHint' : 'invoices.mail.messageHint')}
            rows={9}
            autoFocus
          />
        </div>
        <p className={styles['attachment']}>
          <Icon of={Paperclip} size={14} />
          {t('invoices.mail.attachment', { name: file?.original_filename ?? `${number}.pdf` })}
        </p>
      </FormDialog>
      {question}
    </>
  );
}
