import { expect, test } from '@jest/globals';
import { readConfig } from './config.js';
import { startWarnings } from './start-warnings.js';

const url = 'postgresql://frakto@db.example.com/frakto';
const secret = 'a secret of at least 32 characters';
const publicUrl = 'https://frakto.example.com';

test.each([
  [{}, 4, []],
  [{ DATABASE_URL: url, SECRET: secret }, 4, []],
  [{ DATABASE_URL: url }, 0, [/several processes on one database need the same SECRET/i]],
  [{ DEMO: 'on', HOST: '0.0.0.0' }, 4, [/links in mails lead to 127\.0\.0\.1/]],
  [{ DEMO: 'off', HOST: '::' }, 0, [/links in mails lead to 127\.0\.0\.1/]],
  [{ DEMO: 'off', HOST: '0.0.0.0', PUBLIC_URL: publicUrl }, 0, []],
  [{ DEMO: 'off', HOST: '192.168.0.7' }, 4, [/Demo accounts in the database: 4/]],
  [{ DATABASE_URL: url, SECRET: secret, HOST: '192.168.0.7' }, 1, [/Demo accounts in the database: 1/]],
  [{ DEMO: 'off', HOST: 'localhost' }, 4, []],
])('%j with %i demo accounts: %j', (environment, demoAccounts, expected) => {
  const warnings = startWarnings(readConfig(environment), demoAccounts);
  expect(warnings).toHaveLength(expected.length);
  expected.forEach((text, index) => expect(warnings[index]).toMatch(text));
  expect(warnings.every((warning) => warning.startsWith('Warning: '))).toBe(true);
});
