import { expect, test } from '@jest/globals';
import { OrderStatus } from '../../../kernel/order/order-status.js';
import { FakePdf } from '../../../platform/pdf/fake-pdf.js';
import {
  TemporaryMailError,
  type DeliveryReceipt,
  type MailTransport,
  type OutgoingMail,
} from '../../../platform/mail/mail.port.js';
import { MemoryStorage } from '../../../platform/storage/memory-storage.js';
import { anOrderAt } from '../../../testing/orders.js';
import { aCompany, anAdministrator } from '../../../testing/people.js';
import { testApp } from '../../../testing/test-app.js';
import type { RouteDto, RouteList } from '../../shipment/routes/route.dto.js';
import type { OutboxMailDetails } from './mail-outbox.dto.js';
import { deliverMailJob } from './mail.service.js';

/** Remembers what it was given, and takes it or not. */
class TestTransport implements MailTransport {
  readonly tries: OutgoingMail[] = [];
  isRefusing = false;

  async send(mail: OutgoingMail): Promise<DeliveryReceipt> {
    this.tries.push(mail);
    if (this.isRefusing) throw new TemporaryMailError('451 come again');
    return Promise.resolve({ messageId: mail.messageId, response: '250 taken', source: '' });
  }

  async verify(): Promise<void> {
    return Promise.resolve();
  }

  async close(): Promise<void> {
    return Promise.resolve();
  }
}

const [transport, pdf, storage] = [new TestTransport(), new FakePdf(), new MemoryStorage()];
const app = await testApp({ transport, pdf, storage, settings: { MAIL_RETRY_SECONDS: '3600,3600' } });
const owner = await aCompany(app);
const administrator = await anAdministrator(app);

/** An order whose mail to the carrier waits; all that was sent on its way there is gone. */
async function aWaitingOrder() {
  const order = await anOrderAt(app, owner, OrderStatus.OrderCreated);
  await app.doJobs();
  transport.tries.length = 0;
  await owner.api.act(`/orders/${order.id}/send-subcontractor-acceptance`, { route_id: order.routes[0] });
  return order;
}

/** The server refuses the mail once. */
async function refuseOnce(): Promise<void> {
  transport.isRefusing = true;
  await app.doJobs();
  transport.isRefusing = false;
}

/** The time of the next try has come. */
async function tryAgain(): Promise<void> {
  await app.rows(`update mail_outbox set next_attempt_at = now() where status = 'queued'`);
  await app.container.jobs.enqueue(deliverMailJob, null);
  await app.doJobs();
}

async function outboxMailOf(orderId: number): Promise<OutboxMailDetails> {
  const [mail] = await app.rows<{ id: number }>(
    `select o.id from mail_outbox o join messages m on m.id = o.message_id
     where m.order_id = $1 and m.type = 'subcontractor_acceptance_request'`,
    [orderId],
  );
  return administrator.api.read(`/mail-outbox/${mail?.id}`);
}

/** What the forwarder sees of the route. */
async function routeOf({ id }: { id: number }): Promise<RouteDto | undefined> {
  return (await owner.api.read<RouteList>(`/orders/${id}/order-routes`)).items[0];
}

test('the order to a carrier carries its PDF, which an administrator sees named', async () => {
  const order = await aWaitingOrder();
  const filename = `transportoppdrag-${order.id}-1.pdf`;
  const file = { filename, content_type: 'application/pdf' };
  expect((await outboxMailOf(order.id)).attachments).toEqual([{ ...file, size: null, failure: null }]);
  await app.doJobs();
  const [mail] = transport.tries;
  const [attachment, ...others] = mail?.attachments ?? [];
  expect(others).toEqual([]);
  expect(attachment).toMatchObject({ filename, contentType: 'application/pdf' });
  const size = attachment?.content.length;
  expect((await outboxMailOf(order.id)).attachments).toEqual([{ ...file, size, failure: null }]);
  expect((await outboxMailOf(order.id)).status).toBe('sent');
});

test('a further try carries the same, printed once, whatever has changed since', async () => {
  const order = await aWaitingOrder();
  const printed = pdf.printed.length;
  await refuseOnce();
  await owner.api.change(`/order-routes/${order.routes[0]}`, { truck_plates: 'GD 1' });
  await owner.api.change('/company-settings', { order_terms: { no: 'Andre vilkår' } });
  await tryAgain();
  expect(transport.tries).toHaveLength(2);
  const contents = transport.tries.map(({ attachments }) => attachments?.[0]?.content);
  for (const content of contents) expect(content).toEqual(contents[0]);
  expect(pdf.printed.length).toBe(printed + 1);
});

test('a file that vanished, or was not finished by a process that died, is printed again from what was kept', async () => {
  await aWaitingOrder();
  await refuseOnce();
  storage.files.clear();
  await tryAgain();
  expect(transport.tries.map(({ attachments }) => attachments?.length)).toEqual([1, 1]);
  const [first, second] = pdf.printed.slice(-2);
  expect(second === first).toBe(true);
  expect(storage.files.size).toBe(1);
});

test('without a browser the mail leaves without the file, and says why', async () => {
  const order = await aWaitingOrder();
  pdf.trouble = 'No browser for PDFs was found.';
  await app.doJobs();
  pdf.trouble = null;
  expect(transport.tries.map(({ attachments }) => attachments)).toEqual([[]]);
  const mail = await outboxMailOf(order.id);
  expect(mail).toMatchObject({
    status: 'sent',
    attachments: [{ size: null, failure: 'No browser for PDFs was found.' }],
  });
  expect(app.log.some(({ msg }) => msg === 'a mail leaves without its attachment')).toBe(true);
  expect(await routeOf(order)).toMatchObject({ order_sent_without_file: true });

  // Sent once more to the same carrier, it is the later mail that counts.
  await app.rows(
    `insert into carrier_orders (company_id, route_id, offer_id, content)
     select company_id, route_id, offer_id, content from carrier_orders where route_id = $1`,
    [order.routes[0]],
  );
  expect(await routeOf(order)).toMatchObject({ order_sent_without_file: false });
});

test('a mail that waits for its next try anyway takes the file along once it can be made', async () => {
  const order = await aWaitingOrder();
  pdf.trouble = 'busy';
  await refuseOnce();
  pdf.trouble = null;
  expect((await outboxMailOf(order.id)).attachments).toMatchObject([{ failure: 'busy' }]);
  // It has not left at all yet.
  expect(await routeOf(order)).toMatchObject({ order_sent_without_file: false });
  await tryAgain();
  expect(transport.tries.at(-1)?.attachments).toHaveLength(1);
  expect((await outboxMailOf(order.id)).attachments).toMatchObject([{ failure: null }]);
  expect(await routeOf(order)).toMatchObject({ order_sent_without_file: false });
});

test('mails without files have none', async () => {
  const { id } = await anOrderAt(app, owner, OrderStatus.Accepted);
  const [mail] = await app.rows<{ id: number }>(
    'select o.id from mail_outbox o join messages m on m.id = o.message_id where m.order_id = $1',
    [id],
  );
  expect(await administrator.api.read(`/mail-outbox/${mail?.id}`)).toMatchObject({ attachments: [] });
});
