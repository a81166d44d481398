import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { namedPeriod, ownDays, periodIn } from './margin-period';

/** The period of an address. */
const of = (query: string, today: string) => {
  const parameters = new URLSearchParams(query);
  return periodIn((name) => parameters.get(name) ?? '', today);
};

describe('the period of margins', () => {
  it('is the last three months where none is named', () => {
    const usual = { name: 'threeMonths', from: '2026-09-01', to: '2026-11-30' };
    assert.deepEqual(of('', '2026-11-29'), usual);
    assert.deepEqual(of('period=nonsense', '2026-11-29'), usual);
    assert.deepEqual(of('', '2027-01-15'), { ...usual, from: '2026-11-01', to: '2027-01-31' });
  });

  it('is one of two that have the same days at the end of a quarter', () => {
    for (const month of ['03', '06', '09', '12']) {
      const { name, ...days } = of('period=quarter', `2026-${month}-05`);
      const { name: usual, ...same } = of('', `2026-${month}-05`);
      assert.deepEqual(days, same);
      assert.deepEqual([name, usual], ['quarter', 'threeMonths']);
    }
  });

  it('of its own days has no name', () => {
    assert.deepEqual(of('from=2026-09-01&to=2026-11-30&period=all', '2026-11-29'), {
      name: null,
      from: '2026-09-01',
      to: '2026-11-30',
    });
    assert.deepEqual(of('to=2026-11-30', '2026-11-29'), { name: null, from: '', to: '2026-11-30' });
  });

  it('is all once both days are emptied, which leaves no other trace in the address', () => {
    assert.deepEqual(ownDays('', '2026-11-30'), { from: null, to: '2026-11-30', period: null });
    assert.deepEqual(ownDays('', ''), { from: null, to: null, period: 'all' });
    assert.deepEqual(namedPeriod('threeMonths'), { from: null, to: null, period: null });
    assert.deepEqual(of('period=all', '2026-11-29'), { name: 'all', from: '', to: '' });
  });
});
