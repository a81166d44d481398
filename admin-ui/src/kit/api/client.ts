import { createFraktoClient } from '@frakto/sdk/client';
import { noteSessionEnded } from './return-to';
import { endSession, getSession } from './session';

/** The API, on this page's own origin, for whoever is signed in, answering in the language of the page. */
export const api = createFraktoClient({
  baseUrl: '/api',
  getToken: () => getSession()?.token ?? null,
  language: () => document.documentElement.lang,
  // A failed read is tried again by react-query, once.
  retryPausesMs: [],
  onUnauthorized: () => {
    noteSessionEnded();
    endSession();
  },
});
