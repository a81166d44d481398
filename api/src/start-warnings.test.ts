import { expect, test } from '@jest/globals';
import { readConfig } from './platform/config/config.js';
import { productionSettings } from './platform/db/embedded/server-settings.js';
import { logWarning, startWarnings } from './start-warnings.js';

const url = 'postgresql://frakto@db.example.com/frakto?sslmode=verify-full';
const plainUrl = 'postgresql://frakto@db.example.com/frakto';
const secret = 'a secret of at least 32 characters';
const proxy = /^Warning: TRUST_PROXY is not set: /;
const publicUrl = 'https://frakto.example.com';

test.each([
  [{}, 4, []],
  [{ DATABASE_URL: url, SECRET: secret }, 4, []],
  [
    { DATABASE_URL: plainUrl, SECRET: secret, AI_URL: 'http://model.example.com' },
    0,
    [
      /^Warning: DATABASE_URL: the connection to db\.example\.com is not encrypted; add \?sslmode=verify-full/,
      /^Warning: AI_URL: the connection to model\.example\.com is not encrypted; use https:/,
    ],
  ],
  [{ DATABASE_URL: url }, 0, [/several processes on one database need the same SECRET/i]],
  [{ DEMO: 'on', HOST: '0.0.0.0' }, 4, [/links in mails lead to 127\.0\.0\.1/, proxy]],
  [{ DEMO: 'off', HOST: '::' }, 0, [/links in mails lead to 127\.0\.0\.1/, proxy]],
  [{ DEMO: 'off', HOST: '0.0.0.0', PUBLIC_URL: publicUrl }, 0, [proxy]],
  [{ DEMO: 'off', HOST: '0.0.0.0', PUBLIC_URL: publicUrl, TRUST_PROXY: 'on' }, 0, []],
  [{ DEMO: 'off', HOST: '0.0.0.0', PUBLIC_URL: publicUrl, TRUST_PROXY: 'off' }, 0, []],
  [{ DEMO: 'off', PUBLIC_URL: publicUrl }, 0, [proxy]],
  [{ DEMO: 'off', PUBLIC_URL: 'http://127.0.0.1:3000' }, 0, []],
  [{ DEMO: 'off', HOST: '192.168.0.7' }, 4, [proxy, /Demo accounts in the database: 4/]],
  [
    { DATABASE_URL: url, SECRET: secret, HOST: '192.168.0.7' },
    1,
    [proxy, /Demo accounts in the database: 1/],
  ],
  [{ DEMO: 'off', HOST: 'localhost' }, 4, []],
])('%j with %i demo accounts: %j', (environment, demoAccounts, expected) => {
  const warnings = startWarnings(readConfig(environment), demoAccounts);
  expect(warnings).toHaveLength(expected.length);
  expected.forEach((text, index) => expect(warnings[index]).toMatch(text));
  expect(warnings.every((warning) => warning.startsWith('Warning: '))).toBe(true);
});

// As PostgreSQL comes.
const usual = {
  log_error_verbosity: 'default',
  log_min_error_statement: 'error',
  log_parameter_max_length: '-1',
  log_parameter_max_length_on_error: '0',
  log_statement: 'none',
  log_min_duration_statement: '-1',
  log_min_duration_sample: '-1',
};
const quiet = { ...usual, log_error_verbosity: 'terse', log_min_error_statement: 'panic' };

test.each([
  [usual, ['log_error_verbosity=terse', 'log_min_error_statement=panic']],
  [quiet, []],
  [productionSettings(), []],
  [{ ...quiet, log_statement: 'all' }, ['log_statement=none']],
  [{ ...quiet, log_min_duration_statement: '250' }, ['log_min_duration_statement=-1']],
  [{ ...quiet, log_min_duration_statement: '250', log_parameter_max_length: '0' }, []],
  [{ ...quiet, log_parameter_max_length_on_error: '64' }, ['log_parameter_max_length_on_error=0']],
])('of the log settings %j it is told: %j', (settings, expected) => {
  const named = [...(logWarning(settings) ?? '').matchAll(/(log_\w+=\S+) \(now/g)].map(([, fault]) => fault);
  expect(named).toEqual(expected);
});
