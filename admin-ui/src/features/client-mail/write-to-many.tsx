import { useState } from 'react';
import type { Schemas } from '../../kit/api/types';
import { FormDialog } from '../../kit/form/form-dialog';
import { useCloseGuard } from '../../kit/form/use-close-guard';
import { useT } from '../../kit/i18n/use-t';
import { KeptNote } from './kept-note';
import { LetterFields } from './letter-fields';
import { OtherSide } from './other-side';
import type { Recipient } from './recipient';
import type { LetterText } from './use-letter-texts';
import { useLetterForm } from './use-letter-form';
import { WhichLeaves } from './which-leaves';
import styles from './client-mail.module.css';
import { useQueryClient } from '@tanstack/react-query';
import { api } from '../../kit/api/client';
import { showToast } from '../../kit/components/toast-store';
import { useToast } from '../../kit/components/use-toast';
import { mailingKeys } from './mailing-keys';
import { useLetterKey } from './use-letter-key';
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

/** Who gets the letter, with the country and its language; each can be taken out. */
function RecipientChips({ recipients, onRemove }: RecipientChipsProps) {
  const t = useT();
  const format = useFormat();
  const { byId } = useCountries();
  return (
    <section className={styles['recipients']} aria-label={t('letters.recipients')}>
      <h3 className="num">{t('letters.recipientsCount', { count: recipients.length })}</h3>
      {/* Many of them scroll: the keyboard has to reach them. */}
      <ul className={styles['chips']} tabIndex={0} aria-label={t('letters.recipients')}>
        {recipients.map((recipient) => {
          const country = byId(recipient.countryId);
          return (
            <li key={recipient.clientId} title={recipient.email}>
              <span className="cut">{recipient.name}</span>
              {country && <small>{`${country.code} · ${format.language(country.mail_language)}`}</small>}
              <IconButton
                size="small"
                aria-label={t('letters.removeRecipient', { name: recipient.name })}
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

/** Sends a letter to many clients. */
function useSendMailing() {
  const t = useT();
  const toast = useToast();
  const queryClient = useQueryClient();
  const keyOf = useLetterKey();

  async function send(
    recipients: readonly Recipient[],
    { words, language }: Pick<Outgoing, 'words' | 'language'>,
  ): Promise<Schemas['ClientMailingDto']> {
    const letter = { client_ids: recipients.flatMap(({ clientId }) => clientId ?? []), ...words, language };
    const mailing = await api.post('/send-email-to-clients', { body: { ...letter, key: keyOf(letter) } });
    queryClient.setQueryData(mailingKeys.progress(mailing.id), mailing.counts);
    void queryClient.invalidateQueries({ queryKey: mailingKeys.open });
    const { left_out } = mailing;
    if (left_out > 0)
      showToast({ kind: 'info', title: t('letters.progress.leftOut', { smart_count: left_out }) });
    return mailing;
  }

  return { send, tellFailure: (error: unknown) => toast.failure(t('letters.failed'), error) };
}

interface WriteToManyProps {
  /** Those who were selected; they can be taken out again. */
  recipients: readonly Recipient[];
  texts: readonly LetterText[];
  onSent: (mailing: Schemas['ClientMailingDto']) => void;
  onClose: () => void;
}

/** The same letter to many clients, each with their own name and link: to whom, in what words, in which language. */
export function WriteToMany({ recipients: selected, texts, onSent, onClose }: WriteToManyProps) {
  const t = useT();
  const [removed, setRemoved] = useState<readonly Recipient[]>([]);
  const recipients = selected.filter((one) => !removed.some(({ clientId }) => clientId === one.clientId));
  const { send, tellFailure } = useSendMailing();
  const letter = useLetterForm({
    texts,
    recipients,
    draftKey: 'many',
    schema: ({ clientMailingInputSchema }) => clientMailingInputSchema,
    only: ['subject', 'message'],
    onSend: async (outgoing) => onSent(await send(recipients, outgoing)),
    onFailure: tellFailure,
  });
  const { form, submit, outgoing, isWaiting, isTyped, forget, beginAnew } = letter;
  const { askToClose, question } = useCloseGuard(isTyped && !form.formState.isSubmitting, () => {
    forget();
    onClose();
  });
  return (
    <>
      <FormDialog
        title={t('letters.manyTitle')}
        form={form}
        submit={submit}
        submitLabel={t('letters.submit', { smart_count: recipients.length })}
        reason={isWaiting ? t('letters.translating') : null}
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
          <LetterFields
            texts={texts}
            filled={letter.filled}
            onFilled={letter.setFilled}
            chosen={letter.chosen}
            onChosen={letter.setChosen}
          />
          <OtherSide outgoing={outgoing} recipient={recipients[0]} />
        </div>
      </FormDialog>
      {question}
    </>
  );
}
