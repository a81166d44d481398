import type { Context, Middleware } from 'koa';
import { databaseFailure } from '../db/database-failure.js';
import { DomainError } from '../../kernel/domain-error.js';
import { languageFromHeader, type UiLanguage } from '../../kernel/text/language.js';
import type { Logger } from '../../kernel/log.js';
import { StorageFullError, StorageUnavailableError } from '../storage/storage.port.js';
import { answerAndLinger } from './answer-and-linger.js';
import type { Problem } from './api-types.js';
import { NotFound, Unavailable } from './errors.js';
import { TooManyRequests } from './rate-limits.js';
import { plainProblem, problemOf } from './problem.js';

/** Makes problem+json of every error, and of every request that nothing answered. */
export function answerErrors(log: Logger): Middleware {
  return async (context, next) => {
    try {
      await next();
      if (context.status === 404 && context.body === undefined)
        answer(context, problemOfRequest(context, new NotFound(), languageOf(context), log));
    } catch (error) {
      answer(context, problemOfRequest(context, error, languageOf(context), log));
    }
  };
}

/** What an error is to the one whose request it ended. Sets the headers that go with it, and logs it when it is the server's own. */
export function problemOfRequest(
  context: Context,
  error: unknown,
  language: UiLanguage,
  log: Logger,
): Problem {
  const problem = problemBehind(error, language);
  if (error instanceof TooManyRequests) context.set('Retry-After', String(error.retryAfterSeconds));
  const pause = retryAfter[problem.code];
  if (problem.status === 503 && pause !== undefined) context.set('Retry-After', String(pause));
  if (problem.status === 401) context.set('WWW-Authenticate', 'Bearer');
  const requestId = context.state['requestId'] as string | undefined;
  // Whoever throws an Unavailable knows why, and has said so.
  if (problem.status >= 500 && !(error instanceof Unavailable)) {
    const { code } = problem;
    log.error({ err: error, request_id: requestId, code }, messages[code]);
  }
  return requestId ? { ...problem, request_id: requestId } : problem;
}

const messages: Readonly<Record<string, string>> = {
  internal_error: 'unexpected error',
  not_ready: 'the database cannot be reached',
  busy: 'the database did not answer in time',
  storage_unavailable: 'files cannot be stored or read',
  storage_full: 'the disk is full',
};

/** Seconds after which it is worth trying again: what ends by itself is over sooner than what a person has to mend. */
const retryAfter: Readonly<Record<string, number>> = {
  not_ready: 2,
  busy: 5,
  too_busy: 5,
  storage_unavailable: 10,
  storage_full: 60,
};

function languageOf(context: Context): UiLanguage {
  return languageFromHeader(context.get('accept-language') || undefined);
}

function answer(context: Context, problem: Problem): void {
  context.status = problem.status;
  context.body = problem;
  context.type = 'application/problem+json';
  if (problem.status === 413) answerAndLinger(context);
}

function problemBehind(error: unknown, language: UiLanguage): Problem {
  if (error instanceof DomainError) {
    const problem = problemOf(error, language);
    return problem.status === 500 ? plainProblem(500, 'internal_error', language) : problem;
  }
  if (error instanceof StorageFullError) return plainProblem(503, 'storage_full', language);
  if (error instanceof StorageUnavailableError) return plainProblem(503, 'storage_unavailable', language);
  const failure = databaseFailure(error);
  if (failure === 'full') return plainProblem(503, 'storage_full', language);
  if (failure === 'unreachable') return plainProblem(503, 'not_ready', language);
  if (failure === 'busy' || failure === 'collision') return plainProblem(503, 'busy', language);
  const status = exposedStatus(error);
  if (status === 404) return plainProblem(404, 'not_found', language);
  return status === null
    ? plainProblem(500, 'internal_error', language)
    : plainProblem(400, 'malformed_request', language);
}

/** The status of an error that the web framework made for the caller's eyes; other errors have statuses of their own. */
function exposedStatus(error: unknown): number | null {
  if (!(error instanceof Error)) return null;
  const { expose, status, statusCode } = error as {
    expose?: unknown;
    status?: unknown;
    statusCode?: unknown;
  };
  const isForCaller = expose === true && typeof status === 'number' && status === statusCode;
  return isForCaller && status >= 400 && status < 500 ? status : null;
}
