import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { proposedValidity, usualValidity, validityDoubt } from './validity';

const today = '2026-11-27';

describe('the last day of an offer', () => {
  it('is a week from now, or the day before loading where that is sooner', () => {
    assert.equal(usualValidity('2026-12-20', today), '2026-12-04');
    assert.equal(usualValidity('2026-12-05', today), '2026-12-04');
    assert.equal(usualValidity('2026-12-02', today), '2026-12-01');
    assert.equal(usualValidity('2026-11-28', today), today);
    assert.equal(usualValidity(today, today), today);
    // A day that has passed says nothing of the offer.
    assert.equal(usualValidity('2026-11-20', today), '2026-12-04');
  });

  it('is doubted where the client could accept too late, or has nothing but today', () => {
    assert.equal(validityDoubt('2026-12-01', '2026-12-02', today), null);
    assert.equal(validityDoubt('2026-12-02', '2026-12-02', today), 'afterLoading');
    assert.equal(validityDoubt('2026-12-09', '2026-12-02', today), 'afterLoading');
    assert.equal(validityDoubt(today, '2026-11-28', today), 'onlyToday');
    assert.equal(validityDoubt(today, today, today), 'onlyToday');
    assert.equal(validityDoubt('2026-11-28', today, today), 'afterLoading');
    assert.equal(validityDoubt(null, '2026-12-02', today), null);
  });

  it('that is usual never looks as if the client could accept too late', () => {
    for (let day = 1; day <= 31; day += 1) {
      const loading = `2026-12-${String(day).padStart(2, '0')}`;
      assert.notEqual(validityDoubt(usualValidity(loading, today), loading, today), 'afterLoading');
    }
    for (const loading of ['2026-11-20', today, '2026-11-28'])
      assert.notEqual(validityDoubt(usualValidity(loading, today), loading, today), 'afterLoading');
  });
});

it('a day that was kept is proposed while it is to come and before the loading', () => {
  const today = '2026-11-27';
  const proposed = (pickup_date: string, valid_until: string | null) =>
    proposedValidity({ routes: [], pickup_date, valid_until }, today);
  assert.equal(proposed('2026-12-20T08:00:00Z', '2026-12-10'), '2026-12-10');
  // The loading was moved forward.
  assert.equal(proposed('2026-12-02T08:00:00Z', '2026-12-10'), '2026-12-01');
  assert.equal(proposed('2026-11-20T08:00:00Z', '2026-12-10'), '2026-12-10');
  assert.equal(proposed('2026-12-20T08:00:00Z', '2026-11-20'), '2026-12-04');
  assert.equal(proposed('2026-12-20T08:00:00Z', null), '2026-12-04');
});
