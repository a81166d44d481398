import * as z from 'zod/mini';
import type { FaultCode } from './generated/enums.js';

const instantPattern = /^(\d{4}-\d\d-\d\d)T\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?(?:Z|[+-]\d\d:\d\d)$/;

/** Tells whether a text is an ISO 8601 instant with its offset, on a day that exists. */
export function isInstant(text: string): boolean {
  const day = instantPattern.exec(text)?.[1];
  if (day === undefined || Number.isNaN(Date.parse(text))) return false;
  // Engines read the 30th of February as a day in March.
  return new Date(`${day}T00:00:00Z`).toISOString().startsWith(day);
}

/** The schema of an instant, for the generated forms. */
export function instant(): z.ZodMiniString<string> {
  return z.string().check(z.refine(isInstant, 'not_a_date' satisfies FaultCode));
}

/**
 * The schema of an object, for the generated forms. Zod would try whether it may compile code from text; pages
 * whose content security policy forbids that would report a violation, so it is told not to try.
 */
export const object: typeof z.object = (shape, params) => {
  z.config({ jitless: true });
  return z.object(shape, params);
};
