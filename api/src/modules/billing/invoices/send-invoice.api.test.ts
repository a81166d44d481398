import { describe, expect, test } from '@jest/globals';
import { OrderStatus } from '../../../kernel/order/order-status.js';
import type { DeliveryReceipt, MailTransport, OutgoingMail } from '../../../platform/mail/mail.port.js';
import { FakePdf } from '../../../platform/pdf/fake-pdf.js';
import { MemoryStorage } from '../../../platform/storage/memory-storage.js';
import { faultsIn, refused, taken } from '../../../testing/api-caller.js';
import { aDocument, aPdf } from '../../../testing/documents.js';
import { anInvoicedOrder, anOrderToInvoice, invoicesOf } from '../../../testing/invoices.js';
import { step, type TestOrder } from '../../../testing/orders.js';
import { aCompany } from '../../../testing/people.js';
import { testApp } from '../../../testing/test-app.js';
import { deliverMailJob } from '../../correspondence/outbox/mail.service.js';
import type { Contact } from '../../directory/contacts/contact.dto.js';
import type { OrderHistory } from '../../shipment/orders/order-history.dto.js';
import type { ActivityPage } from '../../insight/activities/activity.dto.js';
import type { PartnerOrderPage } from '../../insight/partners/partner.dto.js';
import type { OrderDetails, OrderPage, OrderStep } from '../../shipment/orders/order.dto.js';
import type { InvoiceMailDraft, InvoiceMailPreview, IssuedInvoice, OrderInvoices } from './invoice.dto.js';

/** Takes every mail and remembers it. */
class Postbox implements MailTransport {
  readonly mails: OutgoingMail[] = [];

  async send(mail: OutgoingMail): Promise<DeliveryReceipt> {
    this.mails.push(mail);
    return Promise.resolve({ messageId: mail.messageId, response: '250 taken', source: '' });
  }

  async verify(): Promise<void> {
    return Promise.resolve();
  }

  async close(): Promise<void> {
    return Promise.resolve();
  }
}

const [transport, pdf, storage] = [new Postbox(), new FakePdf(), new MemoryStorage()];
const app = await testApp({ transport, pdf, storage });
const owner = await aCompany(app);
const send = ({ id }: TestOrder, input: object = {}) =>
  owner.api.act<OrderStep>(`/orders/${id}/send-invoice`, input);
const refuse = async ({ id }: TestOrder, input: object = {}) =>
  (
    refused(await owner.api.post(`/orders/${id}/send-invoice`, input), 409, 'step_not_possible').missing ?? []
  ).map(({ code }) => code);

/** What a work sent. */
async function sentBy(work: () => Promise<unknown>): Promise<OutgoingMail[]> {
  await app.doJobs();
  transport.mails.length = 0;
  await work();
  await app.doJobs();
  return transport.mails;
}

const lastDelivery = async (order: TestOrder) => (await invoicesOf(order)).items[0]?.last_delivery;

/** What became of an order's invoice, as its page, the lists, the feed and the client's page say it: always the same. */
async function fateOf({ id, client }: TestOrder) {
  const [details, orders, feed, ofClient] = await Promise.all([
    owner.api.read<OrderDetails>(`/orders/${id}/details`),
    owner.api.read<OrderPage>('/quotations', { page_size: 100 }),
    owner.api.read<ActivityPage>('/activities', { page_size: 100, kind: 'finished' }),
    owner.api.read<PartnerOrderPage>(`/client-directory/${client.id}/orders`),
  ]);
  const said = new Set([
    details.invoice_delivery,
    orders.items.find((one) => one.id === id)?.invoice_delivery,
    feed.items.find((one) => one.order !== null && one.id === id)?.order?.invoice_delivery,
    ofClient.items.find((one) => one.id === id)?.invoice_delivery,
  ]);
  expect(said.size).toBe(1);
  return [...said][0];
}

test('what became of an invoice is said of its order in one way, until it is paid', async () => {
  const order = await anInvoicedOrder(app, owner);
  expect(await fateOf(order)).toBeNull();
  await send(order);
  expect(await fateOf(order)).toBe('queued');
  await app.doJobs();
  expect(await fateOf(order)).toBe('handed_over');
  await app.rows(`update messages set status = 'failed' where order_id = $1 and type = 'invoice_sent'`, [
    order.id,
  ]);
  expect(await fateOf(order)).toBe('failed');
  expect(await lastDelivery(order)).toBe('failed');
  await step(order, OrderStatus.Paid);
  expect(await fateOf(order)).toBeNull();
});

test('an invoice that reached nobody and was handed over otherwise is with the client, and the history says who did it', async () => {
  const order = await anInvoicedOrder(app, owner);
  const [invoice] = (await invoicesOf(order)).items;
  const passOn = (by = owner, id = invoice?.id) =>
    by.api.post<OrderInvoices>(`/orders/${order.id}/invoices/${id}/passed-on`);
  // Nobody has mailed it.
  refused(await passOn(), 409, 'mail_not_on_hold');
  await send(order, { recipient_email: 'other@meble.example' });
  refused(await passOn(), 409, 'mail_not_on_hold');
  await app.doJobs();
  refused(await passOn(), 409, 'mail_not_on_hold');
  await app.rows(`update messages set status = 'failed' where order_id = $1 and type = 'invoice_sent'`, [
    order.id,
  ]);
  expect(await refuse(order, { kind: 'reminder' })).toEqual(['invoice_not_sent']);
  refused(await passOn(await aCompany(app)), 404, 'not_found');
  const other = (await invoicesOf(await anInvoicedOrder(app, owner))).items[0];
  refused(await passOn(owner, other?.id), 404, 'not_found');
  expect(taken(await passOn(), 200).items).toMatchObject([{ id: invoice?.id, last_delivery: 'passed_on' }]);
  taken(await passOn(), 200);
  expect(await fateOf(order)).toBe('passed_on');
  const { items } = await owner.api.read<OrderHistory>(`/orders/${order.id}/history`);
  expect(items.filter(({ event }) => event === 'invoice_passed_on')).toMatchObject([
    { user_id: owner.id, reason: invoice?.number, from_status: 12, to_status: 12 },
  ]);
  // They have it, and so can be reminded; not at the address that brought nothing.
  const [reminder] = await sentBy(() => send(order, { kind: 'reminder' }));
  expect(reminder?.to).toMatchObject({ address: order.client.email });
  // A copy that comes back later takes nothing from them.
  await aWhileLater();
  await send(order, { recipient_email: 'typo@meble.example' });
  await app.doJobs();
  await app.rows(
    `update messages set status = 'failed' where order_id = $1 and recipient_email like 'typo@%'`,
    [order.id],
  );
  expect(await fateOf(order)).toBe('passed_on');
});

test('where the latest mail of an invoice is stands with the invoice', async () => {
  const order = await anInvoicedOrder(app, owner);
  expect(await lastDelivery(order)).toBeNull();
  await send(order);
  expect(await lastDelivery(order)).toBe('queued');
  await app.doJobs();
  expect(await lastDelivery(order)).toBe('handed_over');
  await aWhileLater();
  await send(order);
  await app.doJobs();
  const [mail] = await app.rows<{ message_id: number }>(
    `select message_id from mail_outbox where cause like 'invoice %, mail 2' order by id desc limit 1`,
  );
  await app.rows(`update mail_outbox set status = 'captured' where message_id = $1`, [mail?.message_id]);
  expect(await lastDelivery(order)).toBe('stored');
  await app.rows(`update messages set status = 'failed' where id = $1`, [mail?.message_id]);
  expect(await lastDelivery(order)).toBe('failed');
});

test('an invoice that was handed over stays with the client, whatever becomes of reminders and repeats', async () => {
  const order = await anInvoicedOrder(app, owner);
  const fail = () =>
    app.rows(
      `update messages set status = 'failed' where id = (select max(id) from messages where order_id = $1)`,
      [order.id],
    );
  await send(order);
  await app.doJobs();
  await fail();
  expect(await fateOf(order)).toBe('failed');
  // Nobody is reminded of what they did not get.
  expect(await refuse(order, { kind: 'reminder' })).toEqual(['invoice_not_sent']);
  await aWhileLater();
  await send(order);
  await app.doJobs();
  expect(await fateOf(order)).toBe('handed_over');
  for (const kind of ['reminder', 'invoice']) {
    await aWhileLater();
    await send(order, { kind });
    await app.doJobs();
    await fail();
    expect(await fateOf(order)).toBe('handed_over');
  }
});

test('an invoice tells when its latest mail left, not when it was written', async () => {
  const order = await anInvoicedOrder(app, owner);
  const lastSent = async () => (await invoicesOf(order)).items[0]?.last_sent_at;
  await send(order);
  const written = '2026-11-20T18:00:00.000Z';
  await app.rows('update invoice_mails set created_at = $1 where id = (select max(id) from invoice_mails)', [
    written,
  ]);
  expect(await lastSent()).toBe(written);
  await app.doJobs();
  const left = '2026-11-21T06:00:00.000Z';
  await app.rows(
    `update mail_outbox set sent_at = $1 where cause like 'invoice %, mail 1' and sent_at is not null
    and id = (select max(id) from mail_outbox)`,
    [left],
  );
  expect(await lastSent()).toBe(left);
});

const aWhileLater = () => app.rows(`update invoice_mails set created_at = created_at - interval '2 minutes'`);
const lastEvents = async ({ id }: TestOrder) =>
  (await owner.api.read<OrderHistory>(`/orders/${id}/history`)).items.slice(-2).map(({ event }) => event);

describe('the invoice’s mail', () => {
  test('brings the PDF in the client’s language and takes the order to 12', async () => {
    const order = await anInvoicedOrder(app, owner);
    const { number } = (await invoicesOf(order)).items[0] ?? {};
    const mails = await sentBy(async () => {
      expect(await send(order)).toMatchObject({ status: 12, email_sent: true });
    });
    expect(mails).toMatchObject([
      {
        to: { address: order.client.email },
        subject: `Faktura za transport – ${number} · #${order.id}: Gdańsk → Bergen`,
        attachments: [
          { filename: `Faktura ${number?.replaceAll('/', '-')}.pdf`, contentType: 'application/pdf' },
        ],
      },
    ]);
    expect(mails[0]?.attachments?.[0]?.content.subarray(0, 5).toString()).toBe('%PDF-');
    expect((await invoicesOf(order)).items[0]).toMatchObject({ sent_to: order.client.email });
    expect((await invoicesOf(order)).items[0]?.sent_at).not.toBeNull();
  });

  test('has the words, the language and the recipient that were given', async () => {
    const order = await anInvoicedOrder(app, owner);
    const words = {
      recipient_email: 'books@client.example',
      subject: 'Our invoice',
      message: '<p>Please pay, {{name}}.</p><script>x</script>',
      language: 'en',
    };
    const [mail] = await sentBy(() => send(order, words));
    expect(mail).toMatchObject({ to: { address: 'books@client.example' }, subject: 'Our invoice' });
    expect(mail?.html).toContain('Please pay');
    expect(mail?.html).not.toContain('<script');
    const faults = await owner.api.post(`/orders/${order.id}/send-invoice`, {
      recipient_email: 'a@b.example, c@d.example',
      subject: 'one\r\ntwo',
    });
    expect(faultsIn(faults)).toEqual({ recipient_email: 'invalid_email', subject: 'invalid_characters' });
  });

  test('brings the PODs that are named, and proposes what the client got the last time', async () => {
    const draftOf = ({ id }: TestOrder, query: { kind?: 'reminder' } = {}) =>
      owner.api.read<InvoiceMailDraft>(`/orders/${id}/invoice-mail`, query);
    const order = await anInvoicedOrder(app, owner);
    const [route = 0] = order.routes;
    const pod = await aDocument(owner, route);
    const costs = await aDocument(owner, route, 'SUBCONTRACTOR_INVOICE');
    const other = await anInvoicedOrder(app, owner);
    const elsewhere = await aDocument(owner, other.routes[0] ?? 0);
    const { documents, invoice_file_size, max_file_bytes } = await draftOf(order);
    expect(documents).toEqual([
      { id: pod.id, original_filename: 'pod.pdf', file_size: pod.file_size, is_proposed: true },
    ]);
    expect(invoice_file_size).toBeGreaterThan(0);

    const ask = (document_ids: number[]) =>
      owner.api.post(`/orders/${order.id}/send-invoice`, { document_ids });
    // What carriers ask for is not the client's business, and files of other orders are not this one's.
    for (const id of [costs.id, elsewhere.id, 2_000_000_000])
      expect(faultsIn(await ask([pod.id, id]))).toEqual({ document_ids: 'unknown_record' });
    await app.rows('update documents set file_size = $2 where id = $1', [pod.id, max_file_bytes]);
    expect((await draftOf(order)).documents[0]?.is_proposed).toBe(false);
    refused(await ask([pod.id]), 409, 'mail_files_too_large');
    await app.rows('update documents set file_size = $2 where id = $1', [pod.id, pod.file_size]);

    const { token } = await owner.api.create<{ token: string }>('/api-keys', {
      name: 'ERP',
      scopes: ['billing'],
    });
    const program = app.api.as(token);
    refused(
      await program.post(`/orders/${order.id}/send-invoice`, { document_ids: [pod.id] }),
      403,
      'scope_missing',
    );

    // The same mail come again within a minute is none; with other files it is another one.
    const [mail, bare, ...others] = await sentBy(async () => {
      await send(order, { document_ids: [pod.id] });
      await send(order, { document_ids: [pod.id] });
      await send(order, { document_ids: [] });
    });
    expect(others).toEqual([]);
    expect(bare?.attachments).toHaveLength(1);
    expect(mail?.attachments?.map(({ filename }) => filename)).toEqual([
      expect.stringMatching(/^Faktura/),
      'pod.pdf',
    ]);
    expect(mail?.attachments?.[1]?.content.toString()).toBe(aPdf.content);
    expect((await draftOf(order, { kind: 'reminder' })).documents).toMatchObject([{ is_proposed: false }]);

    await app.rows('update orders set client_id = $2 where id = $1', [other.id, order.client.id]);
    expect((await draftOf(other)).documents).toMatchObject([{ is_proposed: true }]);
    await sentBy(() => send(other, { document_ids: [] }));
    const next = await anInvoicedOrder(app, owner);
    await aDocument(owner, next.routes[0] ?? 0);
    expect((await draftOf(next)).documents).toMatchObject([{ is_proposed: true }]);
    await app.rows('update orders set client_id = $2 where id = $1', [next.id, order.client.id]);
    expect((await draftOf(next)).documents).toMatchObject([{ is_proposed: false }]);
  });

  test('waits for a file that is still to be made, and cannot be now', async () => {
    const order = await anInvoicedOrder(app, owner);
    storage.files.clear();
    pdf.trouble = 'busy';
    expect(await sentBy(() => send(order))).toEqual([]);
    pdf.trouble = null;
    await app.rows(`update mail_outbox set next_attempt_at = now() where status = 'queued'`);
    await app.container.jobs.enqueue(deliverMailJob, null);
    await app.doJobs();
    expect(transport.mails.map(({ attachments }) => attachments?.length)).toEqual([1]);
  });

  test('may go again until the invoice is paid, and once only when it is asked for twice', async () => {
    const order = await anInvoicedOrder(app, owner);
    await send(order);
    // An answer was lost, a button pressed twice: the client gets one mail.
    const repeated = await sentBy(async () => {
      const answers = await Promise.all([send(order), send(order)]);
      expect(answers.map(({ status }) => status)).toEqual([12, 12]);
    });
    expect(repeated).toEqual([]);
    await aWhileLater();
    const again = await sentBy(async () => {
      expect(await send(order)).toMatchObject({ status: 12 });
    });
    expect(again.map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^Faktura za transport – FV/),
    ]);
    expect(await lastEvents(order)).toEqual(['mail_invoice', 'invoice_mailed_again']);
    expect(await step(order, OrderStatus.Paid)).toMatchObject({ status: 13 });
    expect(await refuse(order)).toEqual(['wrong_status']);
    expect(await refuse(order, { kind: 'reminder' })).toEqual(['wrong_status']);
    expect(await invoicesOf(order)).toMatchObject({ overdue_days: null, paid_at: expect.any(String) });
  });

  test('needs an invoice', async () => {
    expect(await refuse(await anOrderToInvoice(app, owner))).toEqual(['wrong_status']);
    const order = await anOrderToInvoice(app, owner);
    await app.rows('update orders set status = 11 where id = $1', [order.id]);
    expect(await refuse(order)).toEqual(['no_issued_invoice']);
  });

  test('brings a correction when one is named, and leaves the order where it is', async () => {
    const order = await anInvoicedOrder(app, owner);
    const correction = await owner.api.create<IssuedInvoice>(`/orders/${order.id}/correct-invoice`, {
      reason: 'Discount',
      net_amount: 1000,
    });
    const [mail] = await sentBy(async () => {
      expect(await send(order, { invoice_id: correction.id })).toMatchObject({ status: 11 });
    });
    expect(mail?.subject).toBe(`Faktura korygująca ${correction.number} · #${order.id}: Gdańsk → Bergen`);
    expect(mail?.subject).toBe(correction.mail_subject);
    const text = mail?.text.replaceAll(/[\u00a0\u202f]/g, ' ');
    const { number } = (await invoicesOf(order)).items[0] ?? {};
    for (const words of [
      `fakturę korygującą ${correction.number} do faktury ${number}`,
      'Przyczyna korekty: Discount',
      'Różnica: −100,00 PLN',
      'Do zapłaty po korekcie: 1 000,00 PLN',
    ])
      expect(text).toContain(words);
    expect(text).not.toContain('wykonany transport');
    expect(mail?.attachments?.[0]?.filename).toContain(correction.number.replaceAll('/', '-'));
    const other = await anInvoicedOrder(app, owner);
    refused(await owner.api.post(`/orders/${other.id}/send-invoice`, { invoice_id: correction.id }), 404);
  });
});

describe('a payment reminder', () => {
  const remind = (order: TestOrder, input: object = {}) => send(order, { kind: 'reminder', ...input });

  test('says what is due since when, brings the invoice, and is told from it everywhere', async () => {
    const order = await anInvoicedOrder(app, owner);
    expect(await refuse(order, { kind: 'reminder' })).toEqual(['invoice_not_sent']);
    await send(order);
    app.clock.advance(33 * 86_400);
    const [mail] = await sentBy(async () => {
      expect(await remind(order)).toMatchObject({ status: 12, email_sent: true });
    });
    app.clock.advance(-33 * 86_400);
    const { number, ...invoice } = (await invoicesOf(order)).items[0] ?? {};
    expect(mail?.subject).toBe(`Przypomnienie o płatności – ${number} · #${order.id}: Gdańsk → Bergen`);
    const text = mail?.text.replaceAll(/[\u00a0\u202f]/g, ' ');
    for (const words of [
      `Faktura: ${number}`,
      'Do zapłaty: 1 100,00 PLN',
      '20 grudnia 2026, 3 dni temu',
      'PL67 9999',
    ])
      expect(text).toContain(words);
    expect(mail?.attachments).toHaveLength(1);
    expect(invoice).toMatchObject({ reminders_sent: 1, reminded_at: expect.any(String) });
    expect(await lastEvents(order)).toEqual(['mail_invoice', 'payment_reminded']);
    const kept = await app.rows<{ type: string }>(
      'select type from messages where order_id = $1 order by id',
      [order.id],
    );
    expect(kept.slice(-2).map(({ type }) => type)).toEqual(['invoice_sent', 'payment_reminder']);
  });

  test('is shown as one among several will arrive, and to whom', async () => {
    const order = await anInvoicedOrder(app, owner);
    await send(order);
    await owner.api.create(`/client-directory/${order.client.id}/contacts`, {
      name: 'Zofia Księgowa',
      email: 'books@shown.example',
      gets_invoices: true,
    });
    await owner.api.create(`/orders/${order.id}/payments`, { amount: 100 });
    app.clock.advance(33 * 86_400);
    const shown = await owner.api.act<InvoiceMailPreview>(`/orders/${order.id}/send-invoice/preview`, {
      kind: 'reminder',
    });
    const [mail, ...others] = await sentBy(() =>
      owner.api.act('/money/reminders', { order_ids: [order.id] }),
    );
    app.clock.advance(-33 * 86_400);
    expect(others).toEqual([]);
    expect(shown).toEqual({
      recipient_email: mail?.to.address,
      subject: mail?.subject,
      html: mail?.html,
      unknown: [],
    });
    expect(mail?.to.address).toBe('books@shown.example');
  });

  test('is not the invoice sent twice, and asks for what is due after corrections', async () => {
    const order = await anInvoicedOrder(app, owner);
    await send(order);
    await owner.api.create(`/orders/${order.id}/correct-invoice`, { reason: 'Discount', net_amount: 1000 });
    const mails = await sentBy(async () => {
      await remind(order);
      await remind(order);
    });
    expect(mails.map(({ text }) => text.replaceAll('\u00a0', ' '))).toEqual([
      expect.stringContaining('Do zapłaty: 1 000,00 PLN'),
    ]);
    const cancelled = await owner.api.create<IssuedInvoice>(`/orders/${order.id}/correct-invoice`, {
      reason: 'Cancelled',
      net_amount: 0,
    });
    expect(await refuse(order, { kind: 'reminder' })).toEqual(['nothing_due']);
    const ofCorrection = { kind: 'reminder', invoice_id: cancelled.id };
    expect(faultsIn(await owner.api.post(`/orders/${order.id}/send-invoice`, ofCorrection))).toEqual({
      kind: 'invalid_value',
    });
  });
});

describe('a further mail of an invoice', () => {
  const proposed = async ({ id }: TestOrder, query: Record<string, string> = { kind: 'reminder' }) =>
    (await owner.api.read<InvoiceMailDraft>(`/orders/${id}/invoice-mail`, query)).recipient_email;
  const aContact = async ({ client }: TestOrder, email: string, gets_invoices = false) =>
    owner.api.create<Contact>(`/client-directory/${client.id}/contacts`, {
      name: email,
      email,
      gets_invoices,
    });

  test('goes to somebody else once the person who got it was erased', async () => {
    const order = await anInvoicedOrder(app, owner);
    await send(order, { recipient_email: 'anna.erased@client.example' });
    expect(await proposed(order)).toBe('anna.erased@client.example');
    await app.doJobs();
    await owner.api.act('/privacy/erase', { email: 'anna.erased@client.example' });
    expect(await proposed(order)).toBe(order.client.email);
    await aContact(order, 'books@erased.example', true);
    const mails = await sentBy(() => send(order, { kind: 'reminder' }));
    expect(mails).toMatchObject([{ to: { address: 'books@erased.example' } }]);
    await aWhileLater();
    expect(await sentBy(() => send(order))).toMatchObject([{ to: { address: 'books@erased.example' } }]);
  });

  test('goes where the invoice itself went, not a reminder, nor where it could not be delivered', async () => {
    const order = await anInvoicedOrder(app, owner);
    await send(order, { recipient_email: 'invoices@typed.example' });
    await aWhileLater();
    await send(order, { kind: 'reminder', recipient_email: 'boss@typed.example' });
    await aWhileLater();
    await send(order, { recipient_email: 'wrong@typed.example' });
    await app.doJobs();
    await app.rows(`update messages set status = 'failed' where recipient_email = 'wrong@typed.example'`);
    expect(await proposed(order)).toBe('invoices@typed.example');
    const correction = await owner.api.create<IssuedInvoice>(`/orders/${order.id}/correct-invoice`, {
      reason: 'Discount',
      net_amount: 1000,
    });
    const ofCorrection = { invoice_id: String(correction.id) };
    expect(await proposed(order, ofCorrection)).toBe('invoices@typed.example');
    await send(order, { invoice_id: correction.id, recipient_email: 'once@typed.example' });
    expect(await proposed(order, ofCorrection)).toBe('invoices@typed.example');
  });

  test('goes to whoever gets invoices now when the one who got it has left', async () => {
    const order = await anInvoicedOrder(app, owner);
    const { id } = await aContact(order, 'left@contacts.example');
    await aContact(order, 'marked@contacts.example', true);
    await send(order, { recipient_email: 'left@contacts.example' });
    expect(await proposed(order)).toBe('left@contacts.example');
    await owner.api.remove(`/client-directory/${order.client.id}/contacts/${id}`);
    expect(await proposed(order)).toBe('marked@contacts.example');
  });
});

describe('before it is sent, an invoice’s mail', () => {
  const draft = ({ id }: TestOrder, query: Record<string, string> = {}) =>
    owner.api.read<InvoiceMailDraft>(`/orders/${id}/invoice-mail`, query);
  const preview = ({ id }: TestOrder, input: object = {}) =>
    owner.api.act<InvoiceMailPreview>(`/orders/${id}/send-invoice/preview`, input);

  test('begins with the company’s own text, or with a reminder in the client’s language', async () => {
    const order = await anInvoicedOrder(app, owner);
    expect(await draft(order)).toMatchObject({
      kind: 'invoice',
      language: 'pl',
      body: expect.stringContaining('dziękujemy za współpracę'),
    });
    await send(order);
    const { number } = (await invoicesOf(order)).items[0] ?? {};
    expect(await draft(order, { kind: 'reminder', language: 'de' })).toMatchObject({
      kind: 'reminder',
      language: 'de',
      subject: `Zahlungserinnerung – ${number} · #${order.id}: Gdańsk → Bergen`,
      body: expect.stringContaining('Offener Betrag'),
    });
    const none = await anOrderToInvoice(app, owner);
    refused(await owner.api.get(`/orders/${none.id}/invoice-mail`), 409, 'step_not_possible');
  });

  test('has a subject that fits, however long the company’s own words are', async () => {
    const company = await aCompany(app);
    const subject = `${'Faktura '.repeat(23)}{{company}}`;
    await company.api.create('/email-templates', {
      template_type: 'invoice_sent',
      subject,
      body: 'Oto faktura.',
    });
    const order = await anInvoicedOrder(app, company);
    const { number } = (await invoicesOf(order)).items[0] ?? {};
    const proposed = await company.api.read<InvoiceMailDraft>(`/orders/${order.id}/invoice-mail`);
    const ending = `… – ${number} · #${order.id}: Gdańsk → Bergen`;
    expect(proposed.subject.length).toBeLessThanOrEqual(200);
    expect(proposed.subject.endsWith(ending)).toBe(true);
    expect(proposed.subject).not.toContain('{{');
    const [mail] = await sentBy(() =>
      company.api.act(`/orders/${order.id}/send-invoice`, { subject: proposed.subject }),
    );
    expect(mail?.subject).toBe(proposed.subject);
  });

  test('is shown as it will arrive, and nothing is sent', async () => {
    const order = await anInvoicedOrder(app, owner);
    const mails = await sentBy(async () => {
      const shown = await preview(order, {
        subject: 'Our invoice',
        message: '<p>Please pay, {{name}} {{what}}.</p><script>x</script>',
      });
      expect(shown).toMatchObject({ subject: 'Our invoice', unknown: ['{{what}}'] });
      expect(shown.html).toContain(`Please pay, ${order.client.name}`);
      expect(shown.html).not.toContain('<script');
    });
    expect(mails).toEqual([]);
    const [mail] = await sentBy(() => send(order));
    expect((await preview(order)).html).toBe(mail?.html);
    expect((await preview(order, { kind: 'reminder' })).subject).toMatch(/^Przypomnienie o płatności – FV/);
    const faults = await owner.api.post(`/orders/${order.id}/send-invoice/preview`, { subject: 'a\nb' });
    expect(faultsIn(faults)).toEqual({ subject: 'invalid_characters' });
  });
});
