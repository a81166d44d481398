import { createFraktoClient } from '@frakto/sdk/client';
import { endSession, getSession, noteSessionEnded } from './session';

/** The API, on this page's own origin, for whoever is signed in, answering in the language of the page. */
export const api = createFraktoClient({
  baseUrl: '/api',
  getToken: () => getSession()?.token ?? null,
  language: () => document.documentElement.lang,
  // While servers are updated, a page may ask one that is older than itself.
  version: null,
  // A failed read is tried again by react-query, once.
  retryPausesMs: [],
  // Without further tries there is nothing to tell apart.
  idempotencyKeys: false,
  onUnauthorized: () => {
    noteSessionEnded();
    endSession();
  },
});

/**
 * A random UUID for something that is written, so that what is sent again is not taken for something new. The browser's own
 * maker of them works on secure origins only.
 */
export function newKey(): string {
  const hex = [...crypto.getRandomValues(new Uint8Array(16))].map((byte) =>
    byte.toString(16).padStart(2, '0'),
  );
  return [hex.slice(0, 4), hex.slice(4, 6), hex.slice(6, 8), hex.slice(8, 10), hex.slice(10)]
    .map((part) => part.join(''))
    .join('-');
}
