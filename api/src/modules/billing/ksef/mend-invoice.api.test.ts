import { afterAll, beforeEach, describe, expect, test } from '@jest/globals';
import { OrderStatus } from '../../../kernel/order/order-status.js';
import { FixedClock } from '../../../platform/clock/clock.port.js';
import { refused } from '../../../testing/api-caller.js';
import {
  enterSeller,
  invoicesOf,
  latestInvoice,
  polishSeller,
  saveInvoice,
} from '../../../testing/invoices.js';
import { anOrderAt, type TestOrder } from '../../../testing/orders.js';
import { aCompany, type TestMember } from '../../../testing/people.js';
import { testApp } from '../../../testing/test-app.js';
import type { MoneySummary } from '../money/money.dto.js';
import type { InvoiceDto, IssuedInvoice, OrderInvoices } from '../invoices/invoice.dto.js';
import { nipOf } from '../received-invoices/testing/carriers-invoice.js';
import { FakeKsef } from './testing/fake-ksef.js';
import { aSenderOf } from './testing/sender.js';

const clock = new FixedClock();
const fake = await FakeKsef.start(clock);
const app = await testApp({ clock, settings: { KSEF_URL: fake.url } });
afterAll(() => fake.close());

const cityOfBuyer = { code: 450, description: 'Błąd weryfikacji', details: ['Podmiot2: adres'] };

beforeEach(() => {
  fake.refusal = () => null;
  fake.outage = null;
  fake.cutsAnswer = () => false;
});

let made = 1_300;
/** A company that sends its invoices, with a seller of its own. */
const aSender = () => aSenderOf(app, nipOf((made += 1)));

/** An order whose invoice KSeF has refused, for a reason that is over by now. */
async function aRefusedInvoice(
  company: TestMember,
  input: object = { vat_rate: 23, accept_unusual_rate: true },
): Promise<{ order: TestOrder; invoice: InvoiceDto }> {
  const order = await anOrderAt(app, company, OrderStatus.OrderCreated);
  fake.refusal = () => cityOfBuyer;
  await saveInvoice(order, input);
  await app.doJobs();
  fake.refusal = () => null;
  const invoice = await latestInvoice(order);
  expect(invoice.ksef).toMatchObject({ status: 'refused' });
  return { order, invoice };
}

const at = (order: TestOrder, { id }: Pick<InvoiceDto, 'id'>, what: string) =>
  `/orders/${order.id}/invoices/${id}/${what}`;
const mend = (order: TestOrder, invoice: Pick<InvoiceDto, 'id'>, input: object = {}) =>
  order.owner.api.create<IssuedInvoice>(at(order, invoice, 'mend'), input);
const xmlOf = async (order: TestOrder, invoice: Pick<InvoiceDto, 'id'>): Promise<string> => {
  const { body, text } = await order.owner.api.get(at(order, invoice, 'xml'));
  return Buffer.isBuffer(body) ? body.toString('utf8') : text;
};
const namedIn = (xml: string): string | undefined => /<P_2>([^<]+)/.exec(xml)?.[1];
const eventsOf = async (order: TestOrder): Promise<string[]> =>
  (
    await app.rows<{ event: string }>('select event from order_history where order_id = $1 order by id', [
      order.id,
    ])
  ).map(({ event }) => event);

describe('an invoice that KSeF refused', () => {
  test('is mended by present data, has the same number, and is accepted', async () => {
    const company = await aSender();
    const { order, invoice } = await aRefusedInvoice(company);
    await enterSeller(company, 'PL', {
      ...polishSeller,
      nip: nipOf(made),
      address: 'ul. Krótka 2',
    });
    // What was never issued adds nothing to the records of VAT.
    const path = `/money/export/invoices?from=${invoice.issue_date}&to=${invoice.issue_date}&format=ndjson`;
    const exported = JSON.parse((await company.api.get(path)).text) as object;
    expect(exported).toMatchObject({ number: invoice.number, K_19: null, K_20: null, home_net: null });
    clock.advance(86_400 * 3);
    const mended = await mend(order, invoice);
    expect(mended).toMatchObject({
      kind: 'invoice',
      number: invoice.number,
      vat_rate: 23,
      gross_amount: invoice.gross_amount,
      sale_date: invoice.sale_date,
      order_status: OrderStatus.InvoiceCreated,
      ksef: { status: 'waiting', error: null },
    });
    expect(mended.id).not.toBe(invoice.id);
    expect(mended.issue_date > invoice.issue_date).toBe(true);
    await app.doJobs();

    const { items, refused: formers, amount_due } = await invoicesOf(order);
    expect(items).toHaveLength(1);
    expect(items[0]).toMatchObject({ id: mended.id, ksef: { status: 'accepted' } });
    expect(amount_due).toBe(invoice.gross_amount);
    // What was refused stays readable, and counts nowhere.
    expect(formers).toEqual([
      expect.objectContaining({
        id: invoice.id,
        replaced_by_id: mended.id,
        number: invoice.number,
        issue_date: invoice.issue_date,
        gross_amount: invoice.gross_amount,
        error: expect.stringContaining('Podmiot2: adres'),
        has_file: true,
      }),
    ]);
    const [former, present] = [await xmlOf(order, invoice), await xmlOf(order, mended)];
    expect(namedIn(former)).toBe(invoice.number);
    expect(namedIn(present)).toBe(invoice.number);
    expect(former).toContain('Długa 1');
    expect(present).toContain('Krótka 2');
    const accepted = fake.accepted.filter(({ xml }) => xml === present);
    expect(accepted).toHaveLength(1);
    // The page of the former one is no document of the order any more.
    const documents = await app.rows<{ id: number }>(
      `select id from documents where order_id = $1 and document_type = 'ISSUED_INVOICE'`,
      [order.id],
    );
    expect(documents).toEqual([{ id: mended.document_id }]);
    expect((await eventsOf(order)).slice(-3)).toEqual(['ksef_refused', 'invoice_mended', 'ksef_accepted']);
    const log = await app.rows(
      `select record_id, before, after from audit_log where company_id = $1 and action = 'invoice.mended'`,
      [company.companyId],
    );
    expect(log).toMatchObject([{ before: { invoice_id: invoice.id }, after: { invoice_id: mended.id } }]);
  });

  test('names carriers as it did, unless that is said anew', async () => {
    const company = await aSender();
    const { order, invoice } = await aRefusedInvoice(company, { names_carrier: true });
    const named: boolean[] = [];
    fake.refusal = () => cityOfBuyer;
    let latest: Pick<InvoiceDto, 'id'> = invoice;
    for (const input of [{}, { names_carrier: false }, {}]) {
      latest = await mend(order, latest, input);
      const [row] = await app.rows<{ is_named: boolean }>(
        `select content ? 'legs' as is_named from invoices where id = $1`,
        [latest.id],
      );
      named.push(row?.is_named === true);
      await app.doJobs();
    }
    expect(named).toEqual([true, false, false]);
  });

  test('leaves no gap: the next invoice has the next number', async () => {
    const company = await aSender();
    const { order, invoice } = await aRefusedInvoice(company);
    const preview = await company.api.act<{ invoice_number: string }>(
      at(order, invoice, 'generate-mend-preview'),
    );
    expect(preview.invoice_number).toBe(invoice.number);
    await mend(order, invoice);
    const next = await anOrderAt(app, company, OrderStatus.OrderCreated);
    const { number } = await saveInvoice(next);
    const [place, nextPlace] = [invoice.number, number].map((one) =>
      Number(/\d+$/.exec(one)?.[0] ?? /\d+/.exec(one)?.[0]),
    );
    expect([place, nextPlace]).toEqual([1, 2]);
  });

  test('may be refused and mended again, and its former versions point to the one that stands', async () => {
    const company = await aSender();
    const { order, invoice } = await aRefusedInvoice(company);
    fake.refusal = () => cityOfBuyer;
    const second = await mend(order, invoice);
    await app.doJobs();
    fake.refusal = () => null;
    const third = await mend(order, second, { vat_rate: 0, vat_case: 'np', accept_unusual_rate: true });
    await app.doJobs();
    const { items, refused: formers } = await invoicesOf(order);
    expect(items).toMatchObject([
      { id: third.id, vat_case: 'np', vat_rate: 0, ksef: { status: 'accepted' } },
    ]);
    expect(formers.map(({ id, replaced_by_id }) => [id, replaced_by_id])).toEqual([
      [invoice.id, third.id],
      [second.id, third.id],
    ]);
  });

  test('is told to webhooks as issued under its new id, and money and the list of what is unsent have it alone', async () => {
    const company = await aSender();
    await app.rows(
      `insert into webhooks (company_id, url, events, sealed_secret) values ($1, 'https://hooks.example/a', '{invoice.issued}', 'v1.x')`,
      [company.companyId],
    );
    const { order, invoice } = await aRefusedInvoice(company);
    const mended = await mend(order, invoice);
    const events = await app.rows<{ object_id: string }>(
      `select object_id::text from webhook_events where company_id = $1 and type = 'invoice.issued' order by id`,
      [company.companyId],
    );
    expect(events.map(({ object_id }) => Number(object_id))).toEqual([invoice.id, mended.id]);
    const receivables = await company.api.read<{ items: { number: string; order_id: number }[] }>(
      '/money/receivables?page=1&page_size=20',
    );
    expect(receivables.items.map(({ number }) => number)).toEqual([invoice.number]);
    const { items: unsent } = await company.api.read<{ items: { invoice_id: number }[] }>(
      '/money/unsent-invoices',
    );
    expect(unsent.map(({ invoice_id }) => invoice_id)).toEqual([mended.id]);
  });

  test('keeps what was paid of the order, and counts as not mailed', async () => {
    const company = await aSender();
    const order = await anOrderAt(app, company, OrderStatus.OrderCreated);
    await saveInvoice(order, { vat_rate: 23, accept_unusual_rate: true });
    // The client has it before KSeF refuses it.
    await company.api.act(`/orders/${order.id}/send-invoice`, { recipient_email: 'k@klient.example' });
    fake.refusal = () => cityOfBuyer;
    await app.doJobs();
    fake.refusal = () => null;
    const invoice = await latestInvoice(order);
    await company.api.create(`/orders/${order.id}/payments`, { amount: 10 });
    const mended = await mend(order, invoice);
    expect(mended).toMatchObject({ sent_at: null, sent_to: null, order_status: OrderStatus.InvoiceSent });
    const state: OrderInvoices = await invoicesOf(order);
    expect(state).toMatchObject({ paid_amount: 10, balance: invoice.gross_amount - 10 });
  });

  test('is neither mailed nor owed before it is mended', async () => {
    const company = await aSender();
    const { order, invoice } = await aRefusedInvoice(company);
    const letter = { recipient_email: 'k@klient.example' };
    for (const [path, input] of [
      ['send-invoice', letter],
      ['send-invoice/preview', {}],
    ] as const)
      refused(await company.api.post(`/orders/${order.id}/${path}`, input), 409, 'invoice_refused');
    const owed = async () => {
      const [{ items }, { currencies }] = await Promise.all([
        company.api.read<{ items: { number: string }[] }>('/money/receivables'),
        company.api.read<MoneySummary>('/money/receivables/summary'),
      ]);
      return [items.map(({ number }) => number), currencies.map(({ total }) => total)];
    };
    expect(await owed()).toEqual([[], []]);
    await mend(order, invoice);
    expect(await owed()).toEqual([[invoice.number], [invoice.gross_amount]]);
    await company.api.act(`/orders/${order.id}/send-invoice`, letter);
  });

  test('for what stands in it is not sent again as it is', async () => {
    const company = await aCompany(app);
    const order = await anOrderAt(app, company, OrderStatus.OrderCreated);
    // Nobody checks it before KSeF is on.
    await enterSeller(company, 'PL', { ...polishSeller, nip: '5260001247' });
    await saveInvoice(order);
    await enterSeller(company, 'PL', { ...polishSeller, nip: nipOf((made += 1)) });
    await company.api.change('/company-settings/ksef', { environment: 'test', token: 'good-token' });
    const invoice = await latestInvoice(order);
    await company.api.act(at(order, invoice, 'ksef-retry'));
    await app.doJobs();
    expect((await latestInvoice(order)).ksef).toMatchObject({ status: 'refused' });
    const problem = refused(
      await company.api.post(at(order, invoice, 'ksef-retry'), {}),
      409,
      'structured_invoice_faulty',
    );
    expect(problem.faults).toMatchObject([{ field: 'company_data.nip' }]);
  });

  test('is mended once, by whoever is first', async () => {
    const company = await aSender();
    const { order, invoice } = await aRefusedInvoice(company);
    const answers = await Promise.all([
      company.api.post(at(order, invoice, 'mend'), {}),
      company.api.post(at(order, invoice, 'mend'), {}),
    ]);
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([201, 409]);
    for (const answer of answers) if (answer.status === 409) refused(answer, 409, 'invoice_not_refused');
    await app.doJobs();
    const { items, refused: formers } = await invoicesOf(order);
    expect([items.length, formers.length]).toEqual([1, 1]);
    expect(
      fake.accepted.filter(
        ({ invoiceNumber, xml }) => invoiceNumber === invoice.number && xml.includes(nipOf(made)),
      ),
    ).toHaveLength(1);
    // Neither is it sent again, nor mended twice.
    refused(await company.api.post(at(order, invoice, 'mend'), {}), 409, 'invoice_not_refused');
    expect((await company.api.post(at(order, invoice, 'ksef-retry'), {})).status).toBe(404);
  });

  test('is either mended or sent again', async () => {
    const company = await aSender();
    const { order, invoice } = await aRefusedInvoice(company);
    const [mended, retried] = await Promise.all([
      company.api.post(at(order, invoice, 'mend'), {}),
      company.api.post(at(order, invoice, 'ksef-retry'), {}),
    ]);
    expect([
      [201, 404],
      [409, 200],
    ]).toContainEqual([mended.status, retried.status]);
    await app.doJobs();
    const { items } = await invoicesOf(order);
    expect(items).toMatchObject([{ number: invoice.number, ksef: { status: 'accepted' } }]);
  });

  test('is sent by another process where the one that mended it dies at once', async () => {
    const company = await aSender();
    const { order, invoice } = await aRefusedInvoice(company);
    await mend(order, invoice);
    const other = await testApp({ database: app.database, clock, settings: { KSEF_URL: fake.url } });
    await other.container.jobs.enqueue('ksef.send', null);
    await other.doJobs();
    expect((await latestInvoice(order)).ksef).toMatchObject({ status: 'accepted' });
  });
});

describe('what is not mended', () => {
  test('an accepted one, one that waits, another company’s, one that is not there', async () => {
    const company = await aSender();
    const order = await anOrderAt(app, company, OrderStatus.OrderCreated);
    await saveInvoice(order);
    const invoice = await latestInvoice(order);
    refused(await company.api.post(at(order, invoice, 'mend'), {}), 409, 'invoice_not_refused');
    await app.doJobs();
    refused(await company.api.post(at(order, invoice, 'mend'), {}), 409, 'invoice_not_refused');
    const other = await aSender();
    expect((await other.api.post(at(order, invoice, 'mend'), {})).status).toBe(404);
    expect((await company.api.post(at(order, { id: invoice.id + 100_000 }, 'mend'), {})).status).toBe(404);
  });

  test('one that was issued offline and mailed is in circulation; one that nobody was mailed is mended', async () => {
    const company = await aSender();
    const { order, invoice } = await aRefusedInvoice(company);
    await app.rows(
      `update ksef_submissions set status = 'offline', offline_mode = 'offline24', deadline = '2026-12-31' where invoice_id = $1`,
      [invoice.id],
    );
    await company.api.act(`/orders/${order.id}/send-invoice`, { recipient_email: 'k@klient.example' });
    await app.rows(`update ksef_submissions set status = 'refused' where invoice_id = $1`, [invoice.id]);
    const problem = refused(
      await company.api.post(at(order, invoice, 'mend'), {}),
      409,
      'invoice_in_circulation',
    );
    expect(problem.detail).toContain('in circulation');
    const { order: quiet, invoice: held } = await aRefusedInvoice(company);
    await app.rows(
      `update ksef_submissions set offline_mode = 'offline24', deadline = '2026-12-31' where invoice_id = $1`,
      [held.id],
    );
    await mend(quiet, held);
    const { order: lost, invoice: outside } = await aRefusedInvoice(company);
    await app.rows(`update ksef_submissions set offline_mode = 'total' where invoice_id = $1`, [outside.id]);
    refused(await company.api.post(at(lost, outside, 'mend'), {}), 409, 'invoice_in_circulation');
  });

  test('one that a correction is based on, and what only corrections have', async () => {
    const company = await aSender();
    const { order, invoice } = await aRefusedInvoice(company);
    for (const input of [{ reason: 'x' }, { net_amount: 5 }, { renew_buyer: true }])
      refused(await company.api.post(at(order, invoice, 'mend'), input), 422, 'validation_failed');
    refused(await company.api.post(at(order, invoice, 'mend'), { vat_rate: 6 }), 422, 'validation_failed');
    const lower = { reason: 'Price', net_amount: 5 };
    refused(await company.api.post(`/orders/${order.id}/correct-invoice`, lower), 409, 'invoice_refused');
    // As if it had been corrected while it was on its way.
    await app.rows(`update ksef_submissions set status = 'sent' where invoice_id = $1`, [invoice.id]);
    await company.api.create(`/orders/${order.id}/correct-invoice`, lower);
    await app.rows(`update ksef_submissions set status = 'refused' where invoice_id = $1`, [invoice.id]);
    refused(await company.api.post(at(order, invoice, 'mend'), {}), 409, 'invoice_has_correction');
    // Nobody is mailed a correction of what was never issued.
    const correction = await latestInvoice(order);
    const letter = { invoice_id: correction.id, recipient_email: 'k@klient.example' };
    refused(await company.api.post(`/orders/${order.id}/send-invoice`, letter), 409, 'invoice_refused');
    // It was issued offline: it is in circulation, or will be.
    await app.rows(
      `update ksef_submissions set status = 'offline', offline_mode = 'offline24' where invoice_id = $1`,
      [correction.id],
    );
    const withdraws = { withdraw_corrections: true };
    refused(await company.api.post(at(order, invoice, 'mend'), withdraws), 409, 'invoice_has_correction');
    expect((await invoicesOf(order)).items).toHaveLength(2);
  });

  test('one of a company that sends none any more, or whose data KSeF would refuse', async () => {
    const company = await aSender();
    const { order, invoice } = await aRefusedInvoice(company);
    await enterSeller(company, 'PL', { ...polishSeller, nip: '5260001247' });
    refused(await company.api.post(at(order, invoice, 'mend'), {}), 409, 'structured_invoice_faulty');
    await enterSeller(company, 'PL', { ...polishSeller, nip: nipOf(made) });
    await company.api.change('/company-settings/ksef', { environment: 'off' });
    refused(await company.api.post(at(order, invoice, 'mend'), {}), 409, 'ksef_off');
    expect((await invoicesOf(order)).items).toMatchObject([{ id: invoice.id, number: invoice.number }]);
  });
});

describe('a correction of what KSeF refused afterwards', () => {
  test('is taken back where its invoice is mended, and its number is told with what became of it', async () => {
    const company = await aSender();
    const order = await anOrderAt(app, company, OrderStatus.OrderCreated);
    fake.refusal = () => cityOfBuyer;
    await saveInvoice(order);
    for (const net_amount of [5, 6])
      await company.api.create(`/orders/${order.id}/correct-invoice`, { reason: 'Price', net_amount });
    await app.doJobs();
    fake.refusal = () => null;
    const [invoice, first, second] = (await invoicesOf(order)).items;
    if (!invoice || !first || !second) throw new Error('The order has no corrections');
    expect([invoice, first, second].map(({ ksef }) => ksef?.status)).toEqual([
      'refused',
      'waiting',
      'waiting',
    ]);
    const mended = await mend(order, invoice, { withdraw_corrections: true });
    await app.doJobs();
    const { items, refused: formers, amount_due } = await invoicesOf(order);
    expect(items).toMatchObject([{ id: mended.id, number: invoice.number, ksef: { status: 'accepted' } }]);
    expect(amount_due).toBe(invoice.gross_amount);
    expect(formers.map(({ id, replaced_by_id }) => [id, replaced_by_id])).toEqual(
      [invoice, first, second].map(({ id }) => [id, mended.id]),
    );
    expect(formers.map(({ error }) => error)).toEqual([
      expect.stringContaining('Podmiot2: adres'),
      ...Array<unknown>(2).fill(`KSeF refused ${invoice.number}, on which it was based.`),
    ]);
    expect(formers.map(({ is_withdrawn }) => is_withdrawn)).toEqual([false, true, true]);
    expect(
      await app.rows(`select id from documents where order_id = $1 and document_type = 'ISSUED_INVOICE'`, [
        order.id,
      ]),
    ).toEqual([{ id: mended.document_id }]);
    const correction = await company.api.create<IssuedInvoice>(`/orders/${order.id}/correct-invoice`, {
      reason: 'Price',
      net_amount: 5,
    });
    await app.doJobs();
    expect((await latestInvoice(order)).ksef).toMatchObject({ status: 'accepted' });
    expect(correction.corrects_id).toBe(mended.id);
  });
});

describe('a correction that KSeF refused', () => {
  test('is mended with the later ones taken back, also those that were mended before', async () => {
    const company = await aSender();
    const order = await anOrderAt(app, company, OrderStatus.OrderCreated);
    await saveInvoice(order);
    await app.doJobs();
    fake.refusal = () => cityOfBuyer;
    for (const net_amount of [5, 6])
      await company.api.create(`/orders/${order.id}/correct-invoice`, { reason: 'Price', net_amount });
    await app.doJobs();
    const [, first, second] = (await invoicesOf(order)).items;
    if (!first || !second) throw new Error('The order has no corrections');
    const again = await mend(order, second);
    await app.doJobs();
    fake.refusal = () => null;
    const mended = await mend(order, first, { withdraw_corrections: true });
    await app.doJobs();
    const { items, refused: formers } = await invoicesOf(order);
    expect(items.map(({ id }) => id)).toEqual([items[0]?.id, mended.id]);
    expect(items[1]?.ksef).toMatchObject({ status: 'accepted' });
    expect(formers.map(({ id, replaced_by_id }) => [id, replaced_by_id])).toEqual(
      [first.id, second.id, again.id].map((id) => [id, mended.id]),
    );
  });

  test('has its own number unless another invoice has that', async () => {
    const company = await aSender();
    const { order, invoice } = await aRefusedInvoice(company);
    const problem = refused(
      await company.api.post(at(order, invoice, 'mend'), { take_next_number: true }),
      422,
      'validation_failed',
    );
    expect(problem.errors).toMatchObject([{ field: 'take_next_number' }]);
  });

  test('is mended with its reason and price, or with others', async () => {
    const company = await aSender();
    const order = await anOrderAt(app, company, OrderStatus.OrderCreated);
    await saveInvoice(order);
    await app.doJobs();
    const { net_amount: net } = await latestInvoice(order);
    fake.refusal = () => cityOfBuyer;
    await company.api.create(`/orders/${order.id}/correct-invoice`, {
      reason: 'Price',
      net_amount: net - 10,
    });
    await app.doJobs();
    const correction = await latestInvoice(order);
    expect(correction).toMatchObject({ kind: 'correction', net_amount: -10, ksef: { status: 'refused' } });
    refused(
      await company.api.post(at(order, correction, 'mend'), { names_carrier: true }),
      422,
      'validation_failed',
    );
    const same = await mend(order, correction);
    expect(same).toMatchObject({
      kind: 'correction',
      number: correction.number,
      reason: 'Price',
      net_amount: -10,
      due_date: correction.due_date,
    });
    await app.doJobs();
    fake.refusal = () => null;
    const other = await mend(order, same, { reason: 'Price agreed', net_amount: net - 20 });
    expect(other).toMatchObject({ number: correction.number, reason: 'Price agreed', net_amount: -20 });
    await app.doJobs();
    const { items, refused: formers } = await invoicesOf(order);
    expect(items).toHaveLength(2);
    expect(items[1]?.ksef).toMatchObject({ status: 'accepted' });
    expect(formers.map(({ gross_amount }) => gross_amount)).toEqual([
      correction.gross_amount,
      correction.gross_amount,
    ]);
  });
});

describe('a duplicate that KSeF tells of', () => {
  test('is no success where another program used the number for another invoice', async () => {
    const nip = nipOf((made += 1));
    const other = await aSenderOf(app, nip);
    const theirs = await anOrderAt(app, other, OrderStatus.OrderCreated);
    await saveInvoice(theirs);
    await app.doJobs();
    const taken = await latestInvoice(theirs);
    // Their series begins anew here, as in a program that knows nothing of the other one.
    const company = await aSenderOf(app, nip);
    const order = await anOrderAt(app, company, OrderStatus.OrderCreated);
    await saveInvoice(order);
    await app.doJobs();
    const invoice = await latestInvoice(order);
    expect(invoice.number).toBe(taken.number);
    expect(invoice.ksef).toMatchObject({ status: 'refused', number: null });
    expect(invoice.ksef?.error).toContain(taken.ksef?.number);
    expect((await latestInvoice(theirs)).ksef).toMatchObject({ status: 'accepted' });
    // Another number is the way out.
    const mended = await mend(order, invoice, { take_next_number: true });
    expect([invoice.number, mended.number].map((number) => Number(number.split('/').at(-1)))).toEqual([1, 2]);
    await app.doJobs();
    expect(await latestInvoice(order)).toMatchObject({
      number: mended.number,
      ksef: { status: 'accepted', error: null },
    });
    expect((await invoicesOf(order)).refused).toMatchObject([
      { number: invoice.number, replaced_by_id: mended.id },
    ]);
  });

  test('is not taken for the mended invoice where it is what was there before', async () => {
    const company = await aSender();
    const order = await anOrderAt(app, company, OrderStatus.OrderCreated);
    await saveInvoice(order);
    await app.doJobs();
    const invoice = await latestInvoice(order);
    const number = invoice.ksef?.number ?? '';
    // KSeF has it, and it was noted as refused all the same.
    await app.rows(
      `update ksef_submissions set status = 'refused', error = '{"said": "550"}' where invoice_id = $1`,
      [invoice.id],
    );
    await enterSeller(company, 'PL', { ...polishSeller, nip: nipOf(made), address: 'ul. Krótka 2' });
    const mended = await mend(order, invoice);
    await app.doJobs();
    const { ksef } = await latestInvoice(order);
    expect(ksef).toMatchObject({ status: 'refused', number: null });
    expect(ksef?.error).toContain(number);
    expect(mended.number).toBe(invoice.number);
  });

  test('is the mended invoice where its own answer was lost', async () => {
    const company = await aSender();
    const { order, invoice } = await aRefusedInvoice(company);
    let cuts = 0;
    fake.cutsAnswer = (call) => call.startsWith('POST') && call.includes('/invoices') && cuts++ < 1;
    await mend(order, invoice);
    for (let turn = 0; turn < 4; turn += 1) {
      await app.doJobs();
      clock.advance(30);
    }
    expect(cuts).toBeGreaterThan(0);
    const { ksef } = await latestInvoice(order);
    expect(ksef).toMatchObject({ status: 'accepted' });
    const ours = fake.accepted.filter(({ xml }) => xml.includes(nipOf(made)) && xml.includes(invoice.number));
    expect(ours.map(({ verdict }) => verdict.number)).toEqual([ksef?.number]);
  });
});
