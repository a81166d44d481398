import { expect, test } from '@jest/globals';
import { FakeMailbox } from '../../../platform/incoming-mail/fake-mailbox.js';
import { clientFields } from '../../../testing/directory.js';
import {
  addressOf,
  aMail,
  anAddressedCompany,
  collectMails,
  theOnlyMessageOf,
} from '../../../testing/incoming-mail.js';
import { anOrderAt } from '../../../testing/orders.js';
import { aCompany } from '../../../testing/people.js';
import { testApp } from '../../../testing/test-app.js';

const server = 'mx.frakto.example';
const mailbox = new FakeMailbox();
const app = await testApp({ mailbox, settings: { MAIL_AUTH_SERVER: server } });

/** A mail with what a server found out above what its sender wrote. */
async function deliverChecked(results: string, mail: Parameters<typeof aMail>[0]): Promise<void> {
  const source = await aMail(mail);
  mailbox.deliver(Buffer.concat([Buffer.from(`Authentication-Results: ${results}\r\n`), source]));
  await collectMails(app);
}

const email = 'zakupy@known.example';
async function companyThatKnows() {
  const owner = await anAddressedCompany(app);
  const client = await owner.api.create<{ id: number }>('/clients', clientFields({ email }));
  return { owner, client };
}

test('a mail that its server has found genuine is joined to the client who wrote it', async () => {
  const { owner, client } = await companyThatKnows();
  await deliverChecked(`${server}; dmarc=pass`, { from: email, to: owner.address, subject: 'x' });
  expect(await theOnlyMessageOf(owner)).toMatchObject({ sender_check: 'pass', client_id: client.id });
});

test('a forged one is entered, marked, and nobody’s', async () => {
  const { owner } = await companyThatKnows();
  await deliverChecked(`${server}; spf=pass smtp.mailfrom=evil.example; dmarc=fail`, {
    from: email,
    to: owner.address,
    subject: 'x',
    // What the sender adds by itself stands below.
    headers: { 'Authentication-Results': `${server}; dmarc=pass` },
  });
  expect(await theOnlyMessageOf(owner)).toMatchObject({
    sender_check: 'fail',
    client_id: null,
    sender_name: null,
  });
});

test('a forged one that answers a mail of the company’s belongs to its order all the same, marked', async () => {
  const order = await anOrderAt(app, await aCompany(app), 1);
  const [sent] = await app.rows<{ header: string }>(
    'select message_id_header as header from mail_outbox where company_id = $1 order by id desc limit 1',
    [order.owner.companyId],
  );
  await deliverChecked(`${server}; dmarc=fail`, {
    from: email,
    to: await addressOf(app, order.owner),
    subject: 'x',
    inReplyTo: sent?.header ?? '',
  });
  expect(await theOnlyMessageOf(order.owner)).toMatchObject({ sender_check: 'fail', order_id: order.id });
});

test('what another server says counts for nothing', async () => {
  const { owner, client } = await companyThatKnows();
  await deliverChecked('mx.evil.example; dmarc=fail', { from: email, to: owner.address, subject: 'x' });
  expect(await theOnlyMessageOf(owner)).toMatchObject({ sender_check: 'unknown', client_id: client.id });
});
