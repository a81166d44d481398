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

export function forgetSessionEnded(): void {
  sessionStorage.removeItem(endedKey);
}
