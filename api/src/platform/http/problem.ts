import type { DomainError } from '../../kernel/domain-error.js';
import type { UiLanguage } from '../../kernel/text/language.js';
import type { Problem } from './api-types.js';
import {
  BadRequest,
  Conflict,
  Forbidden,
  InvalidInput,
  NotFound,
  TooLarge,
  Unauthorized,
  Unavailable,
  UnsupportedType,
} from './errors.js';
import { faultText, problemText, titleText } from './problem-texts.js';

const statusByKind = [
  [InvalidInput, 422],
  [NotFound, 404],
  [Forbidden, 403],
  [Unauthorized, 401],
  [Conflict, 409],
  [BadRequest, 400],
  [Unavailable, 503],
  [UnsupportedType, 415],
  [TooLarge, 413],
] as const;

/** Rules of the domain that what somebody sends can break, although every field by itself is in order. */
const statusByCode: Readonly<Record<string, number>> = {
  too_many_requests: 429,
  too_many_strangers: 429,
  too_many_strangers_first_day: 429,
  amount_out_of_range: 400,
};

/** The HTTP status of a domain error. One that no caller can bring about is a failure of the server. */
function statusOf(error: DomainError): number {
  return statusByCode[error.code] ?? statusByKind.find(([kind]) => error instanceof kind)?.[1] ?? 500;
}

/** Faults that a problem tells; who mends them is told of the others next time. */
const mostFaults = 100;

/** A problem in the reader's language. Details of the error become further members. */
export function problemOf(error: DomainError, language: UiLanguage): Problem {
  const status = statusOf(error);
  const problem: Problem = {
    ...error.details,
    type: 'about:blank',
    title: titleText(status, language),
    status,
    detail: problemText(error.code, error.details, language),
    code: error.code,
  };
  if (error instanceof InvalidInput) {
    problem.errors = error.faults.slice(0, mostFaults).map(({ field, code, params }) => ({
      field,
      message: faultText(code, params ?? {}, language),
      code,
    }));
  }
  return problem;
}

/** A problem of the transport: what is said about a request that never reached an operation. */
export function plainProblem(status: number, code: string, language: UiLanguage): Problem {
  return {
    type: 'about:blank',
    title: titleText(status, language),
    status,
    detail: problemText(code, {}, language),
    code,
  };
}
