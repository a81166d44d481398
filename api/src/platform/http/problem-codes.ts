import type { missings } from './texts/missings.js';
import type { problems } from './texts/problems.js';

/** The codes that a problem may have: those that have texts. */
export type ProblemCode = keyof typeof problems | keyof typeof missings;

/** Were one of the lists of texts typed as a record of any codes, every text would pass for a code. */
true satisfies string extends ProblemCode ? never : true;

/** The statuses that an operation may refuse with. */
type RefusalStatus = 400 | 401 | 403 | 404 | 409 | 413 | 415 | 429 | 503;

/**
 * Documents a refusal of an operation's own in the contract: its status, its codes, what it means. What follows from facts of
 * every operation (who may, what it takes, that it writes) is added by `contract/refusals.ts` and not repeated at it.
 * tsoa reads decorators by their name, and the codes from the type argument: `@Response<'email_taken'>(409, '…')`.
 */
export function Response<Code extends ProblemCode>(
  status: RefusalStatus,
  meaning: string,
): MethodDecorator & { code?: Code };
/** Documents an answer of another status than the usual one. */
export function Response<Answer extends object>(
  status: 200 | 202 | 500,
  meaning: string,
  example?: undefined,
  mediaType?: string,
): MethodDecorator & { answer?: Answer };
export function Response(): MethodDecorator {
  return () => undefined;
}
