import { expect, test } from '@jest/globals';
import { aClient } from './directory.js';
import { fingerprint } from './fingerprint.js';
import { aCompany } from './people.js';
import { testApp } from './test-app.js';

test('a fingerprint changes with every row that is written, also with what it had, and not because something was used', async () => {
  const app = await testApp();
  const owner = await aCompany(app);
  const seen = [await fingerprint(app)];
  const { id } = await aClient(owner);
  seen.push(await fingerprint(app));
  await app.rows('update clients set name = name where id = $1', [id]);
  seen.push(await fingerprint(app));
  await app.rows('delete from clients where id = $1', [id]);
  seen.push(await fingerprint(app));
  await app.rows(`update sessions set expires_at = expires_at + interval '1 second'`);
  seen.push(await fingerprint(app));
  expect(new Set(seen).size).toBe(seen.length);
  await app.rows(`update sessions set last_used_at = now() - interval '1 day'`);
  expect(await fingerprint(app)).toBe(seen.at(-1));
});
