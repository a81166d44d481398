import { afterEach, describe, expect, test } from '@jest/globals';
import { markDeprecated } from '../../contract/complete-contract.js';
import { refused, taken } from '../../testing/api-caller.js';
import { aCompany } from '../../testing/people.js';
import { testApp } from '../../testing/test-app.js';
import type { NewApiKey } from '../../modules/identity/api-keys/api-key.dto.js';
import { apiVersions, latestVersion } from './api-versions.js';
import { deprecations } from './deprecations.js';

const app = await testApp();
const owner = await aCompany(app);

describe('the version of an answer', () => {
  test('is the one that the call names, and stands in every answer', async () => {
    const named = owner.api.with({ 'frakto-version': latestVersion });
    const answer = await named.get('/clients');
    expect([taken(answer, 200), answer.headers['frakto-version']]).toEqual([answer.body, latestVersion]);
    expect((await app.api.get('/orders')).headers).toMatchObject({ 'frakto-version': latestVersion });
    expect((await app.api.get('/countries')).headers).toMatchObject({ 'frakto-version': latestVersion });
  });

  test('that nobody knows is refused with those that there are, whoever asks and whatever for', async () => {
    for (const version of ['2020-01-01', 'latest', `${latestVersion}, ${latestVersion}`]) {
      for (const caller of [owner.api, app.api]) {
        const answer = await caller.with({ 'frakto-version': version }).post('/clients', {});
        const problem = refused(answer, 400, 'unknown_version');
        expect(problem.known_versions).toBe(apiVersions.map((one) => one.version).join(', '));
        expect(problem.detail).toContain(latestVersion);
      }
    }
  });

  test('is without a header that of the key, which is that of the day on which it was made', async () => {
    const key = await owner.api.create<NewApiKey>('/api-keys', { name: 'ERP', scopes: ['read'] });
    expect(key.api_version).toBe(latestVersion);
    const program = app.api.as(key.token);
    expect((await program.get('/clients')).headers).toMatchObject({ 'frakto-version': latestVersion });
    // As after a version has ended: what is oldest is nearest.
    await app.rows(`update api_keys set api_version = '2020-01-01' where id = $1`, [key.id]);
    expect((await program.get('/clients')).headers).toMatchObject({
      'frakto-version': apiVersions[0].version,
    });
  });
});

describe('an operation that goes', () => {
  afterEach(() => deprecations.clear());

  test('says so in its answers, refusals among them, and others do not', async () => {
    deprecations.set('listClients', {
      since: '2026-12-01',
      sunset: '2027-06-01',
      instead: 'listClientDirectory',
    });
    const told = {
      deprecation: '@1796083200',
      sunset: 'Tue, 01 Jun 2027 00:00:00 GMT',
      link: '</docs/integrators/versions>; rel="deprecation"; type="text/plain"',
    };
    expect((await owner.api.get('/clients')).headers).toMatchObject(told);
    expect((await app.api.get('/clients')).headers).toMatchObject(told);
    expect((await owner.api.get('/clients?page=0')).headers).toMatchObject(told);
    expect((await owner.api.get('/client-directory')).headers).not.toHaveProperty('deprecation');
    expect(new Date(1_796_083_200_000).toISOString()).toBe('2026-12-01T00:00:00.000Z');
  });

  test('says so in the contract', () => {
    deprecations.set('listClients', {
      since: '2026-12-01',
      sunset: '2027-06-01',
      instead: 'listClientDirectory',
    });
    const operation = { operationId: 'listClients', description: 'Clients.', responses: {} };
    markDeprecated(operation);
    expect(operation).toMatchObject({
      deprecated: true,
      'x-deprecated-since': '2026-12-01',
      'x-sunset': '2027-06-01',
      description:
        'Clients.\n\nDeprecated since 2026-12-01, answered until 2027-06-01: use `listClientDirectory`.',
    });
    const other = { operationId: 'getClient', description: 'One.', responses: {} };
    markDeprecated(other);
    expect(other).not.toHaveProperty('deprecated');
  });
});
