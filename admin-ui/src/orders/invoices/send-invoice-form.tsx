import Paperclip from 'lucide-react/icons/paperclip';
import { api } from '../../api/client';
import type { Schemas } from '../../api/types';
import { Icon } from '../../components/icon';
import { Note } from '../../components/note';
import { useToast } from '../../components/use-toast';
import { FormDialog } from '../../form/form-dialog';
import { FormText } from '../../form/form-text';
import { useCloseGuard } from '../../form/use-close-guard';
import { useSchemaForm } from '../../form/use-schema-form';
import { useFormat } from '../../format/use-format';
import { useT } from '../../i18n/use-t';
import type { Draft } from '../../mail-text/draft';
import { useDocuments } from '../documents/use-documents';
import { messageHtml } from '../offer-mail/message-html';
import { useOrder } from '../order-context';
import { useOrderMutation } from '../queries/use-order-mutation';
import { useTellRefusal } from '../steps/use-tell-refusal';
import type { Invoice } from './invoice-queries';
import styles from './invoices.module.css';

interface Letter {
  recipient_email: string;
  subject: string;
  message: string;
}

interface SendInvoiceFormProps {
  draft: Draft;
  invoice: Invoice;
  onClose: () => void;
}

/** Recipient, subject and message of an invoice's mail, with the file that it brings. */
export function SendInvoiceForm({ draft, invoice, onClose }: SendInvoiceFormProps) {
  const t = useT();
  const format = useFormat();
  const toast = useToast();
  const tellRefusal = useTellRefusal(onClose);
  const { order } = useOrder();
  const { number, sent_at, last_sent_at, sent_to, kind } = invoice;
  const isReminder = kind === 'invoice' && sent_at !== null;
  const file = useDocuments(order.id).data?.items.find(({ id }) => id === invoice.document_id);
  const send = useOrderMutation({
    run: (body: Schemas['InvoiceMailInput']) =>
      api.post('/orders/{id}/send-invoice', { params: { path: { id: order.id } }, body }),
    done: (_answer, { recipient_email: email }) =>
      toast.success(t('invoices.mail.sent', { email: email ?? order.client_email })),
  });
  const { form, submit } = useSchemaForm<Letter>({
    schema: ({ invoiceMailInputSchema }) => invoiceMailInputSchema,
    values: {
      recipient_email: sent_to ?? order.client_email,
      subject: invoice.mail_subject,
      message: draft.message,
    },
    rules: ({ recipient_email }) =>
      recipient_email.trim() === '' ? { recipient_email: t('invoices.mail.noEmail') } : {},
    onSubmit: async (values) => {
      const letter = values as Letter;
      const message = draft.isHtml ? letter.message : messageHtml(letter.message);
      await send.mutateAsync({ ...letter, message, invoice_id: invoice.id });
      onClose();
    },
    onFailure: (error) => void tellRefusal(t('invoices.mail.failed'), error),
  });
  const { askToClose, question } = useCloseGuard(form.formState.isDirty && !send.isPending, onClose);
  return (
    <>
      <FormDialog
        title={t(isReminder ? 'invoices.mail.titleReminder' : 'invoices.mail.title', { number })}
        form={form}
        submit={submit}
        submitLabel={t(isReminder ? 'invoices.remind' : 'invoices.send')}
        onClose={askToClose}
        width={720}
        foot={t('orders.offerDialog.sendKeys')}
      >
        {last_sent_at && sent_to && (
          <Note>{t('invoices.mail.already', { date: format.dateTime(last_sent_at), email: sent_to })}</Note>
        )}
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
          hint={t(draft.isHtml ? 'orders.offerDialog.htmlHint' : 'invoices.mail.messageHint')}
          rows={9}
          autoFocus
        />
        <p className={styles['attachment']}>
          <Icon of={Paperclip} size={14} />
          {t('invoices.mail.attachment', { name: file?.original_filename ?? `${number}.pdf` })}
        </p>
      </FormDialog>
      {question}
    </>
  );
}
