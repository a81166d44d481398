import { DomainError, type ErrorDetails } from '../../kernel/domain-error.js';
import type { Fault } from './checks.js';
import type { ProblemCode } from './problem-codes.js';

/** Errors of the API's use cases. They carry codes; `problem.ts` makes answers of them. */

/** What somebody is told who may ask for it; null where they are refused. */
export async function unlessRefused<T>(asked: Promise<T>): Promise<T | null> {
  return asked.catch((error: unknown) => {
    if (error instanceof DomainError) return null;
    throw error;
  });
}

/** Not there, or not the caller's. */
export class NotFound extends DomainError {
  constructor(code: ProblemCode = 'not_found', details: ErrorDetails = {}) {
    super(code, code, details);
  }
}

/** The caller's role may not. */
export class Forbidden extends DomainError {
  constructor(code: ProblemCode = 'forbidden', details: ErrorDetails = {}) {
    super(code, code, details);
  }
}

/** No token, or one that no longer works. */
export class Unauthorized extends DomainError {
  constructor(code: ProblemCode = 'unauthorized', details: ErrorDetails = {}) {
    super(code, code, details);
  }
}

/** The state of a record stands against it, or a unique value is taken. */
export class Conflict extends DomainError {
  constructor(code: ProblemCode, details: ErrorDetails = {}) {
    super(code, code, details);
  }
}

/** A rule of the call is broken. */
export class BadRequest extends DomainError {
  constructor(code: ProblemCode, details: ErrorDetails = {}) {
    super(code, code, details);
  }
}

/** An outside service or a part of the installation cannot be used now. */
export class Unavailable extends DomainError {
  constructor(code: ProblemCode, details: ErrorDetails = {}) {
    super(code, code, details);
  }
}

/** The body, or a file in it, is of a kind that is not taken. */
export class UnsupportedType extends DomainError {
  constructor(code: ProblemCode = 'unsupported_media_type', details: ErrorDetails = {}) {
    super(code, code, details);
  }
}

/** The body is larger than what is taken. */
export class TooLarge extends DomainError {
  constructor() {
    super('body_too_large', 'body_too_large');
  }
}

/** Fields of the request are at fault. */
export class InvalidInput extends DomainError {
  constructor(readonly faults: readonly Fault[]) {
    super('validation_failed', 'validation_failed');
  }
}
