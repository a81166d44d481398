import { createHash } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import { sql } from '../../../platform/db/sql.js';
import { FakePdf } from '../../../platform/pdf/fake-pdf.js';
import { refused, type Answer } from '../../../testing/api-caller.js';
import {
  anInvoicedOrder,
  anOrderToInvoice,
  enterSeller,
  latestInvoice,
  polishSeller,
  saveInvoice,
} from '../../../testing/invoices.js';
import { anOrderAt, type TestOrder } from '../../../testing/orders.js';
import { aCompany } from '../../../testing/people.js';
import { testApp } from '../../../testing/test-app.js';
import { OrderStatus } from '../../../kernel/order/order-status.js';
import type { VatRates } from '../invoices/invoice.dto.js';
import { checkDigitsOf } from './ksef-number.js';

const app = await testApp({ pdf: new FakePdf() });
const owner = await aCompany(app);

async function fileOf(order: TestOrder, invoiceId?: number): Promise<Answer> {
  const id = invoiceId ?? (await latestInvoice(order)).id;
  return order.owner.api.get(`/orders/${order.id}/invoices/${id}/xml`);
}

const textOf = ({ body, text }: Answer): string => (Buffer.isBuffer(body) ? body.toString('utf8') : text);

async function keptOf(order: TestOrder) {
  const { rows } = await sql<{ number: string; xml: string; hash: string }>`
    select i.number, s.xml, s.hash from structured_invoices s join invoices i on i.id = s.invoice_id
    where i.order_id = ${order.id} order by i.id`.execute(app.db.reads);
  return rows;
}

describe('the structured form of an invoice', () => {
  test('is a file that is kept when it is first asked for, and the same ever after', async () => {
    const order = await anInvoicedOrder(app, owner);
    expect(await keptOf(order)).toEqual([]);
    const [first, second] = [await fileOf(order), await fileOf(order)];
    const { number } = await latestInvoice(order);
    expect(first.status).toBe(200);
    expect(first.headers).toMatchObject({
      'content-type': 'application/xml; charset=utf-8',
      'content-disposition': `attachment; filename="${number.replaceAll('/', '-')}.xml"; filename*=UTF-8''${number.replaceAll('/', '-')}.xml`,
    });
    const xml = textOf(first);
    expect(xml).toContain(`<P_2>${number}</P_2>`);
    expect(textOf(second)).toBe(xml);
    const hash = createHash('sha256').update(xml).digest('base64');
    expect(await keptOf(order)).toEqual([{ number, xml, hash }]);
  });

  test('asked for by several at once is one', async () => {
    const order = await anInvoicedOrder(app, owner);
    const { id } = await latestInvoice(order);
    const answers = await Promise.all([1, 2, 3].map(() => fileOf(order, id)));
    expect(new Set(answers.map(textOf)).size).toBe(1);
    expect(await keptOf(order)).toHaveLength(1);
  });

  test('is not changed by anybody', async () => {
    const order = await anInvoicedOrder(app, owner);
    await fileOf(order);
    const { id } = await latestInvoice(order);
    await expect(
      sql`update structured_invoices set created_at = now() where invoice_id = ${id}`.execute(app.db.writes),
    ).rejects.toThrow('A structured invoice never changes');
  });

  test('goes with nobody else', async () => {
    const order = await anInvoicedOrder(app, owner);
    const { id } = await latestInvoice(order);
    const other = await aCompany(app);
    const otherOrder = await anInvoicedOrder(app, other);
    refused(await other.api.get(`/orders/${order.id}/invoices/${id}/xml`), 404, 'not_found');
    // An invoice of another order of one's own is not there either.
    refused(await other.api.get(`/orders/${otherOrder.id}/invoices/${id}/xml`), 404, 'not_found');
  });
});

describe('the carrier of an order', () => {
  const transportIn = (answer: Answer) => /<Transport>.*<\/Transport>/.exec(textOf(answer))?.[0];
  const anOrderWithCarrier = async (changes: object = {}) => {
    const order = await anOrderToInvoice(app, owner);
    const [carrier] = order.carriers;
    const record = {
      name: 'Trans-Pol',
      address: 'ul. Bukowa 5',
      city: 'Poznań',
      post_code: '60-004',
      country_id: 1,
    };
    await owner.api.change(`/subcontractors-personal/${carrier?.id}`, {
      ...record,
      vat_number: '5260001246',
      ...changes,
    });
    return order;
  };
  const nameable = async ({ id }: TestOrder) =>
    (await owner.api.read<VatRates>(`/orders/${id}/vat-rates`)).carriers;

  test('is told to the client only when the forwarder says so, as the record had it then', async () => {
    const order = await anOrderWithCarrier();
    expect(await nameable(order)).toEqual(['Trans-Pol']);
    await saveInvoice(order, { names_carrier: true });
    await owner.api.change(`/subcontractors-personal/${order.carriers[0]?.id}`, { name: 'Another name' });
    expect(transportIn(await fileOf(order))).toContain(
      '<Przewoznik><DaneIdentyfikacyjne><NIP>5260001246</NIP><Nazwa>Trans-Pol</Nazwa></DaneIdentyfikacyjne>' +
        '<AdresPrzewoznika><KodKraju>PL</KodKraju><AdresL1>ul. Bukowa 5</AdresL1><AdresL2>60-004 Poznań</AdresL2>',
    );
    const silent = await anOrderWithCarrier();
    await saveInvoice(silent);
    const file = await fileOf(silent);
    expect([transportIn(file)?.includes('<Przewoznik>'), textOf(file).includes('Trans-Pol')]).toEqual([
      false,
      false,
    ]);
  });

  test('cannot be named where the record lacks a number, or has a wrong one, or the law is another', async () => {
    for (const vat_number of [null, '5260001247']) {
      expect(await nameable(await anOrderWithCarrier({ vat_number }))).toEqual([]);
    }
    const order = await anOrderWithCarrier({ vat_number: null });
    await saveInvoice(order, { names_carrier: true });
    expect(transportIn(await fileOf(order))).not.toContain('<Przewoznik>');
    const norwegian = await anOrderWithCarrier();
    await enterSeller(owner, 'NO');
    expect(await nameable(norwegian)).toEqual([]);
    await enterSeller(owner);
  });
});

describe('the structured form of a correction', () => {
  test('names the KSeF number of what it corrects once there is one, and is kept then', async () => {
    const order = await anInvoicedOrder(app, owner);
    await fileOf(order);
    const invoice = await latestInvoice(order);
    await owner.api.create(`/orders/${order.id}/correct-invoice`, { reason: 'Rabat', net_amount: 900 });
    expect(textOf(await fileOf(order))).toContain('<NrKSeFN>1</NrKSeFN>');
    expect(await keptOf(order)).toHaveLength(1);
    const start = `${polishSeller.nip}-20261125-0100001AF629`;
    const number = `${start}-${checkDigitsOf(start)}`;
    await sql`update structured_invoices set ksef_number = ${number} where invoice_id = ${invoice.id}`.execute(
      app.db.writes,
    );
    const named = textOf(await fileOf(order));
    expect(named).toContain(`<NrKSeF>1</NrKSeF><NrKSeFFaKorygowanej>${number}</NrKSeFFaKorygowanej>`);
    expect((await keptOf(order)).map(({ xml }) => xml)).toEqual([expect.any(String), named]);
    await expect(
      sql`update structured_invoices set ksef_number = null where invoice_id = ${invoice.id}`.execute(
        app.db.writes,
      ),
    ).rejects.toThrow('A KSeF number never changes');
  });
});

describe('an invoice of which none can be made', () => {
  test('is told with what is wrong and where it is put right, in the reader’s words, and not kept', async () => {
    const company = await aCompany(app);
    const order = await anOrderToInvoice(app, company);
    await enterSeller(company, 'PL', { ...polishSeller, nip: '5260001247' });
    await saveInvoice(order);
    const { id } = await latestInvoice(order);
    const path = `/orders/${order.id}/invoices/${id}/xml`;
    const problems = await Promise.all(
      ['pl', 'en', 'no'].map(async (language) =>
        refused(await company.api.reading(language).get(path), 409, 'structured_invoice_faulty'),
      ),
    );
    const place = {
      code: 'nip_wrong',
      field: 'company_data.nip',
      path: '/Faktura/Podmiot1/DaneIdentyfikacyjne/NIP',
    };
    expect(problems.map(({ faults }) => faults)).toEqual([
      [{ ...place, message: 'Dane firmy: NIP. NIP 5260001247 ma błędną cyfrę kontrolną.' }],
      [{ ...place, message: 'Company data: NIP. The NIP 5260001247 has a wrong check digit.' }],
      [{ ...place, message: 'Firmaopplysninger: NIP. NIP 5260001247 har feil kontrollsiffer.' }],
    ]);
    expect(await keptOf(order)).toEqual([]);
  });

  test('follows another law than Poland’s', async () => {
    const company = await aCompany(app);
    await enterSeller(company, 'NO');
    const order = await anOrderAt(app, company, OrderStatus.OrderCreated);
    await saveInvoice(order);
    refused(await fileOf(order), 409, 'no_structured_invoice');
  });
});
