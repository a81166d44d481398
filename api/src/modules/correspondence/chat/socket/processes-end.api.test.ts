import { afterEach, expect, test } from '@jest/globals';
import { ApiCaller } from '../../../../testing/api-caller.js';
import { anOpenSocket } from '../../../../testing/chat.js';
import { aCollaborator, aCompany, type TestUser } from '../../../../testing/people.js';
import { startProduct, type ProductProcess } from '../../../../testing/product-process.js';
import { testApp } from '../../../../testing/test-app.js';
import type { UserSearchResult } from '../../../identity/users/user.dto.js';

const app = await testApp();
const owner = await aCompany(app);

const processes: ProductProcess[] = [];
afterEach(async () => {
  for (const product of processes.splice(0)) {
    product.signal('SIGKILL');
    await product.ended();
  }
});

/** A process on the database of the test. */
async function aProcess(): Promise<ProductProcess> {
  const product = await startProduct({ DATABASE_URL: app.database.url, ROLE: 'web' });
  processes.push(product);
  return product;
}

async function isOnline(user: TestUser): Promise<boolean> {
  const { items } = await owner.api.read<UserSearchResult>('/chat/users', { q: user.email });
  return items[0]?.is_online ?? false;
}

test('a process that is told to end says good-bye to its sockets, and nobody is there any more', async () => {
  const worker = await aCollaborator(app, owner);
  const product = await aProcess();
  const socket = await anOpenSocket(product, worker);
  const stranger = await anOpenSocket(product, worker, { protocols: [] });
  const api = new ApiCaller({ server: product.url, log: [], calls: 0 }).as(owner.token);
  await api.create('/chat/messages', { recipient_id: worker.id, content: 'Jeszcze słychać' });
  await socket.next('new_chat_message');
  expect(await isOnline(worker)).toBe(true);
  product.signal('SIGTERM');
  expect(await socket.closed()).toBe(1012);
  expect(await stranger.closed()).toBe(1012);
  expect(await product.ended()).toBe(0);
  expect(await isOnline(worker)).toBe(false);
});

test('users of a process that was killed are away half a minute after its last word', async () => {
  const worker = await aCollaborator(app, owner);
  const product = await aProcess();
  const socket = await anOpenSocket(product, worker);
  while (!(await isOnline(worker))) await new Promise((resolve) => setTimeout(resolve, 20));
  product.signal('SIGKILL');
  expect(await socket.closed()).toBe(1006);
  expect(await isOnline(worker)).toBe(true);
  await app.rows(`update chat_processes set seen_at = seen_at - interval '30 s'`);
  expect(await isOnline(worker)).toBe(false);
});
