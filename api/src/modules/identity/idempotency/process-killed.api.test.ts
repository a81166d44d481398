import { randomUUID } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import { clientFields } from '../../../testing/directory.js';
import { aCompany } from '../../../testing/people.js';
import { startProduct } from '../../../testing/product-process.js';
import { testApp } from '../../../testing/test-app.js';

// Both processes read each other's answers: they have one secret.
const secret = 's'.repeat(40);
const app = await testApp({ secret });

describe('a process that is killed', () => {
  test('leaves of each call its effect and its answer, or neither', async () => {
    const owner = await aCompany(app);
    const server = await startProduct({
      DATABASE_URL: app.database.url,
      ROLE: 'web',
      DEMO: 'off',
      SECRET: secret,
      RATE_LIMIT_FACTOR: '1000',
    });
    const calls = Array.from({ length: 300 }, () => ({ key: randomUUID(), body: clientFields() }));
    const given = new Map<string, string>();
    const sending = calls.map(async ({ key, body }) => {
      const headers = {
        authorization: `Bearer ${owner.token}`,
        'idempotency-key': key,
        'content-type': 'application/json',
      };
      const answer = await fetch(`${server.url.replace(/\/$/, '')}/clients-personal`, {
        method: 'POST',
        headers,
        body: JSON.stringify(body),
      }).catch(() => null);
      if (answer?.status === 201) given.set(key, await answer.text().catch(() => ''));
      if (given.size === 60) server.signal('SIGKILL');
    });
    await Promise.all(sending);
    await server.ended();
    expect(given.size).toBeGreaterThanOrEqual(60);
    expect(given.size).toBeLessThan(calls.length);
    const before = await app.rows<{ count: number }>('select count(*)::int as count from clients');
    let replayed = 0;
    for (const { key, body } of calls) {
      const answer = await owner.api.with({ 'idempotency-key': key }).post('/clients-personal', body);
      expect(answer.status).toBe(201);
      if (answer.headers['idempotency-replayed']) replayed += 1;
      const first = given.get(key);
      if (first) expect(answer.text).toBe(first);
    }
    // What was committed is answered again, also where the process died before it could answer; the others are done now.
    expect(before).toEqual([{ count: replayed }]);
    const rows = await app.rows<{ name: string }>('select name from clients');
    expect(rows.map(({ name }) => name).sort()).toEqual(calls.map(({ body }) => body.name).sort());
  }, 180_000);
});
