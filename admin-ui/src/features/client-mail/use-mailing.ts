import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../kit/api/client';
import { useLiveLink } from '../../kit/api/live-link';
import { showToast } from '../../kit/components/toast-store';
import { useToast } from '../../kit/components/use-toast';
import { useT } from '../../kit/i18n/use-t';
import { useMailToast } from '../../kit/mail-text/use-mail-toast';

/** Where what is known of mailings is kept. */
export const mailingKeys = {
  open: ['client-mailings', 'open'] as const,
  progress: (id: number) => ['client-mailings', 'progress', id] as const,
  details: (id: number, failed: number) => ['client-mailings', 'details', id, failed] as const,
};

/** How often it is looked how far the sending is, in milliseconds. */
const pollMs = 1_000;
/** Mails that a server puts off wait for minutes and hours: after so many looks it is looked less often. */
const manyLooks = 120;
const slowPollMs = 10_000;

/** How far the sending of a mailing is. */
export function useMailingProgress(id: number) {
  return useQuery({
    queryKey: mailingKeys.progress(id),
    queryFn: ({ signal }) => api.get('/client-mailings/{id}/progress', { params: { path: { id } }, signal }),
    refetchInterval: ({ state: { data, dataUpdateCount } }) => {
      if (!data || data.waiting === 0) return false;
      // What is told is read at once.
      return useLiveLink.getState().send === null && dataUpdateCount < manyLooks ? pollMs : slowPollMs;
    },
  });
}

/** Whom a mailing went to. @param failed how many mails could not be delivered; nothing is read while there are none */
export function useMailingRecipients(id: number, failed: number) {
  return useQuery({
    queryKey: mailingKeys.details(id, failed),
    queryFn: ({ signal }) => api.get('/client-mailings/{id}', { params: { path: { id } }, signal }),
    enabled: failed > 0,
  });
}

/** Sends those mails again that could not be delivered. */
export function useRetryMailing(id: number) {
  const t = useT();
  const toast = useToast();
  const tellMailed = useMailToast();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => api.post('/client-mailings/{id}/retry', { params: { path: { id } } }),
    onSuccess: ({ sent, skipped }) => {
      void queryClient.invalidateQueries({ queryKey: ['client-mailings'] });
      const names = skipped.map(({ client_name }) => client_name).join(', ');
      const text = names && t('clientMail.progress.skipped', { names });
      if (sent > 0) tellMailed(t('clientMail.progress.retried', { smart_count: sent }), { text });
      else showToast({ kind: 'info', title: t('clientMail.progress.retriedNone'), text });
    },
    onError: (error) => toast.failure(t('clientMail.progress.retryFailed'), error),
  });
}
