import { useState } from 'react';
import type { Schemas } from '../../kit/api/types';
import { FormDialog } from '../../kit/form/form-dialog';
import { useCloseGuard } from '../../kit/form/use-unsaved-guard';
import { useT } from '../../kit/i18n/use-t';
import { KeptNote } from './kept-note';
import { MailFields } from './mail-fields';
import { OtherSide } from './other-side';
import type { Recipient } from './recipient';
import type { MailText } from './use-mail-texts';
import { useMailForm } from './use-mail-form';
import { WhichLeaves } from './which-leaves';
import styles from './client-mail.module.css';
import { useQueryClient } from '@tanstack/react-query';
import { api } from '../../kit/api/client';
import { showToast } from '../../kit/components/toast-store';
import { useToast } from '../../kit/components/use-toast';
import { mailingKeys } from './mailing-keys';
import { useMailKey } from './use-mail-key';
import type { Outgoing } from './use-outgoing';
import IconButton from '@mui/material/IconButton';
import X from 'lucide-react/icons/x';
import { useCountries } from '../../kit/api/countries';
import { Icon } from '../../kit/components/icon';
import { useFormat } from '../../kit/format/use-format';

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
    { words, language }: Pick<Outgoing, 'words' | 'language'>,
  ): Promise<Schemas['ClientMailingDto']> {
    const mail = { client_ids: recipients.flatMap(({ clientId }) => clientId ?? []), ...words, language };
    const mailing = await api.post('/send-email-to-clients', { body: { ...mail, key: keyOf(mail) } });
    queryClient.setQueryData(mailingKeys.progress(mailing.id), mailing.counts);
    void queryClient.invalidateQueries({ queryKey: mailingKeys.open });
    const { left_out } = mailing;
    if (left_out > 0)
      showToast({ kind: 'info', title: t('clientMail.progress.leftOut', { smart_count: left_out }) });
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
export function WriteToMany({ recipients: selected, texts, onSent, onClose }: WriteToManyProps) {
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
          />
          <OtherSide outgoing={outgoing} recipient={recipients[0]} />
        </div>
      </FormDialog>
      {question}
    </>
  );
}
