import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { withMargin } from '../rules/margin.js';
import { moneyOf, toDecimal, toNumber } from '../../../kernel/money/money.js';
import { anOrderAt } from '../../../testing/orders.js';
import { aCompany } from '../../../testing/people.js';
import { testApp } from '../../../testing/test-app.js';
import type { OfferPage } from './offer.dto.js';

const app = await testApp();

/** Prices of all sizes in minor units, and margins in tenths of a percent, with the edges of rounding among them. */
const samples = fc.array(
  fc.tuple(
    fc.oneof(fc.integer({ min: 1, max: 2_000 }), fc.integer({ min: 1, max: 9_999_999_999 })),
    fc.oneof(fc.constantFrom(0, 5, 50, 500, 1000), fc.integer({ min: 0, max: 1000 })),
  ),
  { minLength: 900, maxLength: 900 },
);

test('the price with margin that SQL computes is the one of the domain', async () => {
  const forwarder = await aCompany(app);
  const { id, routes } = await anOrderAt(app, forwarder, 1);
  await fc.assert(
    fc.asyncProperty(samples, async (pairs) => {
      await app.rows('delete from subcontractor_offers');
      await app.rows('delete from order_routes where id <> $1', [routes[0]]);
      await app.rows(
        `with margin as (select tenths, 100000 + row_number() over () as id from (select distinct unnest($3::int[]) as tenths) d),
          route as (
            insert into order_routes (id, company_id, order_id, position, pickup_street, pickup_city, pickup_post_code,
              pickup_country, pickup_date, delivery_street, delivery_city, delivery_post_code, delivery_country, delivery_date,
              profit_margin)
            select margin.id, company_id, order_id, margin.id, pickup_street, pickup_city, pickup_post_code, pickup_country,
              pickup_date, delivery_street, delivery_city, delivery_post_code, delivery_country, delivery_date, tenths / 10.0
            from order_routes, margin where order_routes.id = $1
            returning id)
         insert into subcontractor_offers (company_id, order_id, route_id, subcontractor_name, price, currency)
         select $4, $5, margin.id, 'Carrier', price, 'PLN'
         from unnest($2::numeric[], $3::int[]) sample (price, tenths) join margin using (tenths)
         where (select count(*) from route) > 0`,
        [
          routes[0],
          pairs.map(([minor]) => toDecimal(moneyOf(minor, 'PLN'))),
          pairs.map(([, tenths]) => tenths),
          forwarder.companyId,
          id,
        ],
      );
      const { items } = await forwarder.api.read<OfferPage>('/subcontractor-offers', {
        page_size: 1000,
        order_id: id,
      });
      expect(items).toHaveLength(pairs.length);
      for (const { price, profit_margin, price_with_margin } of items) {
        const expected = withMargin(moneyOf(Math.round(price * 100), 'PLN'), profit_margin);
        expect([price, profit_margin, price_with_margin]).toEqual([price, profit_margin, toNumber(expected)]);
      }
    }),
    { numRuns: 5 },
  );
});
