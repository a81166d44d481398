import { expect, test } from '@jest/globals';
import { refused } from '../../../testing/api-caller.js';
import { aSubcontractor } from '../../../testing/directory.js';
import { acceptRequest, anOrder, aQuote } from '../../../testing/orders.js';
import { aCompany } from '../../../testing/people.js';
import { testApp } from '../../../testing/test-app.js';
import type { CarriersToAsk } from './carriers-to-ask.dto.js';

const app = await testApp();

test('who drove or priced the lane comes first, then who answers most; what others know is not told', async () => {
  const owner = await aCompany(app);
  const rival = await aCompany(app);
  const [first, second, third] = [
    await aSubcontractor(owner),
    await aSubcontractor(owner),
    await aSubcontractor(owner),
  ];
  const [chosen, priced, answering] = [first.id, second.id, third.id];
  const { id: silent } = await aSubcontractor(owner);
  const { id: insured } = await aSubcontractor(owner);
  const aRoute = async (ends: object = {}) => {
    const order = await anOrder(owner, ends);
    await acceptRequest(order, 1);
    return { order, route: order.routes[0] ?? 0 };
  };
  const ask = (route: number, ids: number[]) =>
    owner.api.create(`/order-routes/${route}/price-requests`, { subcontractor_ids: ids });

  const before = await aRoute();
  await ask(before.route, [chosen, priced, silent]);
  const offer = await aQuote(app, before.order, before.route, first, { price: 1850, currency: 'EUR' });
  await aQuote(app, before.order, before.route, second, { price: 1700, currency: 'EUR' });
  await owner.api.change(`/order-routes/${before.route}/select-offer`, { offer_id: offer.id });
  // Another lane says nothing of this one, but that the carrier answers.
  const elsewhere = await aRoute({ pickup_post_code: '81-001' });
  await ask(elsewhere.route, [answering]);
  await aQuote(app, elsewhere.order, elsewhere.route, third, { price: 900 });
  await owner.api.create(`/subcontractor-directory/${insured}/papers`, {
    kind: 'insurance',
    number: 'OCP',
    valid_until: '2027-01-31',
  });
  await owner.api.create(`/subcontractor-directory/${insured}/papers`, {
    kind: 'insurance',
    number: 'OCP',
    valid_until: '2026-01-31',
  });

  const { route } = await aRoute();
  const { items } = await owner.api.read<CarriersToAsk>(`/order-routes/${route}/carriers-to-ask`);
  const nothing = { asked: 0, answered: 0, asked_today: false, last_quote: null, was_chosen: false };
  const asked = { asked: 1, asked_today: true, insurance: null };
  const quote = { currency: 'EUR', quoted_at: expect.any(String) };
  expect(items).toEqual([
    {
      ...asked,
      subcontractor_id: chosen,
      answered: 1,
      last_quote: { ...quote, price: 1850 },
      was_chosen: true,
    },
    {
      ...asked,
      subcontractor_id: priced,
      answered: 1,
      last_quote: { ...quote, price: 1700 },
      was_chosen: false,
    },
    { ...asked, subcontractor_id: answering, answered: 1, last_quote: null, was_chosen: false },
    { ...nothing, subcontractor_id: insured, insurance: { valid_until: '2027-01-31' } },
    { ...asked, subcontractor_id: silent, answered: 0, last_quote: null, was_chosen: false },
  ]);
  refused(await rival.api.get(`/order-routes/${route}/carriers-to-ask`), 404);

  await app.rows(`update price_requests set asked_at = $1 where company_id = $2`, [
    new Date(app.clock.now().getTime() - 86_400_000),
    before.order.owner.companyId,
  ]);
  const later = await owner.api.read<CarriersToAsk>(`/order-routes/${route}/carriers-to-ask`);
  expect(later.items.some(({ asked_today }) => asked_today)).toBe(false);
});
