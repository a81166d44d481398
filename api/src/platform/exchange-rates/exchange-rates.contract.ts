import { expect, test } from '@jest/globals';
import type { RatePublisher, RateTable } from './exchange-rates.port.js';

/** What every publisher does that has these tables, the oldest first, and no others. */
export function describePublisher(
  tables: readonly RateTable[],
  open: () => { publisher: RatePublisher; goAway: () => void | Promise<void> },
): void {
  const [first, second, third] = tables as [RateTable, RateTable, RateTable];

  test('tells what is in force', async () => {
    expect(await open().publisher.latest()).toEqual(third);
  });

  test('tells what was published between two days', async () => {
    const { publisher } = open();
    expect(await publisher.between(first.date, third.date)).toEqual(tables);
    expect(await publisher.between(first.date, second.date)).toEqual([first, second]);
  });

  test('has nothing of days without a table', async () => {
    expect(await open().publisher.between('2026-11-14', '2026-11-15')).toEqual([]);
  });

  test('fails when it cannot be reached', async () => {
    const { publisher, goAway } = open();
    await goAway();
    await expect(publisher.latest()).rejects.toThrow(Error);
    await expect(publisher.between(first.date, third.date)).rejects.toThrow(Error);
  });
}
