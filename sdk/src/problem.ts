import type { FaultCode } from './generated/enums.js';
import type { ProblemCode } from './generated/calls.js';

/** A fault of one field of a request. */
export interface FieldFault {
  /** Path of the field in the body, or the name of the query parameter. */
  readonly field: string;
  /** What is wrong, in the language that was asked for. */
  readonly message: string;
  /** Stable, never translated; one of {@link FaultCode}, or one that a later version of the API knows. */
  readonly code: FaultCode | (string & {});
}

/** What an error of the API says, as RFC 9457 describes it, with what this API adds. */
export interface ProblemBody {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly detail: string;
  readonly code: string;
  readonly errors: readonly FieldFault[];
  /** All members beside those above, as they came. */
  readonly extensions: Readonly<Record<string, unknown>>;
}

/** What went wrong, to `switch` on: a code of the API, how the network failed, or one that a later version of the API knows. */
export type FraktoErrorCode = ProblemCode | NetworkError['reason'] | (string & {});

/** Whatever a call may end with that is not the caller's own doing. */
export abstract class FraktoError extends Error {
  /** Of the answer; null when none came. */
  abstract readonly status: number | null;
  /** Stable, never translated. */
  abstract readonly code: FraktoErrorCode;
  /** The fields at fault, with status 422: the first 100. */
  abstract readonly errors: readonly FieldFault[];
  /** Names the request in the server's log; null when no answer came. */
  abstract readonly requestId: string | null;
  /** Seconds to wait before another try, as the server asks; null when it does not. */
  abstract readonly retryAfter: number | null;

  /** The faults of fields by the path of the field. */
  get fields(): Readonly<Record<string, FieldFault | undefined>> {
    return Object.fromEntries(this.errors.map((fault) => [fault.field, fault]));
  }
}

/** The API refused or failed; `message` is its explanation in the language that was asked for. */
export class ProblemError extends FraktoError {
  override readonly name: string = 'ProblemError';
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly detail: string;
  /** Stable, never translated; `http_502` and the like when the answer did not come from the API itself. */
  readonly code: FraktoErrorCode;
  /** The fields at fault, with status 422: the first 100. */
  readonly errors: readonly FieldFault[];
  readonly extensions: Readonly<Record<string, unknown>>;

  constructor(
    problem: ProblemBody,
    /** Names the request in the server's log. */
    readonly requestId: string | null = null,
    /** Seconds to wait before another try, with status 429 and 503. */
    readonly retryAfter: number | null = null,
  ) {
    super(problem.detail || problem.title);
    this.type = problem.type;
    this.title = problem.title;
    this.status = problem.status;
    this.detail = problem.detail;
    this.code = problem.code;
    this.errors = problem.errors;
    this.extensions = problem.extensions;
  }

  /** With a status conflict, the statuses that the order may go to. */
  get allowedStatuses(): readonly number[] {
    const allowed = this.extensions['allowed_statuses'];
    return Array.isArray(allowed) ? allowed.filter((status) => typeof status === 'number') : [];
  }

  /** The first fault of a field; undefined when the field is fine. */
  faultOf(field: string): FieldFault | undefined {
    return this.errors.find((fault) => fault.field === field);
  }
}

/** No answer came: the network is down, the server is away, or it took too long. */
export class NetworkError extends FraktoError {
  override readonly name = 'NetworkError';
  readonly status = null;
  readonly errors: readonly FieldFault[] = [];
  readonly requestId = null;
  readonly retryAfter = null;

  constructor(
    readonly reason: 'unreachable' | 'timeout',
    cause: unknown,
  ) {
    super(reason === 'timeout' ? 'The server did not answer in time' : 'The server cannot be reached', {
      cause,
    });
  }

  get code(): NetworkError['reason'] {
    return this.reason;
  }
}
