import assert from 'node:assert/strict';
import { afterEach, it } from 'node:test';
import { notifyManager, QueryClient, QueryObserver } from '@tanstack/react-query';
import { batchMs, LiveCache } from './live-cache';

const clients: QueryClient[] = [];
afterEach(() => {
  for (const client of clients.splice(0)) client.clear();
});

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const quote = (id: number) => ({ kind: 'quote', id, order_id: 7 });

/** A cache, with what counts how often a query was read. */
function aCache() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
  clients.push(client);
  return {
    client,
    /** Puts a query on the screen. @returns counts its readings after the first, and tells what it shows */
    async show(queryKey: unknown[], read: () => unknown = () => 0) {
      const seen = { readings: -1, data: undefined as unknown };
      const observer = new QueryObserver(client, {
        queryKey,
        queryFn: async () => {
          seen.readings += 1;
          await pause(5);
          return read();
        },
      });
      // As React does.
      observer.subscribe(notifyManager.batchCalls(({ data }) => (seen.data = data)));
      while (observer.getCurrentResult().isPending) await pause(2);
      return seen;
    },
  };
}

it('reads again what is on the screen and shows the change, once for all that come together', async () => {
  const { client, show } = aCache();
  const quotes = await show(['orders', 'page', 7, 'quotes']);
  const others = await show(['orders', 'page', 8, 'quotes']);
  client.setQueryData(['orders', 'page', 7, 'summary', 'EUR'], 0);
  const live = new LiveCache(client);
  for (let id = 0; id < 20; id += 1) live.take(quote(id));
  await pause(batchMs + 60);
  assert.equal(quotes.readings, 1);
  assert.equal(others.readings, 0);
  // What is not on the screen is read when somebody goes there.
  assert.equal(client.getQueryState(['orders', 'page', 7, 'summary', 'EUR'])?.isInvalidated, true);
});

it('a thousand changes that come one after the other are few readings, and the last one is shown', async () => {
  const { client, show } = aCache();
  let value = 0;
  const quotes = await show(['orders', 'page', 7, 'quotes'], () => value);
  const live = new LiveCache(client);
  const began = Date.now();
  for (let id = 0; id < 1_000; id += 1) {
    value = id;
    live.take(quote(id));
    if (id % 10 === 0) await pause(10);
  }
  while (quotes.data !== 999 && Date.now() - began < 10_000) await pause(20);
  assert.equal(quotes.data, 999);
  assert.ok(quotes.readings <= 10, `${quotes.readings} readings`);
});

it('what is read together is shown together: no list without its count', async () => {
  const { client, show } = aCache();
  let now = 1;
  const slow = await show(['orders', 'page', 7, 'quotes'], async () => {
    await pause(60);
    return now;
  });
  const fast = await show(['orders', 'page', 7, 'details', 'pl'], () => now);
  now = 2;
  new LiveCache(client).take(quote(1));
  while (fast.data !== 2) {
    await pause(1);
    assert.ok(slow.data === fast.data || fast.data === 2);
  }
  assert.equal(slow.data, 2);
});

it('what somebody may be editing is marked, and not read', async () => {
  const { client, show } = aCache();
  const key = ['client-directory', 'getOne', { id: '7' }];
  const form = await show(key);
  new LiveCache(client).take({ kind: 'client', id: 7, order_id: null });
  await pause(batchMs + 40);
  assert.equal(form.readings, 0);
  assert.equal(client.getQueryState(key)?.isInvalidated, true);
});

it('while nobody looks nothing is read; when somebody does, all of it is, once', async () => {
  const { client, show } = aCache();
  const quotes = await show(['orders', 'page', 7, 'quotes']);
  let isHidden = true;
  const live = new LiveCache(client, { isHidden: () => isHidden });
  live.take(quote(1));
  live.take(quote(2));
  await pause(batchMs + 40);
  assert.equal(quotes.readings, 0);
  isHidden = false;
  live.wake();
  await pause(batchMs + 40);
  assert.equal(quotes.readings, 1);
});

it('after a gap everything on the screen is read, but what never changes', async () => {
  const { client, show } = aCache();
  const [orders, countries] = [await show(['orders', 'getList', {}]), await show(['countries', 'pl'])];
  new LiveCache(client).takeAll();
  await pause(batchMs + 40);
  assert.deepEqual([orders.readings, countries.readings], [1, 0]);
});

it('what was being read as the change came is read again', async () => {
  const { client, show } = aCache();
  let value = 1;
  const quotes = await show(['orders', 'page', 7, 'quotes'], () => value);
  const live = new LiveCache(client);
  const early = client.refetchQueries({ queryKey: ['orders', 'page', 7, 'quotes'] }).catch(() => undefined);
  value = 2;
  live.take(quote(1));
  await early;
  await pause(batchMs + 40);
  assert.equal(quotes.data, 2);
});
