import { mailLanguageValues } from '@frakto/sdk/enums';
import { useState, useCallback, useEffect } from 'react';
import type { Schemas } from '../../../kit/api/types';
import { Note } from '../../../kit/components/note';
import { Cell, FieldGrid } from '../../../kit/form/field-grid';
import { FormDialog } from '../../../kit/form/form-dialog';
import { FormSelect } from '../../../kit/form/form-select';
import { FormText } from '../../../kit/form/form-text';
import { useCloseGuard } from '../../../kit/form/use-unsaved-guard';
import { useSchemaForm } from '../../../kit/form/use-schema-form';
import { useFormat } from '../../../kit/format/use-format';
import { useT } from '../../../kit/i18n/use-t';
import { CopyLinkButton } from '../links/copy-link-button';
import { messageHtml } from '../../../kit/mail-text/message-html';
import { useOrder } from '../order-context';
import { useOrderHistory } from '../queries/order-queries';
import { useTellRefusal } from '../steps/use-tell-refusal';
import { lastRequest } from './data-state';
import { type DataDraft, type DataMail, useDataDraft } from './use-data-draft';
import styles from './data-request.module.css';
import { api } from '../../../kit/api/client';
import { useOrderMutation } from '../queries/use-order-mutation';
import { useMailToast } from '../../../kit/mail-text/use-mail-toast';
import Button from '@mui/material/Button';
import { useFormContext, useWatch } from 'react-hook-form';

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
      <span className={styles['kept']}>
        {t('orders.dataRequest.keptText', { language: format.language(language) })}
        <Button size="small" variant="outlined" onClick={() => take(draft)}>
          {t('orders.dataRequest.takeText')}
        </Button>
      </span>
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

/** Recipient, language and words of a request for data, and the client's link for other ways to send it. */
export function DataRequestForm({ draft, onClose }: { draft: DataDraft; onClose: () => void }) {
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
  const link = order.client_id !== null && (
    <span className={styles['link']}>
      <CopyLinkButton
        size="small"
        variant="text"
        label={t('orders.dataRequest.copyLink')}
        link={{ kind: 'order-form', order_id: order.id, client_id: order.client_id }}
      />
    </span>
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
        foot={link}
      >
        <p className={styles['text']}>{t('orders.dataRequest.text')}</p>
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
        <FormText name="subject" label={t('orders.dataRequest.subject')} maxLength={200} />
        <FormText
          name="message"
          label={t('orders.dataRequest.message')}
          hint={t(filled.isHtml ? 'orders.offerDialog.htmlHint' : 'orders.dataRequest.messageHint')}
          rows={9}
          maxLength={20000}
          autoFocus
        />
      </FormDialog>
      {question}
    </>
  );
}
