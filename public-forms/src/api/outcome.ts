import { NetworkError, ProblemError } from '@frakto/sdk/client';

/** A field that the server refused, with its reason in the reader's language. */
export interface FieldRefusal {
  field: string;
  message: string;
}

/**
 * How a call ended, in the terms of a page: done; fields to correct; a link that does not hold; a state that
 * moved on; too many tries; no connection; or a failure that is not the visitor's.
 */
export type Outcome<T> =
  | { kind: 'done'; data: T }
  | { kind: 'fields'; fields: FieldRefusal[] }
  | { kind: 'link'; reason: 'refused' | 'expired'; contact?: LinkContact }
  | { kind: 'conflict'; code: string; detail: string }
  | Trouble;

/** An outcome that a page shows as a notice with a way to try again. */
export type Trouble =
  | { kind: 'wait'; seconds: number }
  | { kind: 'offline' }
  | { kind: 'failed'; detail: string; reference: string };

/** Tells what is mere trouble from what a page has to answer. */
export function isTrouble<T>(outcome: Outcome<T>): outcome is Trouble {
  return outcome.kind === 'wait' || outcome.kind === 'offline' || outcome.kind === 'failed';
}

/** Whom to ask for a new link. */
export interface LinkContact {
  company_name: string;
  phone: string | null;
}

/**
 * A page in a browser has one link: whom to call about it, once the server has said that it was ours and no longer works.
 * Only `settle` writes here: on the server, where many pages are rendered, it would tell one visitor of another's company.
 */
export const linkHelp: { contact?: LinkContact } = {};

const DEFAULT_PAUSE = 30;
const LONGEST_PAUSE = 86_400;

/** Runs a call of the API and sorts its end; never rejects. */
export async function settle<T>(call: Promise<T>): Promise<Outcome<T>> {
  try {
    return { kind: 'done', data: await call };
  } catch (error) {
    if (error instanceof ProblemError) {
      const outcome = outcomeOf(error);
      if (outcome.kind === 'link' && outcome.contact) linkHelp.contact = outcome.contact;
      return outcome;
    }
    if (error instanceof NetworkError) return { kind: 'offline' };
    return { kind: 'failed', detail: '', reference: '' };
  }
}

/** What a page does about a refusal. */
export function outcomeOf(problem: ProblemError): Outcome<never> {
  const { status, code, detail } = problem;
  if (status === 422 && problem.errors.length > 0) {
    return { kind: 'fields', fields: problem.errors.map(({ field, message }) => ({ field, message })) };
  }
  if (status === 429) {
    const asked = problem.retryAfter ?? DEFAULT_PAUSE;
    return { kind: 'wait', seconds: Math.min(Math.max(Math.ceil(asked), 1), LONGEST_PAUSE) };
  }
  if (status === 409) return { kind: 'conflict', code, detail };
  // A record that is gone, or was never this company's, answers like a link that does not hold.
  if (status === 404 || status === 410 || (status === 400 && code.includes('link'))) {
    const contact = problem.extensions['contact'] as LinkContact | undefined;
    return {
      kind: 'link',
      reason: code.includes('expired') ? 'expired' : 'refused',
      ...(contact ? { contact } : {}),
    };
  }
  return { kind: 'failed', detail: status < 500 ? detail : '', reference: problem.requestId ?? '' };
}
