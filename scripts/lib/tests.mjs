import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { node, npm, root, run } from './run.mjs';
import { Failure, say } from './say.mjs';

const folder = join(root, '.build', 'tests');

/**
 * Names of the suites that have files whose path matches one of the patterns.
 * @param {string[]} patterns regular expressions, as jest takes them
 */
export function suitesOf(patterns) {
  const files = readdirSync(join(root, 'api/src'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.test.ts'))
    .filter((path) => patterns.some((pattern) => new RegExp(pattern, 'i').test(join(root, 'api/src', path))));
  if (files.length === 0)
    throw new Failure(`No step and no test of the API is called ${patterns.join(' or ')}.`);
  return [...new Set(files.map((path) => (path.endsWith('.browser.test.ts') ? 'browser' : 'api')))];
}

/**
 * The steps that run tests. `isParallel`: it takes all cores by itself.
 * @param {string[]} patterns narrow those of the API and of the browser to files whose path matches
 * @param {Record<string, true | string[]>} [reached] names the steps that are left, and the files of those that run some
 */
export function tests(patterns, reached) {
  const filesOf = (name) => (Array.isArray(reached?.[name]) ? reached[name] : undefined);
  const steps = [
    {
      name: 'scripts',
      what: 'tests of the scripts',
      run: () => runOther(node('--test', 'scripts/**/*.test.mjs')),
    },
    ...['sdk', 'public-forms', 'admin-ui'].map((name) => ({
      name,
      what: `tests of ${name}`,
      after: ['build sdk'],
      run: () => runOther(npm('run', 'test', '-w', name, '--if-present')),
    })),
    {
      name: 'api',
      what: 'unit and API tests',
      isParallel: true,
      // Some start the built server; it writes some of the public pages with what was built of them.
      after: ['build sdk', 'build api', 'build public-forms'],
      run: () => runJest('jest.config.js', patterns, filesOf('api')),
    },
    {
      name: 'browser',
      what: 'browser tests against the built product',
      isParallel: true,
      after: ['build sdk', 'build api', 'build public-forms', 'build admin-ui', 'build api-reference'],
      run: () => runJest('jest.browser.config.js', patterns, filesOf('browser')),
    },
  ];
  return steps.filter(({ name }) => reached === undefined || name in reached);
}

/** More files than this do not fail because a machine was busy for a moment. */
const mostRunAgain = 12;

async function runJest(config, patterns, only) {
  const wanted = patterns.length > 0 ? ['--passWithNoTests', ...patterns] : [];
  const first = await jest(config, only === undefined ? wanted : ['--runTestsByPath', ...only]);
  if (first.ok || patterns.length > 0 || first.report === undefined) return first;
  const files = failedFiles(first.report);
  if (files.length === 0 || files.length > mostRunAgain) return first;
  say(`  ${files.length} file(s) with failures run once more, one after the other: ${files.join(', ')}`);
  const second = await jest(config, ['--maxWorkers=1', '--runTestsByPath', ...files]);
  if (second.report === undefined) return first;
  return { ok: second.ok, ...countsOfBoth(first.report, second.report) };
}

async function jest(config, words) {
  const path = join(folder, `${config}.json`);
  mkdirSync(folder, { recursive: true });
  rmSync(path, { force: true });
  const flags = ['--disable-warning=ExperimentalWarning'];
  const jestWords = [
    'node_modules/jest/bin/jest.js',
    '-c',
    `api/${config}`,
    '--json',
    `--outputFile=${path}`,
  ];
  const { code } = await run(node(...flags, ...jestWords, ...words), { show: 'stderr' });
  if (!existsSync(path)) return { ok: false, output: `Jest ended with code ${code} and no report.` };
  const report = JSON.parse(readFileSync(path, 'utf8'));
  return { ok: code === 0, report, ...countsOf(report) };
}

const countsOf = (report) => ({
  passed: report.numPassedTests,
  // A file that does not even load has no tests to fail.
  failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
});

const failedFiles = (report) =>
  report.testResults.filter(({ status }) => status === 'failed').map(({ name }) => name);

/**
 * Counts of a whole run in which the files that failed were run again: their second result stands. What passed
 * only then is said by name, for it is a test, or a product, that a slow moment can break.
 * @param {object} first jest's report of all files
 * @param {object} second jest's report of those that failed
 */
export function countsOfBoth(first, second) {
  const again = new Set(second.testResults.map(({ name }) => name));
  const isFailed = ({ status }) => status === 'failed';
  for (const { name, assertionResults } of first.testResults.filter((file) => again.has(file.name)))
    for (const test of assertionResults.filter(isFailed))
      say(`  failed at first: ${name} › ${test.fullName}`);
  const passedBefore = first.testResults
    .filter(({ name }) => !again.has(name))
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'passed').length;
  const { passed, failed } = countsOf(second);
  return { passed: passedBefore + passed, failed };
}

/** Tests by Node's runner or jest, told apart by how they sum up. */
async function runOther(words) {
  const { code, output } = await run(words);
  return { ok: code === 0, output, ...countsIn(output) };
}

/** Reads the numbers of tests from what Node's test runner or jest printed. */
export function countsIn(output) {
  const ofNode = [...output.matchAll(/^(?:#|ℹ) (pass|fail) (\d+)$/gm)];
  const jestLine = /^Tests: .*$/m.exec(output)?.[0] ?? '';
  const ofJest = [...jestLine.matchAll(/(\d+) (pass|fail)ed/g)].map(([whole, count, word]) => [
    whole,
    word,
    count,
  ]);
  const sum = (kind) =>
    [...ofNode, ...ofJest].reduce((total, [, word, count]) => total + (word === kind ? Number(count) : 0), 0);
  return { passed: sum('pass'), failed: sum('fail') };
}
