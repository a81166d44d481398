import { describe, expect, test } from '@jest/globals';
import { checkAnswer } from '../../testing/answer-check.js';
import { refused, taken } from '../../testing/api-caller.js';
import { aClient, clientFields } from '../../testing/directory.js';
import { aCompany } from '../../testing/people.js';
import { testApp } from '../../testing/test-app.js';
import type { Problem } from './api-types.js';

const app = await testApp();
const owner = await aCompany(app);

describe('a problem is told in the language that is read', () => {
  const detail = async (language: string) => {
    const answer = await app.api.reading(language).get('/auth/me');
    return refused(answer, 401).detail;
  };
  const texts = {
    pl: 'Zaloguj się, aby kontynuować.',
    en: 'Sign in to continue.',
    no: 'Logg inn for å fortsette.',
  };

  test.each([
    ['pl', texts.pl],
    ['en', texts.en],
    ['no', texts.no],
    ['en-GB,en;q=0.9', texts.en],
    ['nb-NO', texts.no],
    ['nn', texts.no],
    ['de', texts.pl],
    ['de, en;q=0.5', texts.en],
    ['pl;q=0.1, no;q=0.9', texts.no],
    ['*', texts.pl],
    ['', texts.pl],
    ['x'.repeat(3_000), texts.pl],
    [';;;,,,q=', texts.pl],
  ])('%s', async (language, expected) => {
    expect(await detail(language)).toBe(expected);
  });

  test('texts of fields too, with the same codes', async () => {
    const in_ = async (language: string) =>
      refused(
        await owner.api
          .reading(language)
          .post('/clients', clientFields({ name: '', email: 'x', country_id: 1, post_code: '1' })),
        422,
      );
    const [pl, en, no] = [await in_('pl'), await in_('en'), await in_('no')];
    const codes = ({ errors = [] }: Problem) => errors.map(({ field, code }) => [field, code]);
    expect(codes(pl)).toEqual(codes(en));
    expect(codes(no)).toEqual(codes(en));
    const messages = [pl, en, no].map(({ errors = [] }) => errors.map(({ message }) => message).join());
    expect(new Set(messages).size).toBe(3);
    expect(new Set([pl, en, no].map(({ title }) => title)).size).toBe(3);
  });
});

describe('a body', () => {
  test('that is missing is an empty one: each field is told that has to be there', async () => {
    const told = async (body?: string) => {
      const answer = await fetch(`${app.url}/clients`, {
        method: 'POST',
        headers: { authorization: `Bearer ${owner.token}`, 'content-type': 'application/json' },
        ...(body !== undefined && { body }),
      });
      expect(answer.status).toBe(422);
      return ((await answer.json()) as Problem).errors;
    };
    const errors = await told('{}');
    expect(errors?.length).toBeGreaterThan(1);
    expect(await told()).toEqual(errors);
  });

  test('is JSON, and a form only where somebody signs in', async () => {
    const form = owner.api.with({ 'content-type': 'application/x-www-form-urlencoded' });
    expect(refused(await form.post('/clients', clientFields()), 415).code).toBe('unsupported_media_type');
    refused(await form.post('/auth/login', { username: owner.email, password: 'wrong' }), 401);
  });
});

describe('paths', () => {
  test.each([
    '/nothing',
    '/api/nothing',
    '/api',
    '/clients/1/2',
    '/orders/1',
    '/auth',
    '//auth/me',
    '/api/api/countries',
  ])('at %s there is nothing', async (path) => {
    refused(await app.api.under('').get(path), 404, 'not_found');
  });

  test('that cannot be decoded are nothing, or no request', async () => {
    for (const path of ['/clients/%E0%A4%A', '/%', '/clients/%ff']) {
      expect([400, 401, 404]).toContain((await owner.api.under('').get(path)).status);
    }
  });

  test('answer the same with and without /api', async () => {
    const client = await aClient(owner);
    for (const path of [`/clients/${client.id}`, '/countries', '/auth/me', '/orders']) {
      const plain = await owner.api.under('').get(path);
      expect((await owner.api.under('/api').get(path)).body).toEqual(plain.body);
    }
  });

  test('under /api are never pages', async () => {
    const browser = app.api.with({ accept: 'text/html,application/xhtml+xml' }).under('/api');
    refused(await browser.get('/orders'), 401, 'unauthorized');
    refused(await browser.get('/nothing'), 404, 'not_found');
  });
});

describe('a failure of the server', () => {
  test('tells nothing of the inside; the log has the rest under the same id', async () => {
    const broken = await testApp();
    const { token } = await aCompany(broken);
    await broken.rows('alter table clients rename to clients_elsewhere');
    const response = await fetch(`${broken.url}/clients`, { headers: { authorization: `Bearer ${token}` } });
    const text = await response.text();
    const body = JSON.parse(text) as Problem;
    expect(response.status).toBe(500);
    expect(body).toMatchObject({
      status: 500,
      code: 'internal_error',
      request_id: response.headers.get('x-request-id'),
    });
    expect(text).not.toMatch(/clients|relation|select|node_modules|\.ts/i);
    const logged = broken.log.filter(({ request_id }) => request_id === body.request_id);
    expect(JSON.stringify(logged)).toMatch(/relation .*clients.* does not exist/);
    const headers = Object.fromEntries(response.headers);
    expect(() => checkAnswer('GET', '/nothing', { status: 500, headers, text, body })).toThrow(
      'no such operation',
    );
  });

  test('is no longer one when the database is back', async () => {
    const cut = await testApp();
    const { api } = await aCompany(cut);
    await cut.database.outside('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [
      cut.database.name,
    ]);
    await new Promise((resolve) => setTimeout(resolve, 100));
    for (let time = 0; time < 5; time += 1) await api.read('/clients');
    await aClient({ api } as typeof owner);
  });
});

describe('the request id', () => {
  const idFor = async (given: string) => {
    const { headers } = await app.api.with({ 'x-request-id': given }).get('/health/live');
    return headers['x-request-id'];
  };

  test("is the caller's where that is one, else a new one", async () => {
    expect(await idFor('trace-0123456789')).toBe('trace-0123456789');
    for (const given of ['short', 'with space in it', '"quoted-quoted"', 'x'.repeat(65)]) {
      expect(await idFor(given)).toMatch(/^[0-9a-f-]{36}$/);
    }
  });
});

describe('headers', () => {
  test('keep browsers from guessing, framing and sending more than needed', async () => {
    const { headers } = await app.api.get('/countries');
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'strict-transport-security': expect.stringContaining('max-age='),
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
    });
    expect(headers['x-powered-by']).toBeUndefined();
    expect(headers['server']).toBeUndefined();
  });

  test('let other origins in only where they are named', async () => {
    const origin = 'https://app.example.com';
    const closed = await app.api.with({ origin }).get('/countries');
    expect(closed.headers['access-control-allow-origin']).toBeUndefined();
    const open = await testApp({ database: app.database, settings: { CORS_ORIGINS: origin } });
    const named = await open.api.with({ origin }).get('/countries');
    expect(named.headers['access-control-allow-origin']).toBe(origin);
    const other = await open.api.with({ origin: 'https://evil.example' }).get('/countries');
    expect(other.headers['access-control-allow-origin']).not.toBe('https://evil.example');
    const refusal = await open.api.with({ origin }).get('/auth/me');
    expect(refusal.headers['access-control-allow-origin']).toBe(origin);
  });

  test('long answers are compressed', async () => {
    const response = await fetch(`${app.url}/countries`, { headers: { 'accept-encoding': 'gzip' } });
    expect(response.headers.get('content-encoding')).toBe('gzip');
    const body = (await response.json()) as { items: unknown[] };
    expect(body.items).toEqual(
      (await app.api.read<{ items: unknown[] }>('/countries')).items.length > 0 ? body.items : [],
    );
  });

  test('the answers of one company are not kept by anybody else', async () => {
    const { headers } = await owner.api.get('/clients');
    expect(headers['cache-control'] ?? '').not.toMatch(/public/);
  });
});

test('the description is served as it is committed', async () => {
  const response = await fetch(`${app.url}/openapi.json`);
  const body = (await response.json()) as { paths: object };
  expect(Object.keys(body.paths)).toContain('/clients-personal/{id}');
});

test('a token of one installation does not open another', async () => {
  const other = await testApp();
  refused(await other.api.as(owner.token).get('/auth/me'), 401, 'unauthorized');
  taken(await owner.api.get('/auth/me'), 200);
});
