import { afterAll, describe, expect, test } from '@jest/globals';
import { OrderStatus } from '../../../kernel/order/order-status.js';
import { FixedClock } from '../../../platform/clock/clock.port.js';
import { aDocument } from '../../../testing/documents.js';
import { enterSeller, polishSeller } from '../../../testing/invoices.js';
import { anOrderAt } from '../../../testing/orders.js';
import { aCompany } from '../../../testing/people.js';
import { testApp } from '../../../testing/test-app.js';
import { FakeKsef } from '../ksef/testing/fake-ksef.js';
import type {
  ReceivedInvoiceDto,
  ReceivedInvoiceMatch,
  ReceivedInvoicePage,
} from './received-invoice.dto.js';
import { carriersInvoice, nipOf, type CarriersInvoice } from './testing/carriers-invoice.js';

const clock = new FixedClock();
const fake = await FakeKsef.start(clock);
const app = await testApp({ clock, settings: { KSEF_URL: fake.url } });
afterAll(() => fake.close());

/** A route with its order, as the database has it. */
interface TestRoute {
  order: number;
  route: number;
  leg: number;
  price: number;
  nip: string;
  name: string;
  subcontractor: number;
}

const count = 200;
/** Routes of an order, each with a carrier of its own. */
const legs = 10;
const path = '/money/received-invoices';
const nip = nipOf(900);
const issueDate = clock.now().toISOString().slice(0, 10);

/** Kinds of invoices with what each of them is; the generator takes them in turn. */
type Kind = (
  route: TestRoute,
  other: TestRoute,
  index: number,
) => [Partial<CarriersInvoice>, ReceivedInvoiceMatch];
const writings: ((route: TestRoute) => string)[] = [
  ({ order, leg }) => `${order}/${leg}`,
  ({ order }) => String(order),
  ({ order }) => `nr ${order}`,
  ({ order, leg }) => `Zlecenie transportowe nr ${order}, odcinek ${leg}`,
  ({ order, leg }) => ` ${order} - ${leg} `,
  ({ order, leg }) => `Order ${order} leg ${leg}`,
];
const written = (route: TestRoute, index: number) => writings[index % writings.length]?.(route) ?? '';
const kinds: Kind[] = [
  (route, _other, index) => [{ order: written(route, index) }, 'agreed'],
  (route, _other, index) => [{ order: written(route, index) }, 'documents_missing'],
  (route) => [{ purchaseOrder: `${route.order}/${route.leg}` }, 'agreed'],
  (route, _other, index) => [{ order: written(route, index), net: route.price + 0.01 }, 'differs'],
  (route, _other, index) => [{ order: written(route, index), net: route.price - 100 }, 'differs'],
  (route, _other, index) => [{ order: written(route, index), currency: 'EUR' }, 'differs'],
  // The order of another carrier: a slip of the pen, or worse.
  (route, other) => [{ order: String(other.order), net: route.price }, 'unknown'],
  // Fuel, rent: of no order.
  (_route, _other, index) => [{ net: 333.33 + index }, 'unknown'],
  (_route, _other, index) => [{ order: String(500_000 + index) }, 'unknown'],
  (_route, _other, index) => [{ order: `BS/2026/11/${index}`, net: 111.11 + index }, 'unknown'],
  // Its sum alone says for which of the seller's routes it is.
  () => [{}, 'agreed'],
  // The same invoice came before.
  (route, _other, index) => [{ order: written(route, index) }, 'duplicate'],
  // The same, of no order, with its number in other signs.
  (_route, _other, index) => [{ number: `fv / ${index}` }, 'duplicate'],
  // A correction of what was approved, which names that alone.
  (_route, _other, index) => [{ number: `KOR/${index}`, corrects: `fv/ ${index}`, net: -100 }, 'differs'],
];

describe('200 invoices of carriers', () => {
  test('are placed right, and none is approved by itself or wrongly', async () => {
    const owner = await aCompany(app);
    await enterSeller(owner, 'PL', { ...polishSeller, nip });
    await owner.api.change('/company-settings/ksef', { environment: 'test', token: 'good-token' });
    const routes: TestRoute[] = [];
    for (let made = 0; made < count; made += legs) {
      const order = await anOrderAt(app, owner, OrderStatus.OrderCreated, { routes: legs });
      for (const [place, route] of order.routes.entries()) {
        const { id: subcontractor = 0, name = '' } = order.carriers[place] ?? {};
        routes.push({
          ...{ order: order.id, route, leg: place + 1, price: 1000, subcontractor },
          ...{ nip: nipOf(1_000 + routes.length), name: `${name} sp. z o.o.` },
        });
      }
    }
    const settled = await anOrderAt(app, owner, OrderStatus.OrderCreated);
    const before = { order: settled.id, route: settled.routes[0] ?? 0 };
    const expected = new Map<string, { match: ReceivedInvoiceMatch; route: number | null }>();
    const storedAt = (index: number) => new Date(clock.now().getTime() - (count * 2 - index) * 1000);
    for (let index = 0; index < count; index += 1) {
      const kind = kinds[index % kinds.length];
      const [route, other] = [routes[index], routes[(index + legs) % count]];
      if (!kind || !route || !other) throw new Error('No route');
      const [changes, match] = kind(route, other, index);
      const seller = { nip: route.nip, name: route.name };
      const number = `FV/${index}`;
      const usual = { seller, buyerNip: nip, number, issueDate, currency: 'PLN', net: route.price };
      const invoice = carriersInvoice({ ...usual, ...changes }, storedAt(index));
      fake.bought.push(invoice);
      const isPlaced = match !== 'unknown';
      const name = kinds.indexOf(kind);
      const isKnown = name >= 10 || index % 3 === 0;
      expected.set(invoice.ksefNumber, {
        match: match === 'agreed' && !isKnown ? 'seller_to_check' : match,
        route: isPlaced ? route.route : null,
      });
      if (match === 'agreed' || match === 'differs' || match === 'duplicate')
        await aDocument(owner, route.route);
      // Approved before, so that the seller is known by its number; a duplicate is of that very invoice.
      if (name >= 11) await approvedBefore(route, number, route, owner.companyId);
      if (name === 10 || index % 3 === 0)
        await approvedBefore(route, `before-${index}`, before, owner.companyId);
    }
    // 16 files in a quarter of an hour are as many as KSeF hands out in an hour.
    for (let turns = 0; turns < 40 && (await left()) > 0; turns += 1) {
      clock.advance(900);
      await app.container.jobs.enqueue('ksef.fetch', null, { uniqueKey: 'ksef.fetch' });
      await app.doJobs();
    }
    expect(await left()).toBe(0);
    const { items, total } = await owner.api.read<ReceivedInvoicePage>(`${path}?page_size=200`);
    expect(total).toBe(count);
    const wrong = items.filter((item) => {
      const right = expected.get(item.ksef_number);
      return item.match !== right?.match || item.route_id !== right.route;
    });
    const share = 1 - wrong.length / count;
    process.stderr.write(`KSeF: ${count - wrong.length} of ${count} invoices placed right\n`);
    const told = wrong.map(({ invoice_number, match, reason, route_id, ksef_number }) =>
      JSON.stringify([invoice_number, match, reason, route_id, expected.get(ksef_number)]),
    );
    expect(share < 0.95 ? told : []).toEqual([]);
    // Nothing is approved by itself.
    expect(items.every(({ state }) => state === 'open')).toBe(true);
    await approveAll(items, expected, owner);
  }, 300_000);

  /** Somebody who approves whatever they can: what is for no order, or came before, is refused all the same. */
  async function approveAll(
    items: readonly ReceivedInvoiceDto[],
    expected: ReadonlyMap<string, { match: ReceivedInvoiceMatch; route: number | null }>,
    owner: Awaited<ReturnType<typeof aCompany>>,
  ): Promise<void> {
    const before = await entered(owner.companyId);
    let wrongly = 0;
    for (const item of items) {
      const right = expected.get(item.ksef_number);
      const route_id = item.route_id ?? 1;
      const { status } = await owner.api.post(`${path}/${item.id}/approve`, { route_id });
      const mayBe =
        right?.match === 'agreed' ||
        right?.match === 'seller_to_check' ||
        right?.match === 'documents_missing';
      if (status === 200 && (!mayBe || item.route_id !== right.route)) wrongly += 1;
    }
    const after = await entered(owner.companyId);
    process.stderr.write(`KSeF: ${after - before} approved, ${wrongly} wrongly\n`);
    expect(wrongly).toBe(0);
    expect(after - before).toBeGreaterThan(50);
  }

  const entered = async (companyId: number): Promise<number> => {
    const [row] = await app.rows<{ count: number }>(
      'select count(*)::int as count from carrier_invoices where company_id = $1',
      [companyId],
    );
    return row?.count ?? 0;
  };

  const left = async (): Promise<number> => {
    const [row] = await app.rows<{ count: number }>(
      `select ${count} - count(*)::int as count from received_invoices where facts is not null and decision is null`,
    );
    return row?.count ?? 0;
  };

  /** An invoice of the carrier that somebody approved before; of its route, or of another one that is settled. */
  async function approvedBefore(
    { nip: seller, name, price, subcontractor }: TestRoute,
    number: string,
    target: { order: number; route: number },
    companyId: number,
  ): Promise<void> {
    const [invoice] = await app.rows<{ id: number }>(
      `insert into carrier_invoices (company_id, order_id, route_id, subcontractor_id, subcontractor_name, number, issue_date,
         received_on, payment_days, currency, net, vat, gross)
       values ($1, $2, $3, $4, $5, $6, $7, $7, 30, 'PLN', $8, 0, $8) returning id`,
      [companyId, target.order, target.route, subcontractor, name, number, issueDate, price],
    );
    await app.rows(
      `insert into received_invoices (company_id, ksef_number, environment, received_at, hash, number, issue_date, seller_nip, seller_name,
         currency, net, gross, facts, xml, decision, carrier_invoice_id)
       values ($1, 'before-' || $2::int, 'test', '2026-10-01', '', $3, $4, $5, $6, 'PLN', 1, 1, '{}', '', 'approved', $2)`,
      [companyId, invoice?.id, `${number}-x`, issueDate, seller, name],
    );
  }
});
