import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { mailbox } from '../testing/account-mails.js';
import { refused, taken } from '../testing/api-caller.js';
import { aCompany, anAdministrator } from '../testing/people.js';
import { compileCache } from '../testing/product-process.js';
import { login, withSecondFactor } from '../testing/sign-in.js';
import { testApp } from '../testing/test-app.js';

const app = await testApp({ settings: { DATABASE_POOL: '4' } });
const mails = await mailbox(app);

interface Run {
  code: number;
  said: string;
}

/** The command in a process of its own, on the database of this product. */
function reset(...words: string[]): Promise<Run> {
  const { PATH, HOME } = process.env;
  const settings = { DATABASE_URL: app.database.url, SECRET: 's'.repeat(40), DATABASE_POOL: '4' };
  const env = { PATH, HOME, ...settings, ...compileCache };
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [join(import.meta.dirname, '../../dist/cli/reset-second-factor.js'), ...words],
      { env },
      (error, stdout, stderr) =>
        resolve({ code: error === null ? 0 : Number(error.code), said: `${stdout}${stderr}`.trim() }),
    );
  });
}

describe('the command that turns a second factor off', () => {
  test('lets the last administrator in with the password alone, ends sessions, and tells log and person', async () => {
    const admin = await anAdministrator(app);
    await withSecondFactor(app, admin);
    refused(await login(app, admin), 401, 'second_factor_required');
    expect(await admin.api.read('/auth/me')).toMatchObject({ id: admin.id });

    const { code, said } = await reset(admin.email.toUpperCase());
    expect([code, said]).toEqual([0, expect.stringContaining('has no second factor any more')]);
    // The running product has heard of it while the other process ended.
    refused(await admin.api.get('/auth/me'), 401, 'unauthorized');
    taken(await login(app, admin), 200);
    expect(await app.rows('select from recovery_codes where user_id = $1', [admin.id])).toEqual([]);
    expect((await mails.latest(admin.email)).subject).toBe('Drugi składnik logowania jest wyłączony');
    const [row] = await app.rows(
      `select actor_id, company_id from audit_log where action = 'second_factor.disabled' and record_id = $1`,
      [admin.id],
    );
    expect(row).toEqual({ actor_id: null, company_id: null });
  });

  test.each([
    ['an account without one', 'owner', 'there is nothing to reset'],
    [
      'an address without an account',
      'nobody@nowhere.example',
      'There is no account with the address nobody@',
    ],
    ['no address', 'nobody', 'Usage: npm run reset-second-factor'],
  ])('refuses %s, and says so', async (_what, whom, reason) => {
    const owner = await aCompany(app);
    const { code, said } = await reset(whom === 'owner' ? owner.email : whom);
    expect([code, said]).toEqual([1, expect.stringContaining(reason)]);
    expect(said).not.toContain('    at ');
    expect(await owner.api.read('/auth/me')).toMatchObject({ id: owner.id });
  });
});
