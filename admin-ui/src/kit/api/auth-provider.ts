import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser';
import { HttpError, type AuthProvider } from 'react-admin';
import { api } from './client';
import { endSession, getSession, startSession } from './session';
import type { Schemas } from './types';

type PasskeyLogin = Schemas['PasskeyLogin'];

/**
 * Signs in and remembers token and user on this device.
 * @throws {ProblemError} with status 401 for a wrong e-mail address or password, or `second_factor_required`; 429 after too many attempts
 */
export async function signIn(email: string, password: string) {
  return begin(await api.post('/auth/login', { body: { username: email, password } }));
}

/**
 * The second step of a sign-in whose first was refused with `second_factor_required`.
 * @param code of the authenticator app, or a recovery code
 * @throws {ProblemError} with status 401 for a wrong code, or `factor_token_invalid` when it has to begin again
 */
export async function signInWithCode(factorToken: string, code: string) {
  return begin(await api.post('/auth/login/second-factor', { body: { factor_token: factorToken, code } }));
}

/**
 * Signs in with a passkey, which the browser asks for.
 * @throws {WebAuthnError} when nobody chose one
 * @throws {ProblemError} with status 401 for one that is not known any more
 */
export async function signInWithPasskey() {
  // Its code is not downloaded by those who sign in otherwise.
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const { options } = await api.post('/auth/login/passkey/options');
  const credential = await startAuthentication({
    optionsJSON: options as unknown as PublicKeyCredentialRequestOptionsJSON,
  });
  return begin(await api.post('/auth/login/passkey', { body: { credential } as PasskeyLogin }));
}

async function begin({ access_token: token }: Schemas['LoginAnswer']) {
  const user = await api.get('/auth/me', { headers: { Authorization: `Bearer ${token}` } });
  startSession({ token, user });
  return user;
}

/** Signs out here at once, and on the server in the background: a dead network must not hold anyone. */
export function signOut(): void {
  const token = getSession()?.token;
  endSession();
  if (token === undefined) return;
  const headers = { Authorization: `Bearer ${token}` };
  void api.post('/auth/logout', { headers }).catch(() => undefined);
}

/** react-admin's view of the session. The landing page signs in by itself, so there is no login page. */
export const authProvider: AuthProvider = {
  login: ({ username, password }: { username: string; password: string }) => signIn(username, password),
  logout: () => {
    if (getSession()) signOut();
    return Promise.resolve('/');
  },
  checkAuth: () => (getSession() ? Promise.resolve() : Promise.reject(new Error('Nobody is signed in'))),
  // The SDK has already ended a session that the server does not accept; react-admin has nothing to add.
  checkError: (error: unknown) =>
    error instanceof HttpError && error.status === 401
      ? Promise.reject(Object.assign(new Error('The session has ended'), { message: false }))
      : Promise.resolve(),
  getIdentity: () => {
    const user = getSession()?.user;
    if (!user) return Promise.reject(new Error('Nobody is signed in'));
    return Promise.resolve({ id: user.id, fullName: user.name });
  },
  getPermissions: () => Promise.resolve(getSession()?.user.is_admin ? 'administrator' : 'user'),
};

/** Whether the product is reached by a name, not by a number: passkeys belong to names. */
export function hasHostName(): boolean {
  return !/^[\d.]+$|^\[/.test(window.location.hostname);
}

/** Whether passkeys work here: the browser knows them, and the product is reached by a name. */
export function passkeysWork(): boolean {
  return typeof window.PublicKeyCredential === 'function' && hasHostName();
}
