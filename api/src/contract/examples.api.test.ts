import { expect, test } from '@jest/globals';
import { operations } from '../testing/answer-check.js';
import { aCompany, anAdministrator } from '../testing/people.js';
import { testApp } from '../testing/test-app.js';
import type { Problem } from '../platform/http/api-types.js';

const app = await testApp();
const examplePassword = 'seven-boats-on-the-fjord';

/** What no written example can hold to: that a record of that number is there, and that a day is still ahead. */
const momentary = new Set(['unknown_record']);

test('the body that the contract shows for an operation breaks none of its rules', async () => {
  const faults: string[] = [];
  for (const { operationId, method, path, requestBody, security } of operations) {
    const { example } = requestBody?.content['application/json'] ?? {};
    if (example === undefined) continue;
    // What somebody does with their own account ends it for the next operation.
    const owner = await aCompany(app, { password: examplePassword, confirmPassword: examplePassword });
    const isForAdministrators = security.some((one) => Object.values(one).flat().includes('administrator'));
    const { api } = isForAdministrators ? await anAdministrator(app) : owner;
    const answer = await api.send<Problem>(method as 'POST', path.replace(/\{\w+\}/g, '1'), example);
    if (answer.status !== 422) continue;
    const { errors = [], code } = answer.body;
    const lasting = errors.filter((fault) => !momentary.has(fault.code));
    if (errors.length === 0 || lasting.length > 0)
      faults.push(
        `${operationId}: ${code}, ${lasting.map(({ field, message }) => `${field}: ${message}`).join('; ')}`,
      );
  }
  expect(faults).toEqual([]);
});
