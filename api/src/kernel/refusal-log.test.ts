import { mock } from 'node:test';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { runFor } from './caller.js';
import { RefusalLog } from './refusal-log.js';
import { createTestLog } from '../testing/test-log.js';

beforeEach(() => mock.timers.enable({ apis: ['setTimeout'] }));
afterEach(() => mock.timers.reset());

const minute = 60_000;

test('the first refusal of a company is told at once, the others once a minute with their number', () => {
  const { logger, lines } = createTestLog();
  const refusals = new RefusalLog(logger, 'refused');
  const told = () =>
    lines.splice(0).map(({ company_id, count, msg, level }) => [company_id, count, msg, level]);
  refusals.note(7);
  expect(told()).toEqual([[7, 1, 'refused', 40]]);
  for (let time = 0; time < 5_000; time += 1) refusals.note(7);
  refusals.note(8);
  expect(told()).toEqual([[8, 1, 'refused', 40]]);
  mock.timers.tick(minute - 1);
  expect(told()).toEqual([]);
  mock.timers.tick(1);
  expect(told()).toEqual([[7, 5_000, 'refused', 40]]);
  refusals.note(7);
  mock.timers.tick(minute);
  expect(told()).toEqual([[7, 1, 'refused', 40]]);
  // A minute without any, and it begins anew.
  mock.timers.tick(minute);
  refusals.note(7);
  expect(told()).toEqual([[7, 1, 'refused', 40]]);
});

test('what is told of a minute belongs to no request', () => {
  const { logger, lines } = createTestLog();
  const refusals = new RefusalLog(logger, 'refused');
  runFor({ requestId: 'abc', address: null, userId: 1, companyId: 7 }, () => {
    refusals.note(null);
    refusals.note(null);
  });
  mock.timers.tick(minute);
  expect(lines.map(({ request_id, count, company_id }) => [request_id, count, company_id])).toEqual([
    ['abc', 1, undefined],
    [undefined, 1, undefined],
  ]);
});
