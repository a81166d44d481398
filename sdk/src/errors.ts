import { type FraktoError, NetworkError, ProblemError } from './problem.js';

export { FraktoError, NetworkError, ProblemError, type FieldFault } from './problem.js';

/** 401: there is no token, it does not work, or it is over. */
export class AuthenticationError extends ProblemError {
  override readonly name: string = 'AuthenticationError';
}

/** 403: whoever asks may not; a key lacks a scope (`scope_missing`). */
export class PermissionError extends ProblemError {
  override readonly name: string = 'PermissionError';
}

/** 404: there is no such record, or not for whoever asks. */
export class NotFoundError extends ProblemError {
  override readonly name: string = 'NotFoundError';
}

/** 409: the record is not as it would have to be; `allowedStatuses` says where an order may go. */
export class ConflictError extends ProblemError {
  override readonly name: string = 'ConflictError';
}

/** 422: fields are at fault; `fields` says which. */
export class ValidationError extends ProblemError {
  override readonly name: string = 'ValidationError';
}

/** 429: too many calls; `retryAfter` says how many seconds to wait. */
export class RateLimitError extends ProblemError {
  override readonly name: string = 'RateLimitError';
}

/** 5xx: the server, or what is before it, failed. */
export class ServerError extends ProblemError {
  override readonly name: string = 'ServerError';
}

const byStatus: Readonly<Record<number, typeof ProblemError>> = {
  401: AuthenticationError,
  403: PermissionError,
  404: NotFoundError,
  409: ConflictError,
  422: ValidationError,
  429: RateLimitError,
};

/** A refusal as an error of the class that its status has; anything else as it is. */
export function classified(error: unknown): unknown {
  if (!(error instanceof ProblemError)) return error;
  const Class = byStatus[error.status] ?? (error.status >= 500 ? ServerError : undefined);
  if (Class === undefined || error.constructor === Class) return error;
  return new Class(error, error.requestId, error.retryAfter);
}

/** Whether the same call may succeed in a moment: the network, a limit, a server that is busy or being restarted. */
export function isTransient(error: unknown): error is FraktoError {
  if (error instanceof NetworkError) return true;
  return error instanceof ProblemError && (error.status === 429 || error.status >= 500);
}
