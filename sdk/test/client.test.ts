import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createFraktoClient, type FraktoClient, type FraktoClientOptions } from '../src/client.js';
import { apiVersion } from '../src/generated/api-version.js';
import { answering, cut, empty, json, problem, type TestServer } from './server.js';

function clientOf(server: TestServer, options: Partial<FraktoClientOptions> = {}): FraktoClient {
  return createFraktoClient({ baseUrl: server.url, retryPausesMs: [1, 1], ...options });
}

const page = { items: [], total: 0, page: 1, page_size: 20, total_pages: 0 };

describe('a call', () => {
  it('puts parameters into the path and the query, and says who asks in which language', async () => {
    await using server = await answering(json(page));
    const sdk = clientOf(server, { getToken: () => 'a-token', language: () => 'no' });
    const answer = await sdk.get('/orders', {
      params: { query: { page: 2, q: 'Łódź & co', status: [3, 4] } },
    });
    assert.deepEqual(answer, page);
    const [request] = server.seen;
    assert.equal(request?.method, 'GET');
    assert.equal(request?.url, '/orders?page=2&q=%C5%81%C3%B3d%C5%BA%20%26%20co&status=3&status=4');
    assert.equal(request?.headers.authorization, 'Bearer a-token');
    assert.equal(request?.headers['accept-language'], 'no');
  });

  it('names the version that the package is made for, another one, or none', async () => {
    await using server = await answering(json(page), json(page), json(page));
    for (const options of [{}, { version: '2026-01-01' }, { version: null }])
      await clientOf(server, options).get('/orders');
    const named = server.seen.map(({ headers }) => headers['frakto-version']);
    assert.deepEqual(named, [apiVersion, '2026-01-01', undefined]);
  });

  it('sends a body as JSON', async () => {
    await using server = await answering(json({ id: 7 }));
    await clientOf(server).put('/orders/{id}/status', { params: { path: { id: 7 } }, body: { status: 1 } });
    const [request] = server.seen;
    assert.equal(`${request?.method} ${request?.url}`, 'PUT /orders/7/status');
    assert.equal(request?.headers['content-type'], 'application/json');
    assert.equal(request?.body, '{"status":1}');
    assert.equal(request?.headers.authorization, undefined);
  });

  it('sends the login as a form', async () => {
    await using server = await answering(json({ access_token: 't' }));
    const session = await clientOf(server).post('/auth/login', {
      body: { username: 'a+b@c.example', password: 'ż &=' },
    });
    assert.equal(session.access_token, 't');
    assert.equal(server.seen[0]?.headers['content-type'], 'application/x-www-form-urlencoded');
    assert.deepEqual(Object.fromEntries(new URLSearchParams(server.seen[0]?.body)), {
      username: 'a+b@c.example',
      password: 'ż &=',
    });
  });

  it('sends form data with its files', async () => {
    await using server = await answering(json({ id: 1 }, 201));
    const form = new FormData();
    form.append('file', new File(['%PDF'], 'cmr.pdf', { type: 'application/pdf' }));
    await clientOf(server).request('post', '/documents/upload', { body: form });
    assert.match(String(server.seen[0]?.headers['content-type']), /^multipart\/form-data; boundary=/);
    assert.match(
      String(server.seen[0]?.body),
      /filename="cmr\.pdf"\r\nContent-Type: application\/pdf\r\n\r\n%PDF\r\n/,
    );
  });

  it('takes a path that the caller computed', async () => {
    await using server = await answering(json(page));
    const answer = await clientOf(server).request('get', '/clients-personal/{id}', {
      params: { path: { id: 'a/b' } },
    });
    assert.deepEqual(answer, page);
    assert.equal(server.seen[0]?.url, '/clients-personal/a%2Fb');
  });

  it('sends headers of its own', async () => {
    await using server = await answering(json(page));
    await clientOf(server).get('/orders', { headers: { 'X-Trace': '1' } });
    assert.equal(server.seen[0]?.headers['x-trace'], '1');
  });

  it('waits for a token that is read from elsewhere, anew for each call', async () => {
    await using server = await answering(json(page));
    const tokens = ['first', null, 'third'];
    const sdk = clientOf(server, { getToken: () => Promise.resolve(tokens.shift() ?? null) });
    for (const _each of [1, 2, 3]) await sdk.get('/orders');
    assert.deepEqual(
      server.seen.map((request) => request.headers.authorization),
      ['Bearer first', undefined, 'Bearer third'],
    );
  });

  it('uses the fetch that it is given', async () => {
    const asked: string[] = [];
    const sdk = createFraktoClient({
      baseUrl: 'https://frakto.example/api',
      fetch: (input) => {
        asked.push(input instanceof Request ? input.url : String(input));
        return Promise.resolve(Response.json(page));
      },
    });
    await sdk.get('/orders');
    assert.deepEqual(asked, ['https://frakto.example/api/orders']);
  });
});

describe('a download', () => {
  const file = (
    disposition: string | null,
    content: string,
    type = 'text/csv; charset=utf-8',
    others: Readonly<Record<string, string>> = {},
  ) =>
    answering((response) => {
      const headers = { ...others, ...(disposition === null ? {} : { 'Content-Disposition': disposition }) };
      response.writeHead(200, { 'Content-Type': type, ...headers }).end(content);
    });

  it('keeps every byte, also the mark before a text', async () => {
    await using server = await file('attachment; filename="clients.csv"', '\ufeffname;zażółć');
    const sdk = clientOf(server, { getToken: () => 'a-token' });
    const { name, content } = await sdk.download('/exports/{kind}', {
      params: { path: { kind: 'clients' }, query: { format: 'csv', q: 'Łódź' } },
    });
    assert.equal(name, 'clients.csv');
    assert.deepEqual(Buffer.from(await content.arrayBuffer()).subarray(0, 7), Buffer.from('\ufeffname'));
    assert.equal(server.seen[0]?.url, '/exports/clients?format=csv&q=%C5%81%C3%B3d%C5%BA');
    assert.equal(server.seen[0]?.headers.authorization, 'Bearer a-token');
  });

  it('has as many records as the API says, if it does', async () => {
    const name = 'attachment; filename="clients.csv"';
    for (const [headers, count] of [
      [{ 'X-Total-Count': '12' }, 12],
      [{}, null],
    ] as const) {
      await using server = await file(name, 'name', 'text/csv', headers);
      const path = { kind: 'clients' } as const;
      const downloaded = await clientOf(server).download('/exports/{kind}', { params: { path } });
      assert.equal(downloaded.count, count);
    }
  });

  const named: readonly [string | null, string | null][] = [
    [`attachment; filename="odzi.csv"; filename*=UTF-8''%C5%82odzi.csv`, 'łodzi.csv'],
    [`attachment; filename="plain.csv"; filename*=UTF-8''%E0%A4%A`, 'plain.csv'],
    ['attachment', null],
    [null, null],
  ];
  for (const [disposition, name] of named) {
    it(`is called ${name ?? 'nothing'} by ${disposition ?? 'nothing'}`, async () => {
      await using server = await file(disposition, '{"a":1}', 'application/json');
      const downloaded = await clientOf(server).download('/imports/{id}/rejected', {
        params: { path: { id: 7 } },
      });
      assert.equal(downloaded.name, name);
      assert.equal(await downloaded.content.text(), '{"a":1}');
    });
  }

  it('that is refused throws the problem', async () => {
    await using server = await answering(problem(404, 'not_found'));
    await assert.rejects(
      clientOf(server).download('/imports/{id}/rejected', { params: { path: { id: 7 } } }),
      { name: 'ProblemError', code: 'not_found' },
    );
  });
});

describe('an answer', () => {
  it('is undefined when it is empty', async () => {
    await using server = await answering(empty(204), empty(200, { 'Content-Length': '0' }), (response) => {
      response.writeHead(200, { 'Content-Type': 'application/json' }).end();
    });
    const sdk = clientOf(server);
    for (const _each of [1, 2, 3]) {
      assert.equal(await sdk.delete('/clients-personal/{id}', { params: { path: { id: 1 } } }), undefined);
    }
  });

  it('is a file when it is neither JSON nor text', async () => {
    await using server = await answering((response) => {
      response.writeHead(200, { 'Content-Type': 'application/pdf' }).end('%PDF-1.7');
    });
    const file = await clientOf(server).request('get', '/documents/{id}/download', {
      params: { path: { id: 1 } },
    });
    assert.ok(file instanceof Blob);
    assert.equal(file.type, 'application/pdf');
    assert.equal(await file.text(), '%PDF-1.7');
  });

  it('is a text when it says so', async () => {
    await using server = await answering((response) => {
      response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end('<p>zażółć</p>');
    });
    assert.equal(await clientOf(server).request('get', '/docs'), '<p>zażółć</p>');
  });

  it('that breaks off in the middle is a failure of the network', async () => {
    await using server = await answering((response) => {
      response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': '100' });
      response.write('{"items":');
      setTimeout(() => cut(response, { method: '', url: '', headers: {}, body: '' }), 20);
    });
    await assert.rejects(clientOf(server).get('/orders'), { name: 'NetworkError', reason: 'unreachable' });
  });
});
