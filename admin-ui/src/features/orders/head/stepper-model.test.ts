import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { stepperOf, type StatusChangeEntry } from './stepper-model';

/** A history that went through these statuses, one a day. */
function went(...statuses: number[]): StatusChangeEntry[] {
  return statuses.map((status, day) => ({
    from_status: day === 0 ? null : (statuses[day - 1] ?? null),
    to_status: status,
    created_at: `2026-11-${String(day + 1).padStart(2, '0')}T08:00:00.000Z`,
  }));
}

const flat = (status: number, history: StatusChangeEntry[]) =>
  stepperOf(status, history).flatMap((phase) => phase.steps);
const dayOf = (status: number, history: StatusChangeEntry[], step: number) =>
  flat(status, history)
    .find((candidate) => candidate.status === step)
    ?.date?.slice(8, 10) ?? null;

describe('stepper', () => {
  it('has four phases with twelve steps in every status', () => {
    for (let status = 0; status <= 13; status += 1) {
      const phases = stepperOf(status, []);
      assert.deepEqual(
        phases.map((phase) => phase.steps.length),
        [3, 2, 4, 3],
      );
      assert.equal(
        phases.flatMap((phase) => phase.steps).filter((step) => step.state === 'current').length,
        1,
      );
      assert.equal(phases.filter((phase) => phase.state === 'current').length, 1);
    }
  });

  it('marks what lies behind as done, also a step that was skipped, which has no date', () => {
    const steps = flat(3, went(0, 1, 3));
    assert.deepEqual(
      steps.slice(0, 4).map((step) => [step.state, step.date !== null]),
      [
        ['done', true],
        ['done', true],
        ['done', false],
        ['current', true],
      ],
    );
  });

  it('puts a rejection in the place of the step that it prevented', () => {
    const rejected = flat(5, went(0, 1, 3, 5))[4];
    assert.deepEqual([rejected?.status, rejected?.failed, rejected?.state], [5, true, 'current']);
    const declined = flat(9, went(0, 1, 3, 4, 6, 7, 9))[7];
    assert.deepEqual([declined?.status, declined?.failed], [9, true]);
    assert.equal(flat(4, went(0, 1, 3, 4))[4]?.failed, false);
  });

  it('has no dates ahead: a revised offer has not been sent again', () => {
    const history = went(0, 1, 2, 3, 5, 1);
    assert.deepEqual(
      [1, 2, 3, 4].map((step) => dayOf(1, history, step)),
      ['06', null, null, null],
    );
  });

  it('keeps the latest date of every step behind, also of one that a revision skipped', () => {
    const history = went(0, 1, 2, 3, 5, 1, 3);
    assert.deepEqual(
      [0, 1, 2, 3].map((step) => dayOf(3, history, step)),
      ['01', '06', '03', '07'],
    );
  });

  it('shows the second carrier’s dates, and not the first one’s refusal', () => {
    const history = went(0, 1, 3, 4, 6, 7, 9, 7);
    assert.equal(dayOf(7, history, 7), '08');
    assert.equal(dayOf(7, history, 8), null);
    assert.equal(dayOf(9, history.slice(0, -1), 9), '07');
  });

  it('keeps the first date of a status that repeats itself', () => {
    const history = went(0, 1, 2, 2, 2);
    assert.equal(dayOf(2, history, 2), '03');
  });
});
