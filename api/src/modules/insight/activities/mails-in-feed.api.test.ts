import { afterAll, beforeEach, describe, expect, test } from '@jest/globals';
import { startTestSmtpServer } from '../../../platform/mail/testing/smtp-test-server.js';
import { aMailing } from '../../../testing/client-mails.js';
import { aClient } from '../../../testing/directory.js';
import { aCompany, type TestMember } from '../../../testing/people.js';
import { testApp } from '../../../testing/test-app.js';
import type { ClientDto } from '../../directory/clients/client.dto.js';
import type { MessageDetails, MessagePage } from '../../correspondence/messages/message.dto.js';
import type { Activity, ActivityCounts, ActivityPage } from './activity.dto.js';

const refuseRecipients: Record<string, number> = {};
const smtp = await startTestSmtpServer({ refuseRecipients });
afterAll(() => smtp.close());
const app = await testApp({ settings: { SMTP_URL: `smtp://127.0.0.1:${smtp.port}` } });
let owner: TestMember;
beforeEach(async () => {
  owner = await aCompany(app);
});

const feed = async (): Promise<Activity[]> =>
  (await owner.api.read<ActivityPage>('/activities', { kind: ['sent'] })).items;
const lines = async () =>
  (await feed()).map(({ message }) => [message?.party_email, message?.others, message?.has_failed]);
const counts = () => owner.api.read<ActivityCounts>('/activities/counts');

async function aMailTo(count: number): Promise<ClientDto[]> {
  const clients: ClientDto[] = [];
  for (let n = 0; n < count; n += 1) clients.push(await aClient(owner));
  await aMailing(
    owner,
    clients.map(({ id }) => id),
  );
  return clients;
}

async function deliver(): Promise<void> {
  await app.container.jobs.enqueue('mail.deliver', null);
  await app.doJobs();
}

describe('a mailing', () => {
  test('stands in the feed once, with how many others got it', async () => {
    const [first] = await aMailTo(5);
    expect(await lines()).toEqual([[first?.email, 4, false]]);
    expect((await counts()).total.sent).toBe(1);
    const { items, total } = await owner.api.read<MessagePage>('/messages');
    expect(total).toBe(5);
    expect(items.map(({ others }) => others)).toEqual([4, 4, 4, 4, 4]);
    const last = await owner.api.read<MessageDetails>(`/messages/${items[0]?.id}`);
    expect(last.others).toBe(4);
  });

  test('of a few each stands there by itself', async () => {
    await aMailTo(3);
    expect((await lines()).map(([, others]) => others)).toEqual([0, 0, 0]);
  });

  test('stands there besides where it could not be delivered, and counts as unread there', async () => {
    const clients = await aMailTo(5);
    const [first, , third] = clients;
    refuseRecipients[third?.email ?? ''] = 550;
    await deliver();
    expect(await lines()).toEqual([
      [third?.email, 0, true],
      [first?.email, 4, false],
    ]);
    expect(await counts()).toMatchObject({ total: { sent: 2 }, unread: { sent: 1 } });
  });

  test('stays there when its first message is deleted', async () => {
    const clients = await aMailTo(6);
    await deliver();
    for (const left of [4, 3]) {
      const [line] = await feed();
      await owner.api.remove(`/messages/${line?.id}`);
      expect(await lines()).toEqual([[clients[5 - left]?.email, left, false]]);
    }
  });

  test('of another company is not counted', async () => {
    await aMailTo(4);
    owner = await aCompany(app);
    await aMailTo(5);
    expect((await lines()).map(([, others]) => others)).toEqual([4]);
  });
});
