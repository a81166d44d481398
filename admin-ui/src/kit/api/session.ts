import { create } from 'zustand';
import { forgetDrafts } from './drafts';
import { forgetSessionEnded } from './return-to';
import type { Schemas } from './types';

export type Me = Schemas['Me'];

/** Who is signed in. It lives in local storage, so that it survives a reload and is shared by all tabs. */
export interface Session {
  token: string;
  user: Me;
}

const tokenKey = 'frakto.token';
const userKey = 'frakto.user';
const useStore = create<Session | null>(readStored);

function readStored(): Session | null {
  const token = localStorage.getItem(tokenKey);
  const user = localStorage.getItem(userKey);
  if (!token || !user) return null;
  try {
    return { token, user: JSON.parse(user) as Me };
  } catch {
    return null;
  }
}

function announce(next: Session | null): void {
  if (next) forgetSessionEnded();
  useStore.setState(next, true);
}

/** The session at this moment; null when nobody is signed in. */
export function getSession(): Session | null {
  return useStore.getState();
}

export function startSession(session: Session): void {
  localStorage.setItem(tokenKey, session.token);
  localStorage.setItem(userKey, JSON.stringify(session.user));
  announce(session);
}

/** Forgets token and user, and what they typed; every tab then shows the landing page. */
export function endSession(): void {
  localStorage.removeItem(tokenKey);
  localStorage.removeItem(userKey);
  forgetDrafts();
  announce(null);
}

// Another tab signed in or out.
window.addEventListener('storage', (event) => {
  if (event.key !== tokenKey && event.key !== userKey && event.key !== null) return;
  const next = readStored();
  // What a tab keeps for itself only that tab can forget.
  if (!next) forgetDrafts();
  announce(next);
});

/** The session as React state. */
export function useSession(): Session | null {
  return useStore();
}

/** What a user is in the product, in the words of the menu. */
export function roleOf({ is_admin, user_companies }: Me) {
  const [company] = user_companies;
  if (is_admin) return 'administrator';
  if (!company) return 'noCompany';
  return company.is_owner ? 'owner' : 'collaborator';
}

/** The signed-in user. Only below a signed-in screen; elsewhere it throws. */
export function useMe(): Me {
  const session = useSession();
  if (!session) throw new Error('useMe is for signed-in screens');
  return session.user;
}
