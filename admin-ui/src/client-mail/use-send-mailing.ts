import { useQueryClient } from '@tanstack/react-query';
import { api } from '../api/client';
import type { Schemas } from '../api/types';
import { showToast } from '../components/toast-store';
import { useToast } from '../components/use-toast';
import { useT } from '../i18n/use-t';
import { mailingKeys } from './mailing-keys';
import type { Recipient } from './recipient';
import { useLetterKey } from './use-letter-key';
import type { Outgoing } from './use-outgoing';

/** Sends a letter to many clients. */
export function useSendMailing() {
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
