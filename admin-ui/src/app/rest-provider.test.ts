import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, describe, it } from 'node:test';
import { createFraktoClient } from '@frakto/sdk/client';
import { HttpError } from 'react-admin';
import { problemOf } from '../kit/api/use-describe-failure';
import { createRestProvider } from './rest-provider';

const fault = {
  type: 'about:blank',
  title: 'Invalid data',
  status: 422,
  detail: 'Please correct the fields named.',
  code: 'validation_failed',
  errors: [{ field: 'post_code', message: 'Post code as in 00-950', code: 'invalid_post_code' }],
};

/** Answers every list with one record, and refuses every POST. Requests are kept to look at. */
function startServer(seen: string[]): Server {
  const server = createServer((request, response) => {
    seen.push(`${request.method} ${request.url}`);
    const isList = request.method === 'GET' && /^[^?]*\/[a-z-]+(\?|$)/.test(request.url ?? '');
    const body =
      request.method === 'POST'
        ? fault
        : isList
          ? {
              items: [{ id: 7, name: 'Agromix' }],
              total: 41,
              page: 3,
              page_size: 20,
              total_pages: 3,
              ...(request.url?.includes('q=a') && { is_total_capped: true }),
            }
          : { id: 7, name: 'Agromix' };
    const status = request.method === 'DELETE' ? 204 : request.method === 'POST' ? 422 : 200;
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(status === 204 ? undefined : JSON.stringify(body));
  });
  return server.listen(0, '127.0.0.1');
}

describe('react-admin’s way to the API', () => {
  const seen: string[] = [];
  let server: Server;
  let provider: ReturnType<typeof createRestProvider>;

  before(async () => {
    server = startServer(seen);
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const api = createFraktoClient({ baseUrl: `http://127.0.0.1:${port}`, retryPausesMs: [] });
    provider = createRestProvider(api);
  });
  after(() => server.close());

  it('tells that a search has more records than were counted', async () => {
    const answer = await provider.getList('client-directory', { filter: { q: 'a' } });
    assert.deepEqual(answer, {
      data: [{ id: 7, name: 'Agromix' }],
      total: 41,
      meta: { isTotalCapped: true },
    });
  });

  it('speaks the API’s dialect of pages, sorting and search', async () => {
    const answer = await provider.getList('client-directory', {
      pagination: { page: 3, perPage: 20 },
      sort: { field: 'update_date', order: 'DESC' },
      filter: { q: 'łódź' },
    });
    assert.deepEqual(answer, { data: [{ id: 7, name: 'Agromix' }], total: 41 });
    const [method, address = ''] = (seen.at(-1) ?? '').split(' ');
    const { pathname, searchParams } = new URL(address, 'http://api');
    assert.equal(`${method} ${pathname}`, 'GET /client-directory');
    assert.deepEqual(Object.fromEntries(searchParams), {
      q: 'łódź',
      page: '3',
      page_size: '20',
      sort: '-update_date',
    });
  });

  it('finds the list of what belongs to another record, which the filter names', async () => {
    await provider.getList('group-members', {
      pagination: { page: 1, perPage: 50 },
      sort: { field: 'name', order: 'ASC' },
      filter: { id: 12, q: 'a' },
    });
    assert.equal(seen.at(-1), 'GET /subcontractor-groups/12/members?q=a&page=1&page_size=50&sort=name');
  });

  it('reads, changes and deletes at the paths of the resource', async () => {
    const read: unknown = (await provider.getOne('subcontractors', { id: 7 })).data;
    assert.deepEqual(read, { id: 7, name: 'Agromix' });
    await provider.update('subcontractors', { id: 7, data: { name: 'A' }, previousData: { id: 7 } });
    await provider.delete('client-directory', { id: 7 });
    assert.deepEqual(seen.slice(-3), [
      'GET /subcontractor-directory/7',
      'PUT /subcontractors-personal/7',
      'DELETE /clients-personal/7',
    ]);
  });

  it('hands faults of fields to forms, and keeps the problem', async () => {
    const refused = provider.create('client-directory', { data: { name: 'A' } });
    await assert.rejects(refused, (error) => {
      assert.ok(error instanceof HttpError);
      assert.equal(error.status, 422);
      assert.deepEqual((error.body as { errors: unknown }).errors, { post_code: 'Post code as in 00-950' });
      assert.equal(problemOf(error)?.faultOf('post_code')?.code, 'invalid_post_code');
      return true;
    });
  });

  it('refuses to write what can only be read', async () => {
    await assert.rejects(provider.create('mail-outbox', { data: {} }), /only be read/);
  });
});
