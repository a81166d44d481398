import { HttpError, type AuthProvider } from 'ra-core';
import { api } from './client';
import { endSession, getSession, startSession } from './session';

/**
 * Signs in and remembers token and user on this device.
 * @throws {ProblemError} with status 401 for a wrong e-mail address or password, 429 after too many attempts
 */
export async function signIn(email: string, password: string) {
  const { access_token: token } = await api.post('/auth/login', { body: { username: email, password } });
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
