import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { describe, expect, test } from '@jest/globals';
import {
  AuthenticationError,
  ConflictError,
  createFrakto,
  FileAnswer,
  FraktoError,
  LinkError,
  NetworkError,
  NotFoundError,
  openLink,
  parseLink,
  PermissionError,
  RateLimitError,
  ValidationError,
  type Frakto,
  type FraktoOptions,
  type LiveEvent,
} from '@frakto/sdk';
import type { NewApiKey } from './modules/identity/api-keys/api-key.dto.js';
import { systemClock } from './platform/clock/clock.port.js';
import { aClient } from './testing/directory.js';
import { enterSeller } from './testing/invoices.js';
import { anOrder, anOrderAt } from './testing/orders.js';
import { aCompany, type TestMember } from './testing/people.js';
import { testApp, type TestApp } from './testing/test-app.js';

const run = promisify(execFile);
const app = await testApp({ clock: systemClock });

/** The SDK as another program uses it, on the real API. */
const sdk = (options: Partial<FraktoOptions> = {}, on: TestApp = app): Frakto =>
  createFrakto({ baseUrl: `${on.url}/api`, language: 'en', retryPausesMs: [], ...options });
const scopes = ['read', 'orders', 'directory', 'messages', 'documents', 'billing', 'settings'];
const aKey = async (owner: TestMember, of = scopes): Promise<string> =>
  (await owner.api.create<NewApiKey>('/api-keys', { name: 'WMS', scopes: of })).token;
const failure = async (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => null,
    (error: unknown) => error,
  );

describe('the example of the SDK', () => {
  test('plays the main job by a key and by links, from the request to the payment', async () => {
    const owner = await aCompany(app);
    await enterSeller(owner);
    const example = join(import.meta.dirname, '../../sdk/examples/main-job.ts');
    const env = { FRAKTO_URL: `${app.url}/api`, FRAKTO_KEY: await aKey(owner) };
    const { stdout } = await run(process.execPath, [example], { env });
    expect(stdout).toMatch(/^\S+ 13\n$/);
  });
});

describe('operations by name', () => {
  test('take ids, a body, a query and options, and answer as the paths do', async () => {
    const owner = await aCompany(app);
    const frakto = sdk({ token: owner.token });
    const { id } = await anOrder(owner);
    const changed = await frakto.orders.changeStatus(id, { status: 1 });
    expect(changed.status).toBe(1);
    const found = await frakto.orders.list({ q: String(id) }, { headers: { 'Accept-Language': 'no' } });
    expect(found.items.map((order) => order.id)).toEqual([id]);
    expect(await frakto.orders.getDetails(id)).toEqual(
      await frakto.get('/orders/{id}/details', { params: { path: { id } } }),
    );
    expect(await frakto.orders.delete((await anOrder(owner)).id)).toBeUndefined();
  });

  test('need their ids', async () => {
    const { orders } = sdk();
    await expect(orders.getDetails(undefined as unknown as number)).rejects.toThrow(
      'orders.getDetails needs its id',
    );
  });

  test('end with the signal', async () => {
    const reason = new Error('no more');
    expect(await failure(sdk().countries.list({}, { signal: AbortSignal.abort(reason) }))).toBe(reason);
  });
});

describe('iterators', () => {
  test('give each item of each page, and read no further than is asked', async () => {
    const owner = await aCompany(app);
    for (let count = 0; count < 7; count += 1) await aClient(owner, { name: `Iter ${count}` });
    let calls = 0;
    const fetch: typeof globalThis.fetch = (...args) => {
      calls += 1;
      return globalThis.fetch(...args);
    };
    const frakto = sdk({ token: owner.token, fetch });
    const names: string[] = [];
    for await (const client of frakto.clients.allPersonalClients({ q: 'Iter', page_size: 3 }))
      names.push(client.name);
    expect(names.toSorted()).toEqual(Array.from({ length: 7 }, (_, count) => `Iter ${count}`));
    expect(calls).toBe(3);
    calls = 0;
    for await (const client of frakto.clients.all({ page_size: 2 })) if (client.name !== '') break;
    expect(calls).toBe(1);
    for await (const _ of frakto.clients.all({ q: 'nobody is called so' })) throw new Error('There is one');
  });

  test('follow a cursor where the list has one', async () => {
    const owner = await aCompany(app);
    const ids = [];
    for (let count = 0; count < 5; count += 1) ids.push((await anOrder(owner)).id);
    const frakto = sdk({ token: owner.token });
    const found = [];
    for await (const activity of frakto.activities.all({ page_size: 2 })) found.push(activity);
    expect(found).toHaveLength(ids.length);
  });

  test('fail like the calls that they make', async () => {
    const list = sdk().orders.all();
    expect(await failure(list.next())).toBeInstanceOf(AuthenticationError);
  });
});

describe('errors', () => {
  test('are of the class of their status, with a code to switch on', async () => {
    const owner = await aCompany(app);
    const frakto = sdk({ token: owner.token });
    const { id } = await anOrder(owner);
    const reader = sdk({ token: await aKey(owner, ['read']) });
    const nobody = { path: { id: 2_000_000_000 } };
    const cases: [() => Promise<unknown>, new (...args: never[]) => FraktoError, number, string][] = [
      [() => sdk({ token: 'nonsense' }).orders.list(), AuthenticationError, 401, 'unauthorized'],
      [() => reader.orders.delete(id), PermissionError, 403, 'scope_missing'],
      [() => frakto.orders.getDetails(nobody.path.id), NotFoundError, 404, 'not_found'],
      // The paths of the same client do the same.
      [() => frakto.get('/orders/{id}/details', { params: nobody }), NotFoundError, 404, 'not_found'],
      [() => frakto.orders.changeStatus(id, { status: 13 }), ConflictError, 409, 'status_not_allowed'],
      [() => frakto.clients.create({} as never), ValidationError, 422, 'validation_failed'],
    ];
    for (const [call, Class, status, code] of cases) {
      const error = (await failure(call())) as FraktoError;
      expect(error).toBeInstanceOf(Class);
      expect(error).toBeInstanceOf(FraktoError);
      expect([error.name, error.status, error.code]).toEqual([Class.name, status, code]);
      expect(error.requestId).toMatch(/^[\w-]{8,}$/);
      if (error instanceof ConflictError) expect(error.allowedStatuses).toEqual([1]);
      if (error instanceof ValidationError) expect(error.fields['name']).toMatchObject({ code: 'required' });
    }
  });

  test('say how long to wait above a limit, and how the network failed', async () => {
    const strict = await testApp({ settings: { RATE_LIMIT_FACTOR: '1' } });
    const login = () => sdk({}, strict).accounts.login({ username: 'nobody@x.example', password: 'none' });
    let last: unknown;
    for (let count = 0; count < 30 && !(last instanceof RateLimitError); count += 1)
      last = await failure(login());
    expect(last).toBeInstanceOf(RateLimitError);
    expect((last as RateLimitError).retryAfter).toBeGreaterThan(0);
    await strict.close();
    const lost = await failure(sdk({}, strict).countries.list());
    expect(lost).toBeInstanceOf(NetworkError);
    expect(lost).toMatchObject({ status: null, code: 'unreachable', fields: {} });
  });
});

describe('files', () => {
  const pdf = '%PDF-1.4\n%%EOF\n';

  test('are sent from bytes, blobs and streams, with ids as numbers, and read as streams', async () => {
    const owner = await aCompany(app);
    const frakto = sdk({ token: owner.token });
    const { id } = await anOrderAt(app, owner, 6);
    const contents = [
      Buffer.from(pdf),
      new Blob([pdf]),
      new Blob([pdf]).stream(),
      Readable.from([Buffer.from(pdf.slice(0, 5)), Buffer.from(pdf.slice(5))]),
    ];
    for (const [index, content] of contents.entries()) {
      const file = { name: `umowa ${index} ż.pdf`, content };
      const { id: documentId } = await frakto.documents.uploadOrderDocument({
        file,
        document_type: 'OTHER',
        order_id: id,
      });
      const answer = await frakto.documents.download(documentId);
      expect([answer.name, answer.type]).toEqual([file.name, 'application/pdf']);
      const parts: Uint8Array[] = [];
      for await (const part of answer.stream) parts.push(part);
      expect(Buffer.concat(parts).toString()).toBe(pdf);
      const again = await frakto.documents.download(documentId);
      expect(Buffer.from(await again.bytes()).toString()).toBe(pdf);
    }
    const document = new File([pdf], 'file.pdf');
    await frakto.documents.uploadOrderDocument({ file: document, document_type: 'OTHER', order_id: id });
    expect((await frakto.documents.list({ order_id: id })).total).toBe(5);
  });

  test('are told from what is answered while there is none yet', async () => {
    const owner = await aCompany(app);
    const frakto = sdk({ token: owner.token });
    const table = await frakto.imports.exportDirectory('clients', { format: 'csv' });
    expect(table).toBeInstanceOf(FileAnswer);
    expect(await (await table.blob()).text()).toContain(';');
    await frakto.privacy.startCompanyExport(owner.companyId);
    const waiting = await frakto.privacy.downloadCompanyExport(owner.companyId);
    expect(waiting).not.toBeInstanceOf(FileAnswer);
  });
});

describe('links', () => {
  test('are read with ids and end as numbers, and followed when they are short', async () => {
    const owner = await aCompany(app);
    const frakto = sdk({ token: owner.token });
    const { id, routes, carriers } = await anOrderAt(app, owner, 7);
    const ids = { order_id: id, route_id: routes[0] ?? 0, subcontractor_id: carriers[0]?.id ?? 0 };
    // Links name the product's public address; it is here.
    const here: typeof globalThis.fetch = (input, init) =>
      fetch(`${app.url}${new URL(new Request(input).url).pathname}`, init);
    const made = await frakto.links.create({ kind: 'subcontractor-order-view', ...ids, lang: 'no' });
    const long = parseLink(made.url, 'subcontractor-order-view');
    expect(long).toEqual({
      kind: 'subcontractor-order-view',
      language: 'no',
      expiresAt: new Date(made.expires_at ?? 0),
      orderId: id,
      fields: {
        subcontractor_id: ids.subcontractor_id,
        route_id: ids.route_id,
        sig: expect.any(String),
        exp: expect.any(Number),
      },
    });
    const short = made.short_url ?? '';
    expect(parseLink(short).kind).toBe('short');
    expect(await openLink(short, { kind: 'subcontractor-order-view', fetch: here })).toEqual(long);
    const answered = await sdk().publicPages.answerSubcontractorOrder(id, {
      ...long.fields,
      action: 'accept',
    });
    expect(answered).toBeDefined();
    const own = await frakto.links.getCompanyFormLink();
    expect(parseLink(own.url)).toMatchObject({ kind: 'order-form', fields: { user_id: owner.id } });
  });

  test('are refused with the reason', () => {
    const host = 'https://frakto.example';
    const cases = [
      ['no address', 'not_a_link'],
      [`${host}/settings`, 'not_a_link'],
      [`${host}/subcontractor-offer/pl?user_id=1&order_id=x`, 'parameter_missing'],
      [`${host}/client-offer-selection/pl?order_id=1`, 'signature_missing'],
    ] as const;
    for (const [address, code] of cases)
      expect(() => parseLink(address)).toThrow(expect.objectContaining({ name: 'LinkError', code }));
    const offer = `${host}/sub/client-offer-selection/pl?order_id=1&sig=a&exp=5`;
    expect(parseLink(offer).fields).toEqual({ order_id: 1, sig: 'a', exp: 5 });
    expect(() => parseLink(offer, 'order-form')).toThrow(LinkError);
  });
});

describe('the live stream', () => {
  /** Reads the stream until an event is wanted no more. */
  async function until(stream: AsyncIterable<LiveEvent>, isLast: (event: LiveEvent) => boolean) {
    const events: LiveEvent[] = [];
    for await (const event of stream) {
      events.push(event);
      if (isLast(event)) break;
    }
    return events;
  }
  const isOf = (id: number) => (event: LiveEvent) =>
    event.type === 'change' && event.kind === 'order' && event.id === id;
  const following = (event: LiveEvent) => event.type === 'following';

  test.each(['a session, over a socket', 'a key, by asking'])(
    'tells what was missed and what comes, for %s',
    async (by) => {
      const owner = await aCompany(app);
      const token = by.startsWith('a key') ? await aKey(owner) : owner.token;
      const frakto = sdk({ token });
      const { seq: since } = await frakto.changes.list();
      const missed = await anOrder(owner);
      const stream = frakto.live({ since, pollMs: 50 });
      const told = await until({ [Symbol.asyncIterator]: () => keepOpen(stream) }, following);
      expect(told.some(isOf(missed.id))).toBe(true);
      const coming = await anOrder(owner);
      const after = await until(stream, isOf(coming.id));
      expect(after.some(isOf(missed.id))).toBe(false);
      const numbers = [...told, ...after].flatMap(({ type, seq }) =>
        type === 'change' && seq !== null ? seq : [],
      );
      expect(numbers).toEqual([...new Set(numbers)].toSorted((one, other) => one - other));
    },
  );

  test('comes back after a cut, and tells once what was missed', async () => {
    const owner = await aCompany(app);
    const sockets: WebSocket[] = [];
    class Seen extends WebSocket {
      constructor(...args: ConstructorParameters<typeof WebSocket>) {
        super(...args);
        sockets.push(this);
      }
    }
    const stream = sdk({ token: owner.token }).live({ WebSocket: Seen });
    await until({ [Symbol.asyncIterator]: () => keepOpen(stream) }, following);
    sockets[0]?.close();
    const missed = await anOrder(owner);
    const told = await until({ [Symbol.asyncIterator]: () => keepOpen(stream) }, following);
    expect(told.filter(isOf(missed.id)).length).toBeGreaterThan(0);
    expect(sockets).toHaveLength(2);
    await stream.return();
    expect(sockets[1]?.readyState).toBeGreaterThanOrEqual(WebSocket.CLOSING);
  });

  test('says when too much was missed', async () => {
    const owner = await aCompany(app);
    const [first] = await until(sdk({ token: owner.token }).live({ since: 2_000_000_000 }), () => true);
    expect(first?.type).toBe('resync');
  });

  test('ends with its signal, also while it waits', async () => {
    const owner = await aCompany(app);
    const controller = new AbortController();
    const seen: string[] = [];
    for await (const { type } of sdk({ token: owner.token }).live({ signal: controller.signal })) {
      seen.push(type);
      setTimeout(() => controller.abort(), 50);
    }
    expect(seen).toEqual(['following']);
  });

  test('fails when the session is over', async () => {
    const owner = await aCompany(app);
    const frakto = sdk({ token: owner.token });
    await frakto.accounts.logout();
    expect(await failure(frakto.live().next())).toBeInstanceOf(AuthenticationError);
  });
});

/** The same iterator, which a loop that is left does not end. */
function keepOpen<T>(iterator: AsyncGenerator<T, void, void>): AsyncIterator<T> {
  return { next: () => iterator.next() };
}
