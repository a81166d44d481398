import { setTimeout } from 'node:timers/promises';
import { describe, expect, test } from '@jest/globals';
import { OrderStatus } from '../../../kernel/order/order-status.js';
import { refused, taken, type Answer } from '../../../testing/api-caller.js';
import { aSubcontractor } from '../../../testing/directory.js';
import { acceptance, aLink, carrierAnswer, offerIds, type OpenedLink } from '../../../testing/links.js';
import { anOrderAt, priceFields, requestFields, type TestOrder } from '../../../testing/orders.js';
import { aCompany } from '../../../testing/people.js';
import { testApp } from '../../../testing/test-app.js';
import type { LinkInput } from './link.dto.js';

const app = await testApp();
const owner = await aCompany(app);

/** What can be answered over a link. */
interface Case {
  kind: LinkInput['kind'];
  status: OrderStatus;
  /** Names the link beside the order. */
  ids(order: TestOrder): Promise<Partial<LinkInput>>;
  send(link: OpenedLink): Promise<Answer>;
}

const cases: readonly Case[] = [
  {
    kind: 'order-form',
    status: OrderStatus.Created,
    ids: () => Promise.resolve({}),
    send: (link) =>
      app.api.post('/public/quotation', {
        ...requestFields({ notes: 'completed' }),
        client_id: link.id('client_id'),
        user_id: link.id('user_id'),
        client_email: link.url.searchParams.get('client_email'),
        order_id: link.id('order_id'),
        sig: link.sig,
        exp: link.exp,
      }),
  },
  {
    kind: 'subcontractor-offer',
    status: OrderStatus.Accepted,
    ids: async ({ routes }) => ({
      route_id: routes[0] ?? 0,
      subcontractor_id: (await aSubcontractor(owner)).id,
    }),
    send: (link) => app.api.post('/public/subcontractor-offer', { ...offerIds(link), ...priceFields() }),
  },
  {
    kind: 'client-offer-selection',
    status: OrderStatus.SentToClient,
    ids: () => Promise.resolve({}),
    send: (link) => app.api.post('/public/quotation-acceptance', acceptance(link)),
  },
  {
    kind: 'subcontractor-order-view',
    status: OrderStatus.SentToContractor,
    ids: ({ routes, carriers }) =>
      Promise.resolve({ route_id: routes[0] ?? 0, subcontractor_id: carriers[0]?.id ?? 0 }),
    send: (link) =>
      app.api.post(`/orders/${link.id('order_id')}/subcontractor-response`, carrierAnswer(link, 'accept')),
  },
];

/** An order with all that an answer could change of it. */
const stateOf = ({ id }: TestOrder) =>
  app.rows(
    `select to_jsonb(o) as row from orders o where id = $1
     union all select to_jsonb(r) from order_routes r where order_id = $1
     union all select to_jsonb(q) from subcontractor_offers q where order_id = $1
     union all select to_jsonb(c) from client_offers c where order_id = $1
     union all select to_jsonb(h) from order_history h where order_id = $1`,
    [id],
  );

/** Waits until as many sessions of this database as wanted stand before a lock. */
async function waiting(count: number): Promise<void> {
  const isThere = async () => {
    const rows = await app.rows(
      `select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    return rows.length >= count;
  };
  const deadline = Date.now() + 60_000;
  while (!(await isThere())) {
    if (Date.now() > deadline) throw new Error(`No ${count} sessions wait for a lock`);
    await setTimeout(10);
  }
}

/** Runs while the order is locked by somebody else, as by a change that takes its time. */
async function whileLocked<T>({ id }: TestOrder, run: () => Promise<T>): Promise<T> {
  return app.db.inCompany(owner.companyId, async (unit) => {
    await app.container.services.orderRepository.lock(unit, id);
    return run();
  });
}

describe.each(cases)('a link to $kind that is being taken back', ({ kind, status, ids, send }) => {
  test('does not answer any more, and changes nothing', async () => {
    const order = await anOrderAt(app, owner, status);
    const input: LinkInput = { kind, order_id: order.id, ...(await ids(order)) };
    const link = await aLink(owner, input);
    const before = await stateOf(order);
    const { revocation, answer } = await whileLocked(order, async () => {
      const revoked = owner.api.post('/links/revoke', input);
      await waiting(1);
      // The revocation is first in the queue; the answer's signature is still good when it comes.
      const answered = send(link);
      await waiting(2);
      return { revocation: revoked, answer: answered };
    });
    taken(await revocation, 200);
    refused(await answer, 400, 'invalid_link');
    expect(await stateOf(order)).toEqual(before);
  });
});
