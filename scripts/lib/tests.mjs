import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { node, npm, root, run } from './run.mjs';
import { Failure } from './say.mjs';

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

/** The steps that run tests; `patterns` narrow those of the API and of the browser to files whose path matches. */
export function tests(patterns) {
  return [
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
      run: () => runJest('jest.config.js', patterns),
    },
    {
      name: 'browser',
      what: 'browser tests against the built product',
      after: ['build sdk', 'build api', 'build public-forms', 'build admin-ui'],
      run: () => runJest('jest.browser.config.js', patterns),
    },
  ];
}

async function runJest(config, patterns) {
  const report = join(folder, `${config}.json`);
  mkdirSync(folder, { recursive: true });
  rmSync(report, { force: true });
  const flags = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'];
  const words = ['node_modules/jest/bin/jest.js', '-c', `api/${config}`, '--json', `--outputFile=${report}`];
  const only = patterns.length > 0 ? ['--passWithNoTests', ...patterns] : [];
  const { code } = await run(node(...flags, ...words, ...only), { show: 'stderr' });
  if (!existsSync(report)) return { ok: false, output: `Jest ended with code ${code} and no report.` };
  const result = JSON.parse(readFileSync(report, 'utf8'));
  return {
    ok: code === 0,
    passed: result.numPassedTests,
    // A file that does not even load has no tests to fail.
    failed: result.numFailedTests + result.numRuntimeErrorTestSuites,
  };
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
