import { expect, test } from '@jest/globals';
import { demoAddresses } from './demo/demo-accounts.js';
import { findDemoAccounts } from './start-warnings.js';
import { anAdministrator } from './testing/people.js';
import { testApp } from './testing/test-app.js';

const app = await testApp();

async function anAccount(email: string): Promise<void> {
  const { id } = await anAdministrator(app);
  await app.rows('update users set email = $1 where id = $2', [email, id]);
}

test('of the demo’s accounts those are named that can sign in: after a clean-up few, or none', async () => {
  expect(await findDemoAccounts(app.db)).toEqual([]);
  for (const email of [...demoAddresses].reverse()) await anAccount(email);
  expect(await findDemoAccounts(app.db)).toEqual(demoAddresses);
  await app.rows(`delete from users where email like 'worker@%' or email like 'rival@%'`);
  await app.rows(`update users set is_active = false where email like 'owner@%'`);
  expect(await findDemoAccounts(app.db)).toEqual(['admin@demo.example']);
});
