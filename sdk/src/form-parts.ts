import * as z from 'zod/mini';
import type { FaultCode } from './generated/enums.js';
import { isInstant } from './rules.js';

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
