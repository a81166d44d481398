import { useCallback } from 'react';
import { api } from '../../kit/api/client';
import { getSession, startSession } from '../../kit/api/session';
import { useToast } from '../../kit/components/use-toast';
import type { Locale } from '../../kit/i18n/locale';
import { useLocale } from '../../kit/i18n/locale-provider';
import { useT } from '../../kit/i18n/use-t';

/** Changes the language at once on this device, and as the user's own setting for every other one. */
export function useChooseLocale(): (locale: Locale) => void {
  const t = useT();
  const toast = useToast();
  const { setLocale } = useLocale();
  return useCallback(
    (locale: Locale) => {
      const session = getSession();
      setLocale(locale).catch((error: unknown) => toast.failure(t('common.failure.load'), error));
      if (!session) return;
      // Not a failure to speak of: the language has changed here, and the next choice is sent again.
      api.put('/users/me', { body: { default_language: locale } }).then(
        (user) => startSession({ token: session.token, user }),
        () => undefined,
      );
    },
    [setLocale, t, toast],
  );
}
