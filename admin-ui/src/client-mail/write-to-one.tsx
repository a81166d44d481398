import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { api } from '../api/client';
import type { Schemas } from '../api/types';
import { useToast } from '../components/use-toast';
import { Cell, FieldGrid } from '../form/field-grid';
import { FormDialog } from '../form/form-dialog';
import { FormText } from '../form/form-text';
import { useCloseGuard } from '../form/use-close-guard';
import { useT } from '../i18n/use-t';
import type { Draft } from '../mail-text/draft';
import { paths } from '../paths';
import { EarlierMessages } from './earlier-messages';
import { KeptNote } from './kept-note';
import { LetterFields } from './letter-fields';
import { OtherSide } from './other-side';
import type { Recipient } from './recipient';
import type { LetterText } from './use-letter-texts';
import { useLetterForm } from './use-letter-form';
import { useLetterKey } from './use-letter-key';
import { WhichLeaves } from './which-leaves';
import styles from './client-mail.module.css';
import { useMailToast } from '../mail-text/use-mail-toast';

export interface WriteToOneProps {
  recipient: Recipient;
  texts: readonly LetterText[];
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
  const keyOf = useLetterKey();
  const { clientId, name, email } = recipient;
  const letter = useLetterForm({
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
      tellMailed(t('letters.sentTo', { email: message.to }), {
        action: { label: t('letters.openSent'), run: () => void navigate(paths.message(message.id)) },
      });
      onClose();
    },
    onFailure: (error) => toast.failure(t('letters.failed'), error),
  });
  const { form, submit, outgoing, isWaiting, isTyped, forget, beginAnew } = letter;
  const { askToClose, question } = useCloseGuard(isTyped && !form.formState.isSubmitting, () => {
    forget();
    onClose();
  });
  return (
    <>
      <FormDialog
        title={t('letters.oneTitle', { name: name || email })}
        form={form}
        submit={submit}
        submitLabel={t('letters.submitOne')}
        reason={isWaiting ? t('letters.translating') : null}
        onClose={askToClose}
        width={960}
        foot={<WhichLeaves outgoing={outgoing} />}
      >
        <FieldGrid>
          <Cell span={3}>
            <FormText
              name="recipient_email"
              label={t('letters.recipient')}
              type="email"
              inputMode="email"
              required
            />
          </Cell>
          <Cell span={3}>
            <FormText
              name="recipient_name"
              label={t('letters.name')}
              hint={t('letters.nameHint')}
              maxLength={200}
            />
          </Cell>
        </FieldGrid>
        {clientId !== null && <EarlierMessages clientId={clientId} />}
        {beginAnew && <KeptNote onBeginAnew={beginAnew} />}
        <div className={styles['columns']}>
          <LetterFields
            texts={texts}
            filled={letter.filled}
            onFilled={letter.setFilled}
            chosen={letter.chosen}
            onChosen={letter.setChosen}
          />
          <OtherSide outgoing={outgoing} recipient={recipient} />
        </div>
      </FormDialog>
      {question}
    </>
  );
}
