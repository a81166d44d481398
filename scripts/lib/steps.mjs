import { elapsed, Failure, say } from './say.mjs';
import { slots } from './slots.mjs';

/**
 * @typedef {object} Step
 * @property {string} name by which people ask for it
 * @property {string} what it does, for people
 * @property {string[]} [after] names of steps that have to succeed before, where they are part of the run
 * @property {() => Promise<Outcome | void>} run
 *
 * @typedef {object} Outcome
 * @property {boolean} ok
 * @property {string} [output] shown when it failed
 * @property {number} [passed] tests
 * @property {number} [failed] tests
 *
 * @typedef {Step & { state: 'ok' | 'failed' | 'not run', seconds: number, passed?: number, failed?: number }} Result
 */

/**
 * Runs steps, as many at a time as `width` says, and tells what happens. A failure stops only what depends on it.
 * @param {Step[]} steps
 * @param {number} width
 * @returns {Promise<Result[]>}
 */
export async function runSteps(steps, width) {
  const slot = slots(width);
  const started = new Map();
  const running = new Map();
  const timer = setInterval(() => {
    const list = [...running].map(([what, since]) => `${what} (${elapsed(since)})`).join(', ');
    if (list !== '') say(`  … still at it: ${list}`);
  }, 15_000);
  const resultOf = (step) => {
    if (!started.has(step)) started.set(step, inTurn(step));
    return started.get(step);
  };
  const inTurn = async (step) => {
    const before = await Promise.all(steps.filter(({ name }) => step.after?.includes(name)).map(resultOf));
    if (before.some(({ state }) => state !== 'ok')) return { ...step, state: 'not run', seconds: 0 };
    return slot(() => runStep(step, running));
  };
  try {
    return await Promise.all(steps.map(resultOf));
  } finally {
    clearInterval(timer);
  }
}

async function runStep(step, running) {
  const began = performance.now();
  running.set(step.what, began);
  const outcome = await step.run().catch((error) => ({
    ok: false,
    output: error instanceof Failure ? error.message : error.stack,
  }));
  running.delete(step.what);
  const { ok = true, output = '', passed, failed } = outcome ?? {};
  if (!ok && output !== '') console.log(`\n${output.trimEnd()}\n`);
  say(`${ok ? 'ok    ' : 'FAILED'}  ${step.what} (${elapsed(began)})`);
  return {
    ...step,
    state: ok ? 'ok' : 'failed',
    seconds: (performance.now() - began) / 1000,
    passed,
    failed,
  };
}

/** Prints every step with its time, and returns how many failed. */
export function summarise(results) {
  console.log('');
  for (const { what, state, seconds, passed, failed } of results) {
    const counts = passed === undefined ? '' : `  ${passed} passed, ${failed} failed`;
    console.log(`${state.padEnd(8)} ${seconds.toFixed(1).padStart(7)} s  ${what}${counts}`);
  }
  console.log(`${'total'.padEnd(8)} ${elapsed().padStart(9)}`);
  return results.filter(({ state }) => state !== 'ok').length;
}
