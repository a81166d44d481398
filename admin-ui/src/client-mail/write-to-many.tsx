import { useState } from 'react';
import type { Schemas } from '../api/types';
import { FormDialog } from '../form/form-dialog';
import { useCloseGuard } from '../form/use-close-guard';
import { useT } from '../i18n/use-t';
import { KeptNote } from './kept-note';
import { LetterFields } from './letter-fields';
import { OtherSide } from './other-side';
import type { Recipient } from './recipient';
import { RecipientChips } from './recipient-chips';
import type { LetterText } from './use-letter-texts';
import { useLetterForm } from './use-letter-form';
import { useSendMailing } from './use-send-mailing';
import { WhichLeaves } from './which-leaves';
import styles from './client-mail.module.css';

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
