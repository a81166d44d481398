import { expect, test } from '@jest/globals';
import { faultsIn, type Answer } from './api-caller.js';

/** A field, a value of it that is refused, and the code of the fault. */
export type RefusedValue = readonly [field: string, value: unknown, code: string];

/** A test for each value: it is refused, for that fault alone. */
export function refusesValues(
  values: readonly RefusedValue[],
  send: (field: string, value: unknown) => Promise<Answer>,
): void {
  for (const [field, value, code] of values) {
    test(`${field} ${shown(value)}: ${code}`, async () => {
      expect(faultsIn(await send(field, value))).toEqual({ [field]: code });
    });
  }
}

function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? 'undefined';
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}
