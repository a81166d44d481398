import Send from 'lucide-react/icons/send';
import { RecordDialog } from '../../../kit/form/record-dialog';
import { useT, type MessageKey } from '../../../kit/i18n/use-t';
import {
  InvoiceMailPreview,
  useInvoiceDraft,
  type InvoiceMail,
  type InvoiceMailKind,
} from '../../money/invoice-mail';
import { FormRecipient } from '../../partners/form-recipient';
import { useOrder } from '../order-context';
import { isInvoiceUnsent, status } from '../order-view';
import { useOrderInvoices, type Invoice } from './invoice-queries';
import { isToMend } from './invoice-state';
import { api } from '../../../kit/api/client';
import { draftOf, type Draft } from '../../../kit/mail-text/draft';
import Checkbox from '@mui/material/Checkbox';
import Paperclip from 'lucide-react/icons/paperclip';
import type { Schemas } from '../../../kit/api/types';
import { Icon } from '../../../kit/components/icon';
import { Note } from '../../../kit/components/note';
import { Segmented } from '../../../kit/components/segmented';
import { FormDialog } from '../../../kit/form/form-dialog';
import { FormMailMessage, FormMailSubject, MailFoot } from '../../../kit/mail-text/form-mail-message';
import { useCloseGuard } from '../../../kit/form/use-unsaved-guard';
import { useSchemaForm } from '../../../kit/form/use-schema-form';
import { fileSize } from '../../../kit/format/file-size';
import { useFormat } from '../../../kit/format/use-format';
import { LetterColumns, MailComposer } from '../../../kit/mail-text/composed-mail';
import { useDocuments } from '../documents/use-documents';
import { useOrderMutation } from '../queries/use-order-mutation';
import { useTellRefusal } from '../steps/use-tell-refusal';
import styles from './invoices.module.css';
import { useMailToast } from '../../../kit/mail-text/use-mail-toast';
import { useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { messageHtml } from '../../../kit/mail-text/plain-text';

interface SendInvoiceDialogProps {
  /** The order's invoice when left out. */
  invoiceId?: number | undefined;
  onClose: () => void;
}

/** The dialog in which an invoice is mailed, or its payment reminded of; it opens once its text is known. */
export function SendInvoiceDialog({ invoiceId, onClose }: SendInvoiceDialogProps) {
  const t = useT();
  const { order, openDialog } = useOrder();
  const { data: invoices, error, isFetching } = useOrderInvoices(order);
  const invoice = invoices?.items.find(({ id, kind }) =>
    invoiceId === undefined ? kind === 'invoice' : id === invoiceId,
  );
  // What KSeF refused was never issued: it is mended instead.
  const refusedId = invoices?.items.find((one) => one === invoice && isToMend(one, invoices.items))?.id;
  useEffect(() => {
    if (refusedId !== undefined) openDialog({ kind: 'mend-invoice', invoiceId: refusedId });
  }, [refusedId, openDialog]);
  const overdue = invoices?.overdue_days ?? null;
  const canRemind =
    invoice?.kind === 'invoice' &&
    order.status === status.invoiceSent &&
    overdue !== null &&
    // Nobody is reminded of what they do not have.
    !isInvoiceUnsent(order);
  const again = useInvoiceDraft(order.id, refusedId === undefined ? (invoice?.id ?? null) : null, 'invoice');
  const reminder = useInvoiceDraft(order.id, canRemind ? invoice.id : null, 'reminder');
  if (invoice && again.data && (!canRemind || reminder.data))
    return (
      <SendInvoiceForm
        drafts={{
          invoice: beginOf(again.data),
          ...(reminder.data && { reminder: beginOf(reminder.data) }),
        }}
        startsAs={canRemind && overdue > 0 ? 'reminder' : 'invoice'}
        invoice={invoice}
        recipient={again.data.recipient_email ?? ''}
        onClose={onClose}
      />
    );
  return (
    <RecordDialog
      title={t('invoices.send')}
      error={again.error ?? reminder.error ?? error}
      missing={
        invoices && !invoice && !isFetching
          ? { title: t('invoices.send'), text: t('invoices.none') }
          : undefined
      }
      onRetry={() => {
        void again.refetch();
        if (canRemind) void reminder.refetch();
      }}
      onClose={onClose}
    />
  );
}

interface InvoiceMailTexts {
  title: MessageKey;
  submit: MessageKey;
  sent: MessageKey;
}

/** What a mail is called where it is written. */
function invoiceMailTexts(
  kind: InvoiceMailKind,
  invoice: Pick<Invoice, 'kind' | 'sent_at'>,
): InvoiceMailTexts {
  if (invoice.kind === 'correction')
    return {
      title: 'invoices.mail.titleCorrection',
      submit: 'invoices.mail.submitCorrection',
      sent: 'invoices.mail.sentCorrection',
    };
  if (kind === 'reminder')
    return {
      title: 'invoices.mail.titleReminder',
      submit: 'invoices.remind',
      sent: 'invoices.mail.sentReminder',
    };
  const isFirst = invoice.sent_at === null;
  return {
    title: isFirst ? 'invoices.mail.title' : 'invoices.mail.titleAgain',
    submit: isFirst ? 'invoices.send' : 'invoices.sendAgain',
    sent: 'invoices.mail.sent',
  };
}

/** What a mail can bring along beside the invoice. */
type InvoiceMailFiles = Pick<
  Schemas['InvoiceMailDraft'],
  'documents' | 'invoice_file_size' | 'max_file_bytes'
>;

/** How a mail begins. */
interface InvoiceDraft {
  words: Draft;
  files: InvoiceMailFiles;
}

const beginOf = (draft: Schemas['InvoiceMailDraft']): InvoiceDraft => ({
  words: draftOf(draft),
  files: draft,
});

type InvoiceDrafts = { invoice: InvoiceDraft } & Partial<Record<InvoiceMailKind, InvoiceDraft>>;

type Words = Pick<InvoiceMail, 'subject' | 'message'>;

/** What of the mail is being written. Whoever turns to the other finds each as they left it. */
function useInvoiceWords(drafts: InvoiceDrafts, startsAs: InvoiceMailKind) {
  const [kind, setKind] = useState(startsAs);
  const typed = useRef<Partial<Record<InvoiceMailKind, Words>>>({});
  const wordsOf = (wanted: InvoiceMailKind): Draft => (drafts[wanted] ?? drafts.invoice).words;
  const { isHtml, ...begin } = wordsOf(kind);
  return {
    kind,
    isHtml,
    begin,
    htmlOf: (message: string) => (isHtml ? message : messageHtml(message)),
    turnTo: (next: InvoiceMailKind, { getValues, setValue }: UseFormReturn<InvoiceMail>) => {
      const { subject, message } = getValues();
      typed.current[kind] = { subject, message };
      const words = typed.current[next] ?? wordsOf(next);
      setValue('subject', words.subject, { shouldValidate: true });
      setValue('message', words.message);
      setKind(next);
    },
  };
}

/** Which PODs go along; of the invoice and of the reminder each as it was left. */
function useInvoiceFiles(drafts: InvoiceDrafts, kind: InvoiceMailKind) {
  const { documents, invoice_file_size, max_file_bytes } = (drafts[kind] ?? drafts.invoice).files;
  const [chosen, setChosen] = useState<Partial<Record<InvoiceMailKind, ReadonlySet<number>>>>({});
  const ids = chosen[kind] ?? new Set(documents.filter(({ is_proposed }) => is_proposed).map(({ id }) => id));
  const bytes = documents
    .filter(({ id }) => ids.has(id))
    .reduce((sum, { file_size }) => sum + file_size, invoice_file_size);
  return {
    documents,
    ids,
    bytes,
    limit: max_file_bytes,
    isTooLarge: bytes > max_file_bytes,
    isChanged: Object.keys(chosen).length > 0,
    toggle: (id: number) => {
      const next = new Set(ids);
      if (!next.delete(id)) next.add(id);
      setChosen((others) => ({ ...others, [kind]: next }));
    },
  };
}

/** The invoice's own file, and the PODs to tick that can go along. */
function InvoiceAttachments({ name, files }: { name: string; files: ReturnType<typeof useInvoiceFiles> }) {
  const t = useT();
  const format = useFormat();
  const { documents, ids, bytes, limit, toggle } = files;
  return (
    <div className={styles['attachments']}>
      <p className={styles['attachment']}>
        <Icon of={Paperclip} size={14} />
        {t('invoices.mail.attachment')}: {name}
      </p>
      {documents.length > 0 && (
        <fieldset className={styles['pods']}>
          <legend>{t('invoices.mail.pods')}</legend>
          {documents.map(({ id, original_filename, file_size }) => (
            <label key={id} className={styles['pod']}>
              <Checkbox checked={ids.has(id)} onChange={() => toggle(id)} />
              <span>{original_filename}</span>
              <span className="num">{fileSize(file_size, format)}</span>
            </label>
          ))}
          <p className={`num ${styles['attachment']}`}>
            {t('invoices.mail.total', { size: fileSize(bytes, format), limit: fileSize(limit, format) })}
          </p>
        </fieldset>
      )}
    </div>
  );
}

interface SendInvoiceFormProps {
  /** How the mails begin that can be sent now. */
  drafts: InvoiceDrafts;
  startsAs: InvoiceMailKind;
  invoice: Invoice;
  /** The address that is proposed. */
  recipient: string;
  onClose: () => void;
}

/** Recipient, subject and message of an invoice's mail, with the file that it brings, or the mail as it will arrive. */
function SendInvoiceForm({ drafts, startsAs, invoice, recipient, onClose }: SendInvoiceFormProps) {
  const t = useT();
  const format = useFormat();
  const tellMailed = useMailToast();
  const tellRefusal = useTellRefusal(onClose);
  const { order } = useOrder();
  const { id: invoice_id, number, last_sent_at, last_delivery, sent_to } = invoice;
  const { kind, isHtml, begin, htmlOf, turnTo } = useInvoiceWords(drafts, startsAs);
  const texts = invoiceMailTexts(kind, invoice);
  const files = useInvoiceFiles(drafts, kind);
  const file = useDocuments(order.id).data?.items.find(({ id }) => id === invoice.document_id);
  const send = useOrderMutation({
    run: (body: Schemas['InvoiceMailInput']) =>
      api.post('/orders/{id}/send-invoice', { params: { path: { id: order.id } }, body }),
    done: (_answer, { recipient_email: email }) =>
      tellMailed(t(texts.sent, { email: email ?? order.client_email })),
  });
  const { form, submit } = useSchemaForm<InvoiceMail>({
    schema: ({ invoiceMailInputSchema }) => invoiceMailInputSchema,
    values: { recipient_email: recipient, ...begin },
    rules: ({ recipient_email }) =>
      recipient_email.trim() === '' ? { recipient_email: t('invoices.mail.noEmail') } : {},
    onSubmit: async (values) => {
      const mail = values as InvoiceMail;
      await send.mutateAsync({
        ...mail,
        message: htmlOf(mail.message),
        invoice_id,
        kind,
        // Without any to choose from nothing was decided.
        ...(files.documents.length > 0 && { document_ids: [...files.ids] }),
      });
      onClose();
    },
    onFailure: (error) => void tellRefusal(t('invoices.mail.failed'), error),
  });
  const isTouched = form.formState.isDirty || files.isChanged;
  const { askToClose, question } = useCloseGuard(isTouched && !send.isPending, onClose);
  const key =
    last_delivery === 'stored' ? 'alreadyStored' : last_delivery === 'failed' ? 'alreadyFailed' : 'already';
  return (
    <>
      <FormDialog
        title={t(texts.title, { number })}
        form={form}
        submit={submit}
        submitLabel={t(texts.submit)}
        submitIcon={Send}
        reason={
          files.isTooLarge ? t('invoices.mail.tooLarge', { limit: fileSize(files.limit, format) }) : null
        }
        onClose={askToClose}
        width={960}
        foot={<MailFoot />}
      >
        <LetterColumns>
          <div>
            {last_sent_at && sent_to && (
              <Note tone={key === 'alreadyFailed' ? 'warn' : 'info'}>
                {t(`invoices.mail.${key}`, { date: format.dateTime(last_sent_at), email: sent_to })}
              </Note>
            )}
            <FormRecipient
              label={t('orders.offerDialog.recipient')}
              clientId={order.client_id}
              purpose="invoices"
              usual={order.client_email}
              autoFocus
            />
            <InvoiceAttachments name={file?.original_filename ?? `${number}.pdf`} files={files} />
            {files.isTooLarge && (
              <Note tone="warn">{t('invoices.mail.tooLarge', { limit: fileSize(files.limit, format) })}</Note>
            )}
          </div>
          <MailComposer
            lead={
              drafts.reminder && (
                <Segmented
                  label={t('invoices.mail.kind')}
                  value={kind}
                  options={[
                    { value: 'reminder', label: t('invoices.mail.reminder') },
                    { value: 'invoice', label: t('invoices.mail.again') },
                  ]}
                  onChange={(next) => turnTo(next, form)}
                />
              )
            }
            preview={() => (
              <InvoiceMailPreview orderId={order.id} invoiceId={invoice_id} kind={kind} htmlOf={htmlOf} />
            )}
          >
            <FormMailSubject label={t('orders.offerDialog.subject')} />
            <FormMailMessage
              label={t('orders.offerDialog.message')}
              {...(isHtml && { hint: t('orders.offerDialog.htmlHint') })}
              inserts={['name', 'company', 'orderDetails']}
              isHtml={isHtml}
              rows={9}
              optional
            />
          </MailComposer>
        </LetterColumns>
      </FormDialog>
      {question}
    </>
  );
}
