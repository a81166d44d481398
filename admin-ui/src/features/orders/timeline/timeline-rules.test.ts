import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import {
  axisOf,
  changedLegs,
  day,
  faultsOf,
  hour,
  hoursBetweenMarks,
  moveLeg,
  placeOn,
  step,
  toStep,
  type Leg,
} from './timeline-rules';

const start = Date.parse('2026-12-01T08:00:00Z');
const leg = (id: number, from: number, to: number, isMovable = true): Leg => ({
  id,
  from: start + from * hour,
  to: start + to * hour,
  isMovable,
});
const hoursOf = (legs: readonly Leg[]) =>
  legs.map(({ from, to }) => [(from - start) / hour, (to - start) / hour]);
const three = [leg(1, 0, 10), leg(2, 12, 20), leg(3, 20, 30)];

describe('moving a leg', () => {
  it('moves one end, and leaves the others where they are', () => {
    assert.deepEqual(hoursOf(moveLeg(three, { id: 2, part: 'from', by: -hour, pushes: false })), [
      [0, 10],
      [11, 20],
      [20, 30],
    ]);
    assert.deepEqual(hoursOf(moveLeg(three, { id: 1, part: 'to', by: 3 * hour, pushes: false })), [
      [0, 13],
      [12, 20],
      [20, 30],
    ]);
  });

  it('pushes those after it, forwards and back, with the gaps between them', () => {
    assert.deepEqual(hoursOf(moveLeg(three, { id: 1, part: 'to', by: 3 * hour, pushes: true })), [
      [0, 13],
      [15, 23],
      [23, 33],
    ]);
    assert.deepEqual(hoursOf(moveLeg(three, { id: 2, part: 'whole', by: -2 * hour, pushes: true })), [
      [0, 10],
      [10, 18],
      [18, 28],
    ]);
  });

  it('pushes nothing by the beginning of a leg', () => {
    const moved = moveLeg(three, { id: 1, part: 'from', by: -5 * hour, pushes: true });
    assert.deepEqual(
      changedLegs(three, moved).map(({ id }) => id),
      [1],
    );
  });

  it('stops at the other end, so that a leg takes no time rather than less', () => {
    assert.deepEqual(hoursOf(moveLeg([leg(1, 0, 10)], { id: 1, part: 'to', by: -day, pushes: true })), [
      [0, 0],
    ]);
    assert.deepEqual(hoursOf(moveLeg([leg(1, 0, 10)], { id: 1, part: 'from', by: day, pushes: true })), [
      [10, 10],
    ]);
  });

  it('neither moves a leg at a carrier’s dates, nor those that wait for it', () => {
    const legs = [leg(1, 0, 10), leg(2, 12, 20, false), leg(3, 20, 30)];
    assert.equal(moveLeg(legs, { id: 2, part: 'to', by: hour, pushes: true }), legs);
    const moved = moveLeg(legs, { id: 1, part: 'to', by: hour, pushes: true });
    assert.deepEqual(
      changedLegs(legs, moved).map(({ id }) => id),
      [1],
    );
  });
});

describe('what is wrong with legs', () => {
  it('is zero minutes, going backwards and overlapping', () => {
    const faults = faultsOf([leg(1, 0, 0), leg(2, 5, 4), leg(3, 3, 8), leg(4, 8, 9)]);
    assert.deepEqual(
      [...faults.values()],
      [['takes_no_time'], ['ends_before_start'], ['starts_too_early'], []],
    );
  });
});

const legs = fc
  .array(
    fc.record({
      gap: fc.integer({ min: -10, max: 50 }),
      length: fc.integer({ min: 0, max: 99 }),
      isMovable: fc.boolean(),
    }),
    {
      minLength: 1,
      maxLength: 12,
    },
  )
  .map((parts) => {
    let at = start;
    return parts.map(({ gap, length, isMovable }, id): Leg => {
      const from = at + gap * hour;
      at = from + length * hour;
      return { id, from, to: at, isMovable };
    });
  });
const move = fc.record({
  id: fc.integer({ min: 0, max: 12 }),
  part: fc.constantFrom('from' as const, 'to' as const, 'whole' as const),
  by: fc.integer({ min: -200, max: 200 }).map((steps) => steps * step),
});

describe('whatever is moved', () => {
  it('nothing runs backwards, nothing before it and no carrier’s leg moves', () => {
    fc.assert(
      fc.property(legs, move, fc.boolean(), (before, wanted, pushes) => {
        const after = moveLeg(before, { ...wanted, pushes });
        assert.ok(after.every(({ from, to }) => to >= from));
        for (const { id } of changedLegs(before, after)) {
          assert.ok(id >= wanted.id);
          assert.equal(before[id]?.isMovable, true);
          if (!pushes) assert.equal(id, wanted.id);
        }
      }),
    );
  });

  it('pushing keeps every gap after it, where all can move', () => {
    fc.assert(
      fc.property(legs, move, (some, wanted) => {
        const before = some.map((one) => ({ ...one, isMovable: true }));
        const after = moveLeg(before, { ...wanted, pushes: true });
        const gaps = (all: readonly Leg[]) =>
          all.slice(wanted.id + 1).map(({ from }, index) => from - (all[wanted.id + index]?.to ?? 0));
        assert.deepEqual(gaps(after), gaps(before));
        const lengths = (all: readonly Leg[]) => all.slice(wanted.id + 1).map(({ from, to }) => to - from);
        assert.deepEqual(lengths(after), lengths(before));
      }),
    );
  });

  it('moving there and back is as before, unless an end was in the way', () => {
    fc.assert(
      fc.property(legs, move, fc.boolean(), (before, { id, by }, pushes) => {
        const there = moveLeg(before, { id, part: 'whole', by, pushes });
        assert.deepEqual(moveLeg(there, { id, part: 'whole', by: -by, pushes }), before);
      }),
    );
  });
});

describe('the axis', () => {
  it('holds all times with room beside them, and a day at least', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: start, max: start + 300 * day }), { minLength: 1, maxLength: 20 }),
        (times) => {
          const axis = axisOf(times);
          assert.ok(axis.to - axis.from >= day);
          for (const time of times) {
            const place = placeOn(axis, time);
            assert.ok(place > 0 && place < 100);
          }
          assert.ok((axis.to - axis.from) / (hoursBetweenMarks(axis, 8) * hour) <= 8);
        },
      ),
    );
  });

  it('marks hours of a day, and days of a week', () => {
    assert.equal(hoursBetweenMarks({ from: start, to: start + day }, 8), 3);
    assert.equal(hoursBetweenMarks({ from: start, to: start + 6 * day }, 8), 24);
  });

  it('puts what is dragged on quarters of an hour', () => {
    assert.equal(toStep(start + 7 * 60_000), start);
    assert.equal(toStep(start + 8 * 60_000), start + step);
  });
});
