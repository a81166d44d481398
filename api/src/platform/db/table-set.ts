import type { EntityClass, EntitySchema } from '@mikro-orm/core';
import type { ProblemCode } from '../http/problem-codes.js';

/** The tables of one module, and what their constraints mean to a caller. */
export interface TableSet {
  entities: readonly (EntityClass | EntitySchema)[];
  /** Tables that only SQL reads and writes. */
  others?: readonly string[];
  /** By the name of a unique constraint: the conflict that a caller is told. */
  conflicts?: Readonly<Record<string, ProblemCode>>;
  /** By the name of a unique constraint: what stands against putting something where it is already. */
  repeats?: Readonly<Record<string, ProblemCode>>;
}
