import { useQueryClient, useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { api } from '../../kit/api/client';
import type { Schemas } from '../../kit/api/types';
import { useToast } from '../../kit/components/use-toast';
import { Cell, FieldGrid } from '../../kit/form/field-grid';
import { FormDialog } from '../../kit/form/form-dialog';
import { FormText } from '../../kit/form/form-text';
import { useCloseGuard } from '../../kit/form/use-unsaved-guard';
import { useT } from '../../kit/i18n/use-t';
import type { Draft } from '../../kit/mail-text/draft';
import { paths } from '../../kit/paths';
import { KeptNote } from './kept-note';
import { MailFields } from './mail-fields';
import { OtherSide } from './other-side';
import type { Recipient } from './recipient';
import type { MailText } from './use-mail-texts';
import { useMailForm } from './use-mail-form';
import { useMailKey } from './use-mail-key';
import { WhichLeaves } from './which-leaves';
import styles from './client-mail.module.css';
import { useMailToast } from '../../kit/mail-text/use-mail-toast';
import Mail from 'lucide-react/icons/mail';
import Send from 'lucide-react/icons/send';
import { DateTime } from '../../kit/components/date-time';
import { Icon } from '../../kit/components/icon';

/** What the company and a client wrote to each other before, the latest first; each opens in a tab of its own. */
function EarlierMessages({ clientId }: { clientId: number }) {
  const t = useT();
  const { data } = useQuery({
    queryKey: ['messages', 'of-client', clientId],
    queryFn: ({ signal }) =>
      api.get('/messages', { params: { query: { client_id: clientId, page_size: 50 } }, signal }),
  });
  if (!data || data.total === 0) return null;
  return (
    <details className={styles['earlier']}>
      <summary>{t('clientMail.earlier', { count: data.total })}</summary>
      <ul>
        {data.items.map(({ id, message_type, subject, created_at }) => (
          <li key={id}>
            <span title={t(`activities.kind.${message_type === 'incoming' ? 'received' : 'sent'}`)}>
              <Icon of={message_type === 'incoming' ? Mail : Send} size={14} />
            </span>
            <a className="cut" href={paths.message(id)} target="_blank" rel="noopener">
              {subject || t('clientMail.noSubject')}
            </a>
            <DateTime value={created_at} as="date" />
          </li>
        ))}
      </ul>
    </details>
  );
}

export interface WriteToOneProps {
  recipient: Recipient;
  texts: readonly MailText[];
  /** What it begins with in place of the invitation to ask for a quote. */
  start?: Draft | undefined;
  /** What it is kept as among the messages. */
  type: string;
  /** Under which what is typed is kept. */
  draftKey: string;
  onClose: () => void;
}

/** A mail to one client, or to somebody there, with what was written before in reach. */
export function WriteToOne({ recipient, texts, start, type, draftKey, onClose }: WriteToOneProps) {
  const t = useT();
  const toast = useToast();
  const tellMailed = useMailToast();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const keyOf = useMailKey();
  const { clientId, name, email } = recipient;
  const mail = useMailForm({
    texts,
    recipients: [recipient],
    draftKey,
    start,
    schema: ({ singleEmailInputSchema }) => singleEmailInputSchema,
    values: { recipient_email: email, recipient_name: name },
    only: ['recipient_email', 'recipient_name', 'subject', 'message'],
    onSend: async ({ words, language }, typed) => {
      const to = typed as Pick<Schemas['SingleEmailInput'], 'recipient_email' | 'recipient_name'>;
      const mail = {
        recipient_email: to.recipient_email,
        recipient_name: to.recipient_name ?? null,
        ...words,
        language,
        type,
        client_id: clientId,
      };
      const message = await api.post('/send-single-email', { body: { ...mail, key: keyOf(mail) } });
      void queryClient.invalidateQueries({ queryKey: ['messages'] });
      void queryClient.invalidateQueries({ queryKey: ['orders', 'feed'] });
      tellMailed(t('clientMail.sentTo', { email: message.to }), {
        action: { label: t('clientMail.openSent'), run: () => void navigate(paths.message(message.id)) },
      });
      onClose();
    },
    onFailure: (error) => toast.failure(t('clientMail.failed'), error),
  });
  const { form, submit, outgoing, isWaiting, isTyped, forget, beginAnew } = mail;
  const { askToClose, question } = useCloseGuard(isTyped && !form.formState.isSubmitting, () => {
    forget();
    onClose();
  });
  return (
    <>
      <FormDialog
        title={t('clientMail.oneTitle', { name: name || email })}
        form={form}
        submit={submit}
        submitLabel={t('clientMail.submitOne')}
        reason={isWaiting ? t('clientMail.translating') : null}
        onClose={askToClose}
        width={960}
        foot={<WhichLeaves outgoing={outgoing} />}
      >
        <FieldGrid>
          <Cell span={3}>
            <FormText
              name="recipient_email"
              label={t('clientMail.recipient')}
              type="email"
              inputMode="email"
              required
            />
          </Cell>
          <Cell span={3}>
            <FormText
              name="recipient_name"
              label={t('clientMail.name')}
              hint={t('clientMail.nameHint')}
              maxLength={200}
            />
          </Cell>
        </FieldGrid>
        {clientId !== null && <EarlierMessages clientId={clientId} />}
        {beginAnew && <KeptNote onBeginAnew={beginAnew} />}
        <div className={styles['columns']}>
          <MailFields
            texts={texts}
            filled={mail.filled}
            onFilled={mail.setFilled}
            chosen={mail.chosen}
            onChosen={mail.setChosen}
          />
          <OtherSide outgoing={outgoing} recipient={recipient} />
        </div>
      </FormDialog>
      {question}
    </>
  );
}
