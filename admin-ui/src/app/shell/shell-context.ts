import { createContext, useCallback, useContext } from 'react';
import { useNavigate } from 'react-router-dom';
import { api } from '../../kit/api/client';
import { getSession, startSession } from '../../kit/api/session';
import { useToast } from '../../kit/components/use-toast';
import type { Locale } from '../../kit/i18n/locale';
import { useLocale } from '../../kit/i18n/locale-provider';
import { useT } from '../../kit/i18n/use-t';
import { paths } from '../../kit/paths';

interface ShellActions {
  /** Opens the search and the commands. */
  openPalette: () => void;
  /** Opens the list of keys. */
  openKeys: () => void;
}

export const ShellContext = createContext<ShellActions | null>(null);

/** What the menu can open; only inside the shell. */
export function useShell(): ShellActions {
  const actions = useContext(ShellContext);
  if (!actions) throw new Error('useShell needs the shell around it');
  return actions;
}

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

/** State of the navigation that signs out; see `signed-in.tsx`. */
interface SignOutState {
  signOut: true;
}

/** Signs out by way of a navigation, so that unsaved changes are asked about first. */
export function useSignOut(): () => void {
  const navigate = useNavigate();
  return useCallback(() => {
    const state: SignOutState = { signOut: true };
    void navigate(paths.landing, { state });
  }, [navigate]);
}
