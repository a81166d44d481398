import assert from 'node:assert/strict';
import { test } from 'node:test';
import { countsOfBoth } from './tests.mjs';

const file = (name, ...states) => ({
  name,
  status: states.includes('failed') ? 'failed' : 'passed',
  assertionResults: states.map((status, index) => ({ status, fullName: `${name} ${index}` })),
});
const report = (...files) => ({
  testResults: files,
  numPassedTests: files.flatMap((one) => one.assertionResults).filter(({ status }) => status === 'passed')
    .length,
  numFailedTests: files.flatMap((one) => one.assertionResults).filter(({ status }) => status === 'failed')
    .length,
  numRuntimeErrorTestSuites: files.filter((one) => one.assertionResults.length === 0).length,
});

test('A file that is run again counts with its second result, once', () => {
  const first = report(file('a', 'passed', 'passed'), file('b', 'passed', 'failed'));
  assert.deepEqual(countsOfBoth(first, report(file('b', 'passed', 'passed'))), { passed: 4, failed: 0 });
});

test('What fails twice has failed', () => {
  const first = report(file('a', 'passed'), file('b', 'failed'), file('c'));
  assert.deepEqual(countsOfBoth(first, report(file('b', 'failed'), file('c'))), { passed: 1, failed: 2 });
});
