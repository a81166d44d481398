// Everything that has to hold, on a machine that has Node and git: static checks, the build, unit and API tests on a
// real PostgreSQL, browser tests against the built product. The last line is the total.
//
//   npm test                        all of it
//   npm test -- lint types          these steps (generated format boundaries lint types build scripts sdk
//                                   public-forms admin-ui api browser)
//   npm test -- modules/orders      the API and browser tests whose path matches
//   npm test -- --changed           the checks, and the tests that changes since the main branch can reach (lib/changed.mjs):
//                                   for the desk; before a merge everything runs
import { buildSteps } from './lib/build.mjs';
import { changedFiles, testsReachedBy } from './lib/changed.mjs';
import { checkNames, checks } from './lib/checks.mjs';
import { prepare } from './lib/prepare.mjs';
import { command, Failure, say } from './lib/say.mjs';
import { runSteps, summarise } from './lib/steps.mjs';
import { suitesOf, tests } from './lib/tests.mjs';

const testNames = ['scripts', 'sdk', 'public-forms', 'admin-ui', 'api', 'browser'];
const stepNames = [...checkNames, 'build', ...testNames];

await command(async () => {
  const isOfChanges = process.argv.includes('--changed');
  const words = process.argv.slice(2).filter((word) => word !== '--changed');
  const patterns = words.filter((word) => !stepNames.includes(word));
  if (isOfChanges && patterns.length > 0)
    throw new Failure('Of changes there are steps to choose, not paths.');
  const named = words.filter((word) => stepNames.includes(word));
  if (patterns.length > 0) named.push(...suitesOf(patterns));
  const isWanted = (name) => named.length === 0 || named.includes(name);

  await prepare({ steps: [] });
  const reached = isOfChanges ? await testsReachedBy(await changedFiles()) : undefined;
  const suites = tests(patterns, reached).filter(({ name }) => isWanted(name));
  if (reached)
    say(`Changes reach ${suites.map(({ name }) => sizeOf(name, reached[name])).join(', ') || 'no test'}.`);
  const needed = new Set(suites.flatMap(({ after = [] }) => after.map((name) => name.replace('build ', ''))));
  if (['lint', 'types', 'boundaries'].some(isWanted)) needed.add('sdk');
  const build = buildSteps(isWanted('build') && !isOfChanges ? undefined : [...needed]);
  // Checks and small suites two at a time, then the suites that share the cores out by themselves.
  const small = suites.filter(({ isParallel }) => !isParallel);
  const results = await runSteps([...build, ...checks(checkNames.filter(isWanted)), ...small], 2);
  const broken = new Set(results.filter(({ state }) => state !== 'ok').map(({ name }) => name));
  for (const suite of suites.filter(({ isParallel }) => isParallel)) {
    const isPossible = !(suite.after ?? []).some((name) => broken.has(name));
    results.push(
      ...(isPossible
        ? await runSteps([{ ...suite, after: [] }], 1)
        : [{ ...suite, state: 'not run', seconds: 0 }]),
    );
  }

  const broke = summarise(results);
  const sum = (key) => results.reduce((total, result) => total + (result[key] ?? 0), 0);
  // A check that fails has no tests of its own and is one failure.
  const failed = sum('failed') + results.filter((result) => result.state !== 'ok' && !result.failed).length;
  console.log(`${sum('passed')} passed, ${failed} failed`);
  return broke === 0 ? 0 : 1;
});

function sizeOf(name, files) {
  return files === true
    ? `all tests of ${name}`
    : `${files.length} test file${files.length === 1 ? '' : 's'} of ${name}`;
}
