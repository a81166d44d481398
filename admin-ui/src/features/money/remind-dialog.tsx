import Send from 'lucide-react/icons/send';
import { api } from '../../kit/api/client';
import type { Schemas } from '../../kit/api/types';
import { LabelledValue, LabelledValues } from '../../kit/components/labelled-value';
import { Money } from '../../kit/components/money';
import { useToast } from '../../kit/components/use-toast';
import { FormDialog } from '../../kit/form/form-dialog';
import { RecordDialog } from '../../kit/form/record-dialog';
import { useSchemaForm } from '../../kit/form/use-schema-form';
import { useCloseGuard } from '../../kit/form/use-unsaved-guard';
import { useFormat } from '../../kit/format/use-format';
import { useT } from '../../kit/i18n/use-t';
import { LetterRows, MailComposer } from '../../kit/mail-text/composed-mail';
import { draftOf, type Draft } from '../../kit/mail-text/draft';
import { FormMailMessage, FormMailSubject, MailFoot } from '../../kit/mail-text/form-mail-message';
import { messageHtml } from '../../kit/mail-text/plain-text';
import { useMailToast } from '../../kit/mail-text/use-mail-toast';
import { FormRecipient } from '../partners/form-recipient';
import { InvoiceMailPreview, useInvoiceDraft, type InvoiceMail } from './invoice-mail';
import { useMoneyMutation, type Receivable } from './money-queries';

interface RemindOneDialogProps {
  invoice: Receivable;
  onSent: () => void;
  onClose: () => void;
}

/** The mail that reminds a client of one invoice; it opens once its words are known. */
export function RemindOneDialog({ invoice, onSent, onClose }: RemindOneDialogProps) {
  const t = useT();
  const { order_id, invoice_id, number } = invoice;
  const { data, error, refetch } = useInvoiceDraft(order_id, invoice_id, 'reminder');
  if (data)
    return (
      <RemindForm
        invoice={invoice}
        draft={draftOf(data)}
        recipient={data.recipient_email ?? ''}
        onSent={onSent}
        onClose={onClose}
      />
    );
  return (
    <RecordDialog
      title={t('money.remindOne', { number })}
      error={error}
      onRetry={() => void refetch()}
      onClose={onClose}
    />
  );
}

interface RemindFormProps extends RemindOneDialogProps {
  draft: Draft;
  /** The address that is proposed. */
  recipient: string;
}

function RemindForm({ invoice, draft, recipient, onSent, onClose }: RemindFormProps) {
  const t = useT();
  const toast = useToast();
  const tellMailed = useMailToast();
  const format = useFormat();
  const { order_id, invoice_id, number, client_id, balance, currency, due_date } = invoice;
  const htmlOf = (message: string) => (draft.isHtml ? message : messageHtml(message));
  const send = useMoneyMutation((body: Schemas['InvoiceMailInput']) =>
    api.post('/orders/{id}/send-invoice', { params: { path: { id: order_id } }, body }),
  );
  const { form, submit } = useSchemaForm<InvoiceMail>({
    schema: ({ invoiceMailInputSchema }) => invoiceMailInputSchema,
    values: { recipient_email: recipient, subject: draft.subject, message: draft.message },
    rules: ({ recipient_email }) =>
      recipient_email.trim() === '' ? { recipient_email: t('invoices.mail.noEmail') } : {},
    onSubmit: async (values) => {
      const mail = values as InvoiceMail;
      await send.mutateAsync({
        ...mail,
        message: htmlOf(mail.message),
        invoice_id,
        kind: 'reminder',
      });
      tellMailed(t('invoices.mail.sentReminder', { email: mail.recipient_email }));
      onSent();
    },
    onFailure: (error) => toast.failure(t('money.remindFailed'), error),
  });
  const { askToClose, question } = useCloseGuard(form.formState.isDirty && !send.isPending, onClose);
  return (
    <>
      <FormDialog
        title={t('money.remindOne', { number })}
        form={form}
        submit={submit}
        submitLabel={t('money.remindSome', { smart_count: 1 })}
        submitIcon={Send}
        onClose={askToClose}
        width={720}
        foot={<MailFoot />}
      >
        <LetterRows>
          <FormRecipient
            label={t('money.letter.recipient')}
            clientId={client_id}
            purpose="invoices"
            usual={recipient}
            autoFocus
          />
          <LabelledValues columns={3}>
            <LabelledValue label={t('money.column.open')}>
              <Money amount={balance} currency={currency} />
            </LabelledValue>
            <LabelledValue label={t('money.column.due')}>{format.day(due_date)}</LabelledValue>
            <LabelledValue label={t('invoices.mail.attachment')}>{number}.pdf</LabelledValue>
          </LabelledValues>
          <MailComposer
            preview={() => (
              <InvoiceMailPreview orderId={order_id} invoiceId={invoice_id} kind="reminder" htmlOf={htmlOf} />
            )}
          >
            <FormMailSubject label={t('money.letter.subject')} />
            <FormMailMessage
              label={t('money.letter.message')}
              inserts={['name', 'company', 'orderDetails']}
              isHtml={draft.isHtml}
              rows={9}
              optional
            />
          </MailComposer>
        </LetterRows>
      </FormDialog>
      {question}
    </>
  );
}
