import { expect, test } from '@jest/globals';
import { anAdministrator, aCollaborator, aCompany } from '../../../testing/people.js';
import { write } from '../../../testing/chat.js';
import { anOrder } from '../../../testing/orders.js';
import { testApp } from '../../../testing/test-app.js';
import type { UnreadCounts } from './unread.dto.js';

const app = await testApp();

test('the menu’s counts are those of the single calls, of the company and of the person', async () => {
  const owner = await aCompany(app);
  const colleague = await aCollaborator(app, owner);
  const order = await anOrder(owner);
  await anOrder(owner);
  await app.rows('update orders set is_read = (id = $1) where company_id = $2', [order.id, owner.companyId]);
  await write(colleague, owner, 'Kierowca jest pod bramą.');
  const single = async (path: string) => (await owner.api.read<{ unread_count: number }>(path)).unread_count;
  expect(await owner.api.read<UnreadCounts>('/unread-counts')).toEqual({
    orders: await single('/orders/unread-count'),
    messages: await single('/messages/unread-count'),
    chat: await single('/chat/unread-count'),
  });
  expect(await owner.api.read<UnreadCounts>('/unread-counts')).toMatchObject({ orders: 1, chat: 1 });
  expect(await colleague.api.read<UnreadCounts>('/unread-counts')).toMatchObject({ orders: 1, chat: 0 });
});

test('an administrator, who has no company, has chat messages alone', async () => {
  const administrator = await anAdministrator(app);
  expect(await administrator.api.read<UnreadCounts>('/unread-counts')).toEqual({
    orders: null,
    messages: null,
    chat: 0,
  });
});
