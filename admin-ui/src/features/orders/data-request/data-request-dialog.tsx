import { styled } from '@mui/material/styles';
import { RecordDialog } from '../../../kit/form/record-dialog';
import { useT } from '../../../kit/i18n/use-t';
import { useOrder } from '../order-context';
import { useClientLanguage, useOrderHistory } from '../queries/order-queries';
import { mailLanguageValues, type MailLanguage } from '@frakto/sdk/enums';
import { useState, useCallback, useEffect } from 'react';
import type { Schemas } from '../../../kit/api/types';
import { Note } from '../../../kit/components/note';
import { Cell, FieldGrid } from '../../../kit/form/field-grid';
import { FormDialog } from '../../../kit/form/form-dialog';
import { FormSelect } from '../../../kit/form/form-select';
import { FormMailMessage, FormMailSubject, MailStays } from '../../../kit/mail-text/form-mail-message';
import { MailComposer } from '../../../kit/mail-text/composed-mail';
import { OrderMailPreview } from '../order-mail-preview';
import { FormText } from '../../../kit/form/form-text';
import { useCloseGuard } from '../../../kit/form/use-unsaved-guard';
import { useSchemaForm } from '../../../kit/form/use-schema-form';
import { useFormat } from '../../../kit/format/use-format';
import { CopyLinkButton } from '../links/copy-link-button';
import { messageHtml } from '../../../kit/mail-text/plain-text';
import { useTellRefusal } from '../steps/use-tell-refusal';
import { lastRequest } from './data-state';
import { api } from '../../../kit/api/client';
import { useOrderMutation } from '../queries/use-order-mutation';
import { useMailToast } from '../../../kit/mail-text/use-mail-toast';
import Button from '@mui/material/Button';
import { useFormContext, useWatch } from 'react-hook-form';
import { useFreshDraft, type Draft } from '../../../kit/mail-text/draft';

const Introduction = styled('p')({
  color: 'var(--text-2)',
  textWrap: 'pretty',
});

const LinkPlace = styled('span')({
  display: 'inline-flex',
  marginLeft: -8,
});

const KeptText = styled('span')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
});

/** The dialog in which a client is asked to complete the data; it opens once its text is known. */
export function DataRequestDialog({ onClose }: { onClose: () => void }) {
  const t = useT();
  const { order } = useOrder();
  const { draft, error, refetch } = useDataDraft(useClientLanguage(order));
  if (draft) return <DataRequestForm draft={draft} onClose={onClose} />;
  if (!error) return null;
  return (
    <RecordDialog
      title={t('orders.dataRequest.title')}
      error={error}
      onRetry={() => void refetch()}
      onClose={onClose}
    />
  );
}

/** What a request for data says at first, in one language. */
interface DataDraft extends Draft {
  language: MailLanguage;
}

/** What the form of a request for data holds; named as in the API. */
interface DataMail {
  order_id: number;
  recipient_email: string;
  recipient_name: string;
  language: MailLanguage;
  subject: string;
  message: string;
}

/** What a request for data says in a language; nothing while that is not known. */
function useDataDraft(language: MailLanguage | null) {
  const { draft, error, refetch } = useFreshDraft('completion_request', language);
  return { draft: draft && language ? { ...draft, language } : null, error, refetch };
}

interface DraftChangeProps {
  /** What subject and message were filled with last. */
  filled: DataDraft;
  onFilled: (draft: DataDraft) => void;
}

/** Puts in the text of the language that is chosen; over one's own words only when that is wanted. */
function DraftChange({ filled, onFilled }: DraftChangeProps) {
  const t = useT();
  const format = useFormat();
  const { setValue } = useFormContext<DataMail>();
  const [language, subject, message] = useWatch<DataMail, ['language', 'subject', 'message']>({
    name: ['language', 'subject', 'message'],
  });
  const { draft } = useDataDraft(language);
  const isUntouched = subject === filled.subject && message === filled.message;
  const isOther = draft !== null && draft.language !== filled.language;

  const take = useCallback(
    (next: DataDraft) => {
      setValue('subject', next.subject, { shouldDirty: true, shouldValidate: true });
      setValue('message', next.message, { shouldDirty: true, shouldValidate: true });
      onFilled(next);
    },
    [setValue, onFilled],
  );

  const toTake = isOther && isUntouched ? draft : null;
  useEffect(() => {
    if (toTake) take(toTake);
  }, [toTake, take]);

  if (!isOther || isUntouched) return null;
  return (
    <Note role="status">
      <KeptText>
        {t('orders.dataRequest.keptText', { language: format.language(language) })}
        <Button size="small" variant="outlined" onClick={() => take(draft)}>
          {t('orders.dataRequest.takeText')}
        </Button>
      </KeptText>
    </Note>
  );
}

/** Mails the client a request for data, whose message is HTML. */
function useSendDataRequest() {
  const t = useT();
  const tellMailed = useMailToast();
  return useOrderMutation({
    run: (body: Schemas['DataRequestInput']) => api.post('/send-completion-request-email', { body }),
    done: (_answer, { recipient_email: email }) => tellMailed(t('orders.dataRequest.sent', { email })),
  });
}

/** The request for data as the client will see it. */
function DataMailPreview({ isHtml }: Pick<Draft, 'isHtml'>) {
  const [recipient_name, language, subject, message] = useWatch<
    DataMail,
    ['recipient_name', 'language', 'subject', 'message']
  >({ name: ['recipient_name', 'language', 'subject', 'message'] });
  return (
    <OrderMailPreview
      kind="data_request"
      {...{ recipient_name, language, subject, message: isHtml ? message : messageHtml(message) }}
    />
  );
}

/** Recipient, language and words of a request for data, and the client's link for other ways to send it. */
function DataRequestForm({ draft, onClose }: { draft: DataDraft; onClose: () => void }) {
  const t = useT();
  const format = useFormat();
  const { order } = useOrder();
  const history = useOrderHistory(order.id).data?.items ?? [];
  const before = lastRequest(history);
  // What the form was filled with last: another language brings another text.
  const [filled, setFilled] = useState(draft);
  const tellRefusal = useTellRefusal(onClose);
  const send = useSendDataRequest();
  const { form, submit } = useSchemaForm<DataMail>({
    schema: ({ dataRequestInputSchema }) => dataRequestInputSchema,
    values: {
      order_id: order.id,
      recipient_email: order.client_email,
      recipient_name: order.client_name ?? '',
      language: draft.language,
      subject: draft.subject,
      message: draft.message,
    },
    say: ({ field, code }) =>
      field === 'recipient_email' && code === 'required' ? t('orders.dataRequest.noEmail') : undefined,
    onSubmit: async (values) => {
      const body = values as Schemas['DataRequestInput'];
      await send.mutateAsync({ ...body, message: filled.isHtml ? body.message : messageHtml(body.message) });
      onClose();
    },
    onFailure: (error) => void tellRefusal(t('orders.dataRequest.failed'), error),
  });
  const { askToClose, question } = useCloseGuard(form.formState.isDirty && !send.isPending, onClose);
  const languages = mailLanguageValues.map((value) => ({ value, label: format.language(value) }));
  const link = (
    <LinkPlace>
      <CopyLinkButton
        size="small"
        variant="text"
        label={t('orders.dataRequest.copyLink')}
        link={{ kind: 'order-form', order_id: order.id }}
      />
    </LinkPlace>
  );

  return (
    <>
      <FormDialog
        title={t('orders.dataRequest.title')}
        form={form}
        submit={submit}
        submitLabel={t(before ? 'orders.dataRequest.submitAgain' : 'orders.dataRequest.submit')}
        onClose={askToClose}
        width={720}
        foot={
          <>
            <MailStays />
            {link}
          </>
        }
      >
        <Introduction>{t('orders.dataRequest.text')}</Introduction>
        {before && !order.is_data_complete && (
          <Note>
            {t('orders.dataRequest.again', {
              time: format.dateTime(before.created_at),
              email: before.reason ?? '',
            })}
          </Note>
        )}
        <FieldGrid>
          <Cell span={3}>
            <FormText
              name="recipient_email"
              label={t('orders.dataRequest.recipient')}
              type="email"
              inputMode="email"
              required
              autoFocus
            />
          </Cell>
          <Cell span={3}>
            <FormText
              name="recipient_name"
              label={t('orders.dataRequest.name')}
              hint={t('orders.dataRequest.nameHint')}
              maxLength={200}
            />
          </Cell>
          <Cell span={6}>
            <FormSelect
              name="language"
              label={t('orders.dataRequest.language')}
              options={languages}
              required
            />
          </Cell>
        </FieldGrid>
        <DraftChange filled={filled} onFilled={setFilled} />
        <MailComposer preview={() => <DataMailPreview isHtml={filled.isHtml} />}>
          <FormMailSubject label={t('orders.dataRequest.subject')} optional />
          <FormMailMessage
            label={t('orders.dataRequest.message')}
            {...(filled.isHtml && { hint: t('orders.offerDialog.htmlHint') })}
            inserts={['name', 'company', 'orderDetails', 'orderLink']}
            isHtml={filled.isHtml}
            rows={9}
            maxLength={20000}
            optional
          />
        </MailComposer>
      </FormDialog>
      {question}
    </>
  );
}
