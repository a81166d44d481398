import { createHash, createHmac } from 'node:crypto';
import type { Context } from 'koa';
import { DomainError } from '../../kernel/domain-error.js';
import type { UiLanguage } from '../../kernel/text/language.js';
import { problemOfRequest } from './answer-errors.js';
import { BadRequest } from './errors.js';
import { networkOf } from './rate-limits.js';
import type { ReceivedFile } from './receive-file.js';
import type { RequestScope } from './request-scope.js';

/** A call that brings a key. */
export interface KeyedCall {
  /** Whose key it is; another's of the same text is another one. */
  caller: string;
  key: string;
  /** Tells calls apart: the same for the same path, query and body. */
  fingerprint: string;
  /** Whether the call changes records, and so is one transaction with its answer. */
  isWriting: boolean;
}

/** An answer as it is given again. */
export interface GivenAnswer {
  status: number;
  /** Those that belong to the body. */
  headers: Readonly<Record<string, string>>;
  /** Null where there is none. */
  body: Buffer | null;
}

export const idempotencyHeader = 'Idempotency-Key';
export const replayHeader = 'Idempotency-Replayed';

/**
 * POSTs that change no record: whatever stands in the way of changes does not stand in theirs, and their repetition does no harm. An
 * answer to a key is stored after them, not with them.
 */
export const readOnlyPosts: ReadonlySet<string> = new Set([
  'beginPasskey',
  'beginPasskeyLogin',
  'checkCompanyNumbers',
  'checkQuoteRequest',
  'createLink',
  'createTestLink',
  'executeSql',
  'lookAtAccountLink',
  'previewEmail',
  'previewInvoiceMail',
  'previewLoad',
  'previewOfferToClient',
  'previewOrderMail',
  'previewPaymentFile',
  'translateEmail',
]);

type Treatment = 'once' | 'answered' | 'ignored';

/** Calls on one's own account whose answers say nothing, and which write to somebody. */
const onceOfAccount: ReadonlySet<string> = new Set([
  'changeEmail',
  'changePassword',
  'register',
  'resendConfirmation',
  'resendEmailChange',
]);

/**
 * How an operation treats a key. `once`: what it did is not done again. `answered`: it changes nothing, or does so outside of the
 * transaction, and is answered again as it was. `ignored`: who proves who they are does so each time; answers with sessions and secrets
 * are not kept, and strangers do not fill the store.
 */
export function treatmentOf(verb: string, path: string, name: string): Treatment | null {
  if (verb.toLowerCase() !== 'post') return null;
  if (isOfAccount(path) && !onceOfAccount.has(name)) return 'ignored';
  return readOnlyPosts.has(name) ? 'answered' : 'once';
}

const isOfAccount = (path: string): boolean => path.startsWith('/auth/');

/**
 * The call of a request that brings a key which counts; null otherwise. Taken before the check of types, which changes values.
 * @throws {BadRequest} `idempotency_key_invalid` when the key is empty, longer than 255 characters or has control characters
 */
export function keyedCall(context: Context, scope: RequestScope, treatment: Treatment): KeyedCall | null {
  const given = context.req.headers[idempotencyHeader.toLowerCase()];
  if (given === undefined) return null;
  // Node takes the bytes of headers for Latin-1; who writes anything else writes UTF-8.
  const key = Buffer.from(String(given), 'latin1').toString('utf8');
  if (!/^\P{Cc}{1,255}$/u.test(key)) throw new BadRequest('idempotency_key_invalid');
  if (treatment === 'ignored') return null;
  return {
    caller: keyHolder(scope),
    key,
    fingerprint: fingerprintOf(context, key),
    isWriting: treatment === 'once',
  };
}

/**
 * Answers a call as it was answered before.
 * @returns whether it was
 * @throws {Conflict} `idempotency_key_reused`
 */
export async function answerAgain(context: Context, call: KeyedCall): Promise<boolean> {
  const answer = await context.frakto.services.idempotency.findAnswer(call);
  if (answer) replay(context, answer);
  return answer !== null;
}

/**
 * Does a call once for its key. What it is refused with is an answer like others; a failure of the server is none, and undoes what was done.
 * @param perform answers in the context
 */
export async function performOnce(
  context: Context,
  call: KeyedCall,
  language: UiLanguage,
  perform: () => Promise<void>,
): Promise<void> {
  const { log, services } = context.frakto;
  const given = await services.idempotency.once(call, async () => {
    try {
      await perform();
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      const problem = problemOfRequest(context, error, language, log);
      if (problem.status >= 500) throw error;
      context.status = problem.status;
      context.type = 'application/problem+json';
      context.body = Buffer.from(JSON.stringify(problem));
    }
    return outcomeOf(context);
  });
  if (given) replay(context, given);
}

/** Headers that belong to an answer's body, and go with it. */
const keptHeaders = ['Content-Type', 'Content-Disposition'];

/** Of faults of the input, in bytes: the same call meets them again, and what is larger would only fill the store. */
const largestRefusal = 64 * 1024;

/** Refusals that tell of the moment, not of the call: the same call may fare otherwise later. */
const passing: ReadonlySet<number> = new Set([401, 403, 429]);

function outcomeOf(context: Context) {
  const { status, response } = context;
  const body: unknown = context.body;
  const isBytes = Buffer.isBuffer(body) || typeof body === 'string' || body === null || body === undefined;
  const bytes = Buffer.isBuffer(body) ? body : typeof body === 'string' ? Buffer.from(body) : null;
  const isLargeRefusal = status === 422 && (bytes?.length ?? 0) > largestRefusal;
  const headers: Record<string, string> = {};
  for (const name of keptHeaders) {
    const value: string = response.get(name);
    if (value !== '') headers[name] = value;
  }
  return {
    status,
    isKept: isBytes && status < 500 && !passing.has(status) && !isLargeRefusal,
    headers,
    body: bytes,
  };
}

function replay(context: Context, { status, headers, body }: GivenAnswer): void {
  context.set({ ...headers, 'Cache-Control': 'no-store', [replayHeader]: 'true' });
  context.body = body;
  context.status = status;
}

/** Whose keys a caller's are: those of the API key, the user or, of strangers, the network address. */
function keyHolder({ principal, address }: RequestScope): string {
  if (principal?.apiKey) return `api-key ${principal.apiKey.id}`;
  return principal ? `user ${principal.userId}` : `address ${networkOf(address)}`;
}

/** One text for path, query and body, however they were packed. */
function fingerprintOf(context: Context, key: string): string {
  const { body, files } = context.request as { body?: unknown; files?: Record<string, ReceivedFile[]> };
  const path = context.path.replace(/^\/api(?=\/)/i, '');
  // A password could be guessed from a digest; the key, which is not kept, makes that as hard as guessing the key.
  const hash = isOfAccount(path) ? createHmac('sha256', key) : createHash('sha256');
  hash.update(JSON.stringify([path, context.querystring, body ?? null]));
  for (const [field, received] of Object.entries(files ?? {})) {
    for (const { originalname, mimetype, size, buffer } of received) {
      hash.update(JSON.stringify([field, originalname, mimetype, size])).update(buffer);
    }
  }
  return hash.digest('base64');
}
