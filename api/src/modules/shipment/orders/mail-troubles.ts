import { DomainError } from '../../../kernel/domain-error.js';
import { Conflict, Unavailable } from '../../../platform/http/errors.js';
import { TooManyRequests } from '../../../platform/http/rate-limits.js';

/** Mails about an offer that go out by themselves: to the client, and two to the forwarder. */
export type OfferMailKind = 'follow_up' | 'offer_expiring' | 'offer_expired';

/** What became of a mail that could not be written. */
interface MailTrouble {
  /** How often it failed. */
  tries: number;
  /** Null: for good. */
  next_try_at: string | null;
}

/** Those of one offer. */
export type MailTroubles = Partial<Record<OfferMailKind, MailTrouble>>;

const minuteMs = 60_000;
/** Pauses before the second try, the third, and so on; what fails after the last one fails for good. */
const pausesMs = [5, 15, 60, 240, 720].map((minutes) => minutes * minuteMs);

/**
 * What a failure makes of a mail. What the product refuses by a rule, it would refuse every time. A limit tells itself when there is room
 * again, and is no failure. Of anything else nobody knows: that is tried less and less often, and then not any more.
 */
export function troubleAfter(error: unknown, before: MailTrouble | undefined, now: Date): MailTrouble {
  const tries = before?.tries ?? 0;
  const at = (pauseMs: number): string => new Date(now.getTime() + pauseMs).toISOString();
  if (error instanceof TooManyRequests) return { tries, next_try_at: at(error.retryAfterSeconds * 1000) };
  const pauseMs = isRule(error) ? undefined : pausesMs[tries];
  return { tries: tries + 1, next_try_at: pauseMs === undefined ? null : at(pauseMs) };
}

function isRule(error: unknown): boolean {
  if (!(error instanceof DomainError) || error instanceof Unavailable) return false;
  return !(error instanceof Conflict && error.code === 'changed_meanwhile');
}
