import { LateTexts } from '../../kit/i18n/late-texts';
import type { Schemas } from '../../kit/api/types';
import { RecordDialog } from '../../kit/form/record-dialog';
import { useT } from '../../kit/i18n/use-t';
import type { Recipient } from './recipient';
import { useMailTexts, type MailText } from './use-mail-texts';
import { useState } from 'react';
import { FormDialog } from '../../kit/form/form-dialog';
import { useCloseGuard } from '../../kit/form/use-unsaved-guard';
import { KeptNote, MailFields, WhichLeaves } from './mail-fields';
import { OtherSide } from './other-side';
import { useMailForm, useMailKey, useSendOne } from './use-mail-form';
import styles from './client-mail.module.css';
import { useQueryClient, useQuery } from '@tanstack/react-query';
import { api } from '../../kit/api/client';
import { showToast } from '../../kit/components/toast-store';
import { useToast } from '../../kit/components/use-toast';
import { mailingKeys } from './use-mailing';
import type { Outgoing } from './use-outgoing';
import IconButton from '@mui/material/IconButton';
import X from 'lucide-react/icons/x';
import { useCountries } from '../../kit/api/countries';
import { Icon } from '../../kit/components/icon';
import { useFormat } from '../../kit/format/use-format';
import { Cell, FieldGrid } from '../../kit/form/field-grid';
import { FormText } from '../../kit/form/form-text';
import type { Draft } from '../../kit/mail-text/draft';
import { paths } from '../../kit/paths';
import Mail from 'lucide-react/icons/mail';
import Send from 'lucide-react/icons/send';
import { DateTime } from '../../kit/components/date-time';

interface ManyProps {
  recipients: readonly Recipient[];
  onSent: (mailing: Schemas['ClientMailingDto']) => void;
  onClose: () => void;
}

/** The dialog in which a mailing is written; it opens once its texts are known. */
function MailToMany(props: ManyProps) {
  const t = useT();
  const { data: texts, isFetchedAfterMount, error, refetch } = useMailTexts();
  if (texts && isFetchedAfterMount) return <WriteToMany {...props} texts={texts} />;
  return (
    <RecordDialog
      title={t('clientMail.manyTitle')}
      error={error}
      onRetry={() => void refetch()}
      onClose={props.onClose}
    />
  );
}

/** The same for a mail to one. */
function MailToOne(props: Omit<WriteToOneProps, 'texts'>) {
  const t = useT();
  const { data: texts, isFetchedAfterMount, error, refetch } = useMailTexts();
  const { recipient, onClose } = props;
  if (texts && isFetchedAfterMount) return <WriteToOne {...props} texts={texts} />;
  return (
    <RecordDialog
      title={t('clientMail.oneTitle', { name: recipient.name || recipient.email })}
      error={error}
      onRetry={() => void refetch()}
      onClose={onClose}
    />
  );
}

/** The dialog for a mail to one with its texts, which the screen around it does without. */
export function LateMail(props: Omit<WriteToOneProps, 'texts'>) {
  return (
    <LateTexts>
      <MailToOne {...props} />
    </LateTexts>
  );
}

/** The same for the dialog for a mailing. */
export function LateMailToMany(props: ManyProps) {
  return (
    <LateTexts>
      <MailToMany {...props} />
    </LateTexts>
  );
}

interface RecipientChipsProps {
  recipients: readonly Recipient[];
  onRemove: (recipient: Recipient) => void;
}

/** Who gets the mail, with the country and its language; each can be taken out. */
function RecipientChips({ recipients, onRemove }: RecipientChipsProps) {
  const t = useT();
  const format = useFormat();
  const { byId } = useCountries();
  return (
    <section className={styles['recipients']} aria-label={t('clientMail.recipients')}>
      <h3 className="num">{t('clientMail.recipientsCount', { count: recipients.length })}</h3>
      {/* Many of them scroll: the keyboard has to reach them. */}
      <ul className={styles['chips']} tabIndex={0} aria-label={t('clientMail.recipients')}>
        {recipients.map((recipient) => {
          const country = byId(recipient.countryId);
          return (
            <li key={recipient.clientId} title={recipient.email}>
              <span className="cut">{recipient.name}</span>
              {country && <small>{`${country.code} · ${format.language(country.mail_language)}`}</small>}
              <IconButton
                size="small"
                aria-label={t('clientMail.removeRecipient', { name: recipient.name })}
                disabled={recipients.length === 1}
                onClick={() => onRemove(recipient)}
              >
                <Icon of={X} size={12} />
              </IconButton>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Sends a mailing. */
function useSendMailing() {
  const t = useT();
  const toast = useToast();
  const queryClient = useQueryClient();
  const keyOf = useMailKey();

  async function send(
    recipients: readonly Recipient[],
    { words, language, byReader }: Pick<Outgoing, 'words' | 'language' | 'byReader'>,
  ): Promise<Schemas['ClientMailingDto']> {
    const translations = (byReader ?? []).flatMap((one) =>
      one.words ? [{ language: one.language, ...one.words }] : [],
    );
    const mail = {
      client_ids: recipients.flatMap(({ clientId }) => clientId ?? []),
      ...words,
      language,
      ...(translations.length > 0 && { translations }),
    };
    const mailing = await api.post('/send-email-to-clients', { body: { ...mail, key: keyOf(mail) } });
    queryClient.setQueryData(mailingKeys.progress(mailing.id), mailing.counts);
    void queryClient.invalidateQueries({ queryKey: mailingKeys.open });
    const { left_out, skipped } = mailing;
    if (left_out > 0)
      showToast({ kind: 'info', title: t('clientMail.progress.leftOut', { smart_count: left_out }) });
    const names = skipped.map(({ client_name }) => client_name).join(', ');
    if (names) showToast({ kind: 'info', title: t('clientMail.progress.skipped', { names }) });
    return mailing;
  }

  return { send, tellFailure: (error: unknown) => toast.failure(t('clientMail.failed'), error) };
}

interface WriteToManyProps {
  /** Those who were selected; they can be taken out again. */
  recipients: readonly Recipient[];
  texts: readonly MailText[];
  onSent: (mailing: Schemas['ClientMailingDto']) => void;
  onClose: () => void;
}

/** The same mail to many clients, each with their own name and link: to whom, in what words, in which language. */
function WriteToMany({ recipients: selected, texts, onSent, onClose }: WriteToManyProps) {
  const t = useT();
  const [removed, setRemoved] = useState<readonly Recipient[]>([]);
  const recipients = selected.filter((one) => !removed.some(({ clientId }) => clientId === one.clientId));
  const { send, tellFailure } = useSendMailing();
  const mail = useMailForm({
    texts,
    recipients,
    draftKey: 'many',
    schema: ({ clientMailingInputSchema }) => clientMailingInputSchema,
    only: ['subject', 'message'],
    onSend: async (outgoing) => onSent(await send(recipients, outgoing)),
    onFailure: tellFailure,
  });
  const { form, submit, outgoing, isWaiting, isTyped, forget, beginAnew } = mail;
  const { askToClose, question } = useCloseGuard(isTyped && !form.formState.isSubmitting, () => {
    forget();
    onClose();
  });
  return (
    <>
      <FormDialog
        title={t('clientMail.manyTitle')}
        form={form}
        submit={submit}
        submitLabel={t('clientMail.submit', { smart_count: recipients.length })}
        submitIcon={Send}
        reason={isWaiting ? t('clientMail.translating') : null}
        onClose={askToClose}
        width={960}
        foot={<WhichLeaves outgoing={outgoing} />}
      >
        <RecipientChips
          recipients={recipients}
          onRemove={(recipient) => setRemoved([...removed, recipient])}
        />
        {beginAnew && <KeptNote onBeginAnew={beginAnew} />}
        <div className={styles['columns']}>
          <MailFields
            texts={texts}
            filled={mail.filled}
            onFilled={mail.setFilled}
            chosen={mail.chosen}
            onChosen={mail.setChosen}
            autoFocus
          />
          <OtherSide outgoing={outgoing} recipients={recipients} />
        </div>
      </FormDialog>
      {question}
    </>
  );
}

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
function WriteToOne({ recipient, texts, start, type, draftKey, onClose }: WriteToOneProps) {
  const t = useT();
  const toast = useToast();
  const send = useSendOne();
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
      await send({
        recipient_email: to.recipient_email,
        recipient_name: to.recipient_name ?? null,
        ...words,
        language,
        type,
        client_id: clientId,
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
        submitIcon={Send}
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
              autoFocus
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
          <OtherSide outgoing={outgoing} recipients={[recipient]} />
        </div>
      </FormDialog>
      {question}
    </>
  );
}
