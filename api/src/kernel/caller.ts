import { AsyncLocalStorage } from 'node:async_hooks';

/** The key of a company that a request brought in place of a session. */
export interface CallingKey {
  id: number;
  /** What its company calls it. */
  name: string;
}

/** Who or what caused the work under way: a request, a socket's frame or a job. */
export interface Caller {
  /** Id of the request, as in the header `X-Request-Id`; null for jobs. */
  readonly requestId: string | null;
  /** Network address of the client; null for jobs. */
  readonly address: string | null;
  /** The signed-in user, once the request is authorised; the company's owner for a key. */
  userId: number | null;
  /** The user's company, once the request is authorised; null for administrators. */
  companyId: number | null;
  /** Set where a program calls by a key; the user did not do it then. */
  apiKey?: CallingKey | undefined;
}

const nobody: Caller = { requestId: null, address: null, userId: null, companyId: null };

const callers = new AsyncLocalStorage<Caller>();

/** The caller of the work under way; one without id, address and user outside of requests. */
export function currentCaller(): Readonly<Caller> {
  return callers.getStore() ?? nobody;
}

/** The caller as the triggers of the audit log read it from the setting `frakto.caller`; null when there is nobody to name. */
export function callerSetting(): string | null {
  const { requestId, address, userId, apiKey } = currentCaller();
  if (requestId === null && userId === null) return null;
  const who = apiKey ? { api_key_id: apiKey.id } : { user_id: userId };
  return JSON.stringify({ ...who, ip: address, request_id: requestId });
}

/** Runs work on behalf of a caller: what the work starts and awaits sees the same caller. */
export function runFor<T>(caller: Caller, work: () => T): T {
  return callers.run(caller, work);
}

/**
 * Runs work that nobody asked for by itself: a job that a request woke is no part of that request, and serves other companies too.
 */
export function runForNobody<T>(work: () => T): T {
  return callers.run({ ...nobody }, work);
}

/** Records in the caller of the work under way who is signed in, or which key calls. */
export function noteSignedIn(user: {
  userId: number;
  companyId: number | null;
  apiKey?: CallingKey | undefined;
}): void {
  const caller = callers.getStore();
  if (!caller) return;
  caller.userId = user.userId;
  caller.companyId = user.companyId;
  caller.apiKey = user.apiKey;
}
