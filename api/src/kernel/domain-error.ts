/** What a domain error may tell besides its code: plain values that can go to the wire. */
export type ErrorDetails = Readonly<Record<string, unknown>>;

/**
 * A rule of the business was broken. Carries a stable code (never translated) and details; which HTTP answer
 * it becomes, and its text in the reader's language, is not the domain's affair.
 */
export class DomainError extends Error {
  override readonly name: string = 'DomainError';

  constructor(
    readonly code: string,
    message: string,
    readonly details: ErrorDetails = {},
  ) {
    super(message);
  }
}
