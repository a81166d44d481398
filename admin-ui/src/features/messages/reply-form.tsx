import Button from '@mui/material/Button';
import Send from 'lucide-react/icons/send';
import { useEffect, useRef } from 'react';
import { FormProvider } from 'react-hook-form';
import type { Message } from '../../kit/api/types';
import { SendKeys } from '../../kit/components/kbd';
import { Icon } from '../../kit/components/icon';
import { useToast } from '../../kit/components/use-toast';
import { FormSummary } from '../../kit/form/form-summary';
import { FormText } from '../../kit/form/form-text';
import { useCloseGuard } from '../../kit/form/use-unsaved-guard';
import { LateTexts } from '../../kit/i18n/late-texts';
import { useT } from '../../kit/i18n/use-t';
import { FormMailMessage } from '../../kit/mail-text/form-mail-message';
import { submitOnCtrlEnter } from '../../kit/submit-keys';
import { KeptNote } from '../client-mail/mail-fields';
import { useMailForm, useSendOne } from '../client-mail/use-mail-form';
import styles from './message.module.css';
import { replySubject } from './reply-subject';

interface ReplyFormProps {
  message: Message;
  onClose: () => void;
}

/** The answer to a message that came in, written where the conversation stands; with its texts, which the page does without. */
export function ReplyForm(props: ReplyFormProps) {
  return (
    <LateTexts>
      <Reply {...props} />
    </LateTexts>
  );
}

function Reply({ message, onClose }: ReplyFormProps) {
  const t = useT();
  const toast = useToast();
  const send = useSendOne();
  const place = useRef<HTMLFormElement>(null);
  const { id, from, sender_name, client_id, subject } = message;
  const { form, submit, isTyped, isWaiting, forget, beginAnew } = useMailForm({
    texts: [],
    recipients: [{ clientId: client_id, name: sender_name ?? '', email: from, countryId: null }],
    draftKey: `reply-${String(id)}`,
    start: { subject: replySubject(subject), message: '', isHtml: false },
    schema: ({ singleEmailInputSchema }) => singleEmailInputSchema,
    values: { recipient_email: from },
    only: ['subject', 'message'],
    onSend: async ({ words, language }) => {
      await send({
        recipient_email: from,
        recipient_name: sender_name,
        ...words,
        language,
        type: 'reply',
        client_id,
        answers: id,
      });
      onClose();
    },
    onFailure: (error) => toast.failure(t('clientMail.failed'), error),
  });
  const { askToClose, question } = useCloseGuard(isTyped && !form.formState.isSubmitting, () => {
    forget();
    onClose();
  });
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'nearest' });
    place.current?.querySelector<HTMLElement>('textarea[name=message]')?.focus();
  }, []);
  return (
    <FormProvider {...form}>
      <form
        ref={place}
        noValidate
        className={styles['reply']}
        aria-label={t('clientMail.oneTitle', { name: sender_name || from })}
        onSubmit={(event) => void submit(event)}
        onKeyDown={submitOnCtrlEnter}
      >
        <h2>{t('clientMail.oneTitle', { name: sender_name || from })}</h2>
        {beginAnew && <KeptNote onBeginAnew={beginAnew} />}
        <FormSummary />
        <FormText name="subject" label={t('clientMail.subject')} required maxLength={200} />
        <FormMailMessage label={t('clientMail.message')} isHtml={false} rows={6} maxLength={20000} />
        <div className={styles['replyActions']}>
          <SendKeys />
          <Button onClick={askToClose}>{t('common.action.cancel')}</Button>
          <Button
            type="submit"
            variant="contained"
            loading={form.formState.isSubmitting || isWaiting}
            startIcon={<Icon of={Send} size={14} />}
          >
            {t('clientMail.submitOne')}
          </Button>
        </div>
      </form>
      {question}
    </FormProvider>
  );
}
