import { create } from 'zustand';
import { forgetDrafts } from './drafts';
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

/** Calls back at once when the session ends, before anything is drawn anew; returns what stops that. */
export function onSessionEnd(listener: () => void): () => void {
  return useStore.subscribe((session) => {
    if (!session) listener();
  });
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

/*
 * A link into the application, or a session that ended, leads a signed-out user to the landing page; after
 * signing in they go on where they wanted to be. Both facts live in this tab only.
 */
const placeKey = 'frakto.return-to';
const endedKey = 'frakto.session-ended';

/** Remembers where a signed-out user wanted to go. */
export function rememberPlace(path: string): void {
  sessionStorage.setItem(placeKey, path);
}

/** Where the user wanted to go before signing in; null for nowhere in particular. */
export function wantedPlace(): string | null {
  return sessionStorage.getItem(placeKey);
}

export function forgetPlace(): void {
  sessionStorage.removeItem(placeKey);
}

/** Remembers that the server ended the session, so that the landing page can say so. */
export function noteSessionEnded(): void {
  sessionStorage.setItem(endedKey, 'yes');
}

/** Whether the last session ended by itself. It stays so until somebody signs in: the form may be drawn more than once. */
export function hasSessionEnded(): boolean {
  return sessionStorage.getItem(endedKey) !== null;
}

function forgetSessionEnded(): void {
  sessionStorage.removeItem(endedKey);
}
