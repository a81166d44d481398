import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { api } from '../api/client';
import type { Schemas } from '../api/types';
import { useToast } from '../components/use-toast';
import { useT } from '../i18n/use-t';
import { mailingKeys } from './mailing-keys';
import type { Recipient } from './recipient';
import type { Outgoing } from './use-outgoing';

/** Chosen anew for every letter, so that one whose answer got lost is not sent twice. */
function newKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}

/** Sends a letter to many clients. */
export function useSendMailing() {
  const t = useT();
  const toast = useToast();
  const queryClient = useQueryClient();
  const last = useRef({ letter: '', key: '' });

  async function send(
    recipients: readonly Recipient[],
    { words, language }: Pick<Outgoing, 'words' | 'language'>,
  ): Promise<Schemas['ClientMailingDto']> {
    const letter = { client_ids: recipients.flatMap(({ clientId }) => clientId ?? []), ...words, language };
    const written = JSON.stringify(letter);
    if (last.current.letter !== written) last.current = { letter: written, key: newKey() };
    const mailing = await api.post('/send-email-to-clients', { body: { ...letter, key: last.current.key } });
    queryClient.setQueryData(mailingKeys.progress(mailing.id), mailing.counts);
    void queryClient.invalidateQueries({ queryKey: mailingKeys.open });
    return mailing;
  }

  return { send, tellFailure: (error: unknown) => toast.failure(t('letters.failed'), error) };
}
