import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Visitor } from './visitor.js';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * What axe finds serious or critical in the page that is open.
 * @returns one text for each place: the rule, where, and what is wrong
 */
export async function seriousFaults(visitor: Visitor): Promise<string[]> {
  // Not as a script of the page: its content policy would forbid it, and rightly so.
  await visitor.page.evaluate(source);
  return visitor.page.evaluate(async () => {
    const { axe } = globalThis as unknown as { axe: { run(options: RunOptions): Promise<AxeResults> } };
    const { violations } = await axe.run({ resultTypes: ['violations'] });
    return violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary ?? ''}`),
      );
  });
}
