import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { oldRates } from './rate-age';

const now = new Date('2026-11-20T12:00:00Z');
const rate = (from: string, date: string, too_old = true) => ({ from, date, too_old });

describe('old rates', () => {
  it('are those that the API calls too old', () => {
    const rates = [rate('EUR', '2026-11-19', false), rate('USD', '2026-11-12')];
    assert.deepEqual(oldRates(rates, now), [
      { date: '2026-11-12', days: 8, rates: [rate('USD', '2026-11-12')] },
    ]);
  });

  it('stand together by their day, the oldest day first', () => {
    const rates = [rate('EUR', '2026-11-01'), rate('USD', '2024-12-31'), rate('NOK', '2026-11-01')];
    assert.deepEqual(
      oldRates(rates, now).map(({ date, days, rates: found }) => [date, days, found.map(({ from }) => from)]),
      [
        ['2024-12-31', 689, ['USD']],
        ['2026-11-01', 19, ['EUR', 'NOK']],
      ],
    );
  });

  it('are none without rates', () => assert.deepEqual(oldRates([], now), []));
});
