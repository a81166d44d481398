import { useQueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { showToast } from '../components/toast-store';
import { useToast } from '../components/use-toast';
import { useT } from '../i18n/use-t';
import { api } from '../api/client';
import type { Schemas } from '../api/types';

const storageKey = 'frakto.installation';
/** So long an answer is taken for granted, also by the next page that is opened: a server is set up once. */
const keptMs = 600_000;

type Installation = Schemas['Installation'];

interface KeptInstallation {
  at: number;
  value: Installation;
}

/** What the server said the last time, on this device; nothing where that is not there or cannot be read. */
function readKept(): KeptInstallation | undefined {
  try {
    const kept = JSON.parse(localStorage.getItem(storageKey) ?? 'null') as KeptInstallation | null;
    return kept ?? undefined;
  } catch {
    return undefined;
  }
}

/** What the installation can do. Every screen asks, so it is remembered between pages. */
const installationQuery = queryOptions({
  queryKey: ['installation'],
  queryFn: async ({ signal }) => {
    const value = await api.get('/public/installation', { signal });
    localStorage.setItem(storageKey, JSON.stringify({ at: Date.now(), value }));
    return value;
  },
  initialData: () => readKept()?.value,
  initialDataUpdatedAt: () => readKept()?.at,
  staleTime: keptMs,
});

/**
 * Whether mail leaves the installation; taken for granted until the server has said otherwise.
 * @param isAsked false where it does not matter: the server is not asked for it
 */
export function useSendsMail(isAsked = true): boolean {
  return useQuery({ ...installationQuery, enabled: isAsked }).data?.sends_mail ?? true;
}

/** Whether the server has said by now if mail leaves: what it says is told above a screen, and would push aside what stands there. */
export function useKnowsMailServer(): boolean {
  return !useQuery(installationQuery).isPending;
}

type Tell = ReturnType<typeof useToast>['success'];

/** Tells that a mail is on its way, or that it was only kept: without a mail server nobody gets it, whatever was done besides. */
export function useMailToast(): Tell {
  const t = useT();
  const { success } = useToast();
  const queryClient = useQueryClient();
  return useCallback<Tell>(
    (title, options = {}) => {
      const tell = (sends: boolean) => {
        if (sends) return success(title, options);
        showToast({
          kind: 'info',
          title: t('messages.noServer.toast'),
          text: t('messages.noServer.toastText'),
          action: options.action,
        });
      };
      // Known from the first mail on; what cannot be asked is taken for granted.
      const known = queryClient.getQueryData(installationQuery.queryKey);
      if (known) return tell(known.sends_mail);
      void queryClient.fetchQuery(installationQuery).then(
        ({ sends_mail: sends }) => tell(sends),
        () => tell(true),
      );
    },
    [success, queryClient, t],
  );
}
