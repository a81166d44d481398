import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { runSteps } from './steps.mjs';
import { countsIn, suitesOf } from './tests.mjs';

const step = (name, run, after) => ({ name, what: name, run, after });
const states = (results) => Object.fromEntries(results.map(({ name, state }) => [name, state]));

test('a failure stops what depends on it and nothing else', async () => {
  const ran = [];
  const note = (name) => async () => void ran.push(name);
  const results = await runSteps(
    [
      step('broken', async () => ({ ok: false })),
      step('dependent', note('dependent'), ['broken']),
      step('further', note('further'), ['dependent']),
      step('free', note('free')),
      step('throws', () => Promise.reject(new Error('expected by this test'))),
    ],
    2,
  );
  assert.deepEqual(states(results), {
    broken: 'failed',
    dependent: 'not run',
    further: 'not run',
    free: 'ok',
    throws: 'failed',
  });
  assert.deepEqual(ran, ['free']);
});

test('no more steps run at a time than asked for, and each after what it needs', async () => {
  let now = 0;
  let most = 0;
  const ends = [];
  const work = (name) => async () => {
    most = Math.max(most, ++now);
    await pause(20);
    now -= 1;
    ends.push(name);
  };
  await runSteps(
    ['a', 'b', 'c', 'd'].map((name) => step(name, work(name), name === 'b' ? ['d'] : [])),
    2,
  );
  assert.equal(most, 2);
  assert.ok(ends.indexOf('d') < ends.indexOf('b'));
});

test('a step that names one which is not part of the run just runs', async () => {
  const results = await runSteps([step('a', async () => undefined, ['elsewhere'])], 1);
  assert.deepEqual(states(results), { a: 'ok' });
});

test('counts are read from both runners', () => {
  assert.deepEqual(countsIn('ℹ tests 9\nℹ pass 7\nℹ fail 2\n'), { passed: 7, failed: 2 });
  assert.deepEqual(countsIn('# pass 7\n# fail 0\n'), { passed: 7, failed: 0 });
  assert.deepEqual(countsIn('Tests:       1 failed, 2 skipped, 30 passed, 33 total\n'), {
    passed: 30,
    failed: 1,
  });
  assert.deepEqual(countsIn('no tests here'), { passed: 0, failed: 0 });
});

test('a pattern chooses the suites that have files for it', () => {
  assert.deepEqual(suitesOf(['embedded-server']), ['api']);
  assert.deepEqual(suitesOf(['find-browser']), ['browser']);
  assert.throws(() => suitesOf(['no such test']), /no such test/);
});
