import * as z from 'zod/mini';
import type { FaultCode } from './generated/enums.js';
import { isInstant } from './rules.js';

/** The schema of an instant, for the generated forms. */
export function instant(): z.ZodMiniString<string> {
  return z.string().check(z.refine(isInstant, 'not_a_date' satisfies FaultCode));
}

/**
 * The schema of an object, for the generated forms. Its fields are made when it first checks something: a page needs one form, and to make
 * the fields of all takes longer than a tap may wait. Zod would try whether it may compile code from text; pages whose content
 * security policy forbids that would report a violation, so it is told not to try.
 */
export function object<Shape extends z.core.$ZodShape>(makeShape: () => Shape) {
  z.config({ jitless: true });
  const definition = {
    type: 'object' as const,
    get shape(): Shape {
      const shape = makeShape();
      Object.defineProperty(this, 'shape', { value: shape });
      return shape;
    },
  };
  return new z.ZodMiniObject(definition) as z.ZodMiniObject<Shape, z.core.$strip>;
}
