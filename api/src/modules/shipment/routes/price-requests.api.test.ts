import { expect, test } from '@jest/globals';
import { OrderStatus } from '../../../kernel/order/order-status.js';
import { taken } from '../../../testing/api-caller.js';
import { aSubcontractor } from '../../../testing/directory.js';
import { offerIds, openMail } from '../../../testing/links.js';
import { anOrderAt, priceFields } from '../../../testing/orders.js';
import { aCompany, anAdministrator } from '../../../testing/people.js';
import { testApp } from '../../../testing/test-app.js';
import type { OutboxMailDetails } from '../../correspondence/outbox/mail-outbox.dto.js';
import type { OrderHistory } from '../orders/order-history.dto.js';
import type { PriceRequestAnswer } from './price-request.dto.js';

const app = await testApp();
const owner = await aCompany(app);
const administrator = await anAdministrator(app);

/** Many carriers of the company, from several countries. */
async function carriers(count: number): Promise<number[]> {
  const rows = await app.rows<{ id: number }>(
    `insert into subcontractors (company_id, name, email, country_id, rate_type)
     select $1, 'Carrier ' || n, 'carrier' || n || '@many.example', (array[1, 2, 3, 21, 27])[1 + n % 5], 'Spot'
     from generate_series(1, $2::int) n returning id`,
    [owner.companyId, count],
  );
  return rows.map(({ id }) => id);
}

test('of very many each gets a mail of their own, noted as theirs, by few statements', async () => {
  const order = await anOrderAt(app, owner, OrderStatus.Accepted);
  const ids = await carriers(1000);
  const path = `/order-routes/${order.routes[0]}/price-requests`;
  const answer = await owner.api.create<PriceRequestAnswer>(path, { subcontractor_ids: ids.toReversed() });
  expect(answer).toEqual({ sent: 1000, total: 1000, skipped: [] });
  const rows = await app.rows(
    `select count(*)::int as mails, count(distinct o.message_id_header)::int as headers,
       bool_and(m.recipient_email = s.email and o.to_address = s.email and m.recipient_name = s.name) as reach_them,
       bool_and((o.links -> 0 -> 'ids' ->> 'subcontractor_id')::int = s.id) as link_to_them,
       bool_and(o.links -> 0 ->> 'language' = case s.country_id when 1 then 'pl' when 21 then 'no' else 'en' end)
         as are_in_their_language,
       bool_and(m.body <> '' and o.html like '%' || (o.links -> 0 ->> 'placeholder') || '%') as hold_the_link
     from price_requests a join subcontractors s on s.id = a.subcontractor_id
     join messages m on m.id = a.message_id join mail_outbox o on o.message_id = m.id where a.route_id = $1`,
    [order.routes[0]],
  );
  expect(rows).toEqual([
    {
      mails: 1000,
      headers: 1000,
      reach_them: true,
      link_to_them: true,
      are_in_their_language: true,
      hold_the_link: true,
    },
  ]);
});

test('after links were taken back the mails carry new ones that work', async () => {
  const order = await anOrderAt(app, owner, OrderStatus.Accepted);
  const route_id = order.routes[0] ?? 0;
  const asked = [await aSubcontractor(owner), await aSubcontractor(owner)];
  const ids = { order_id: order.id, route_id, subcontractor_id: asked[0]?.id ?? 0 };
  taken(await owner.api.post('/links/revoke', { kind: 'subcontractor-offer', ...ids }), 200);
  await owner.api.create(`/order-routes/${route_id}/price-requests`, {
    subcontractor_ids: asked.map(({ id }) => id),
  });
  const mails = await app.rows<{ id: number }>(
    `select o.id from mail_outbox o join messages m on m.id = o.message_id
     where m.route_id = $1 and m.type = 'subcontractor_price_request'`,
    [route_id],
  );
  expect(mails).toHaveLength(2);
  for (const { id } of mails) {
    const { html } = await administrator.api.read<OutboxMailDetails>(`/mail-outbox/${id}`);
    const link = await openMail(app, html);
    taken(await app.api.post('/public/subcontractor-offer', { ...offerIds(link), ...priceFields() }), 201);
  }
});

test('the history tells for which route, and how many were asked', async () => {
  const order = await anOrderAt(app, owner, OrderStatus.SentToSubcontractors);
  const { items } = await owner.api.read<OrderHistory>(`/orders/${order.id}/history`);
  expect(items.at(-1)).toMatchObject({
    event: 'ask_subcontractors',
    reason: '1',
    facts: { pickup_city: 'Gdańsk', delivery_city: 'Bergen' },
  });
  expect(items[0]).toMatchObject({ event: 'created', facts: null });
});
