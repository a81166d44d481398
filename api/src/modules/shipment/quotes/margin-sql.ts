import { sql, type Sql } from '../../../platform/db/sql.js';

/**
 * `withMargin` of `rules/margin.ts` in SQL: a quote's price with the margin of its route, else of the company, rounded to minor units.
 * @param quote alias of `subcontractor_offers`; `route` of `order_routes`; `settings` of `identity_company_settings`
 */
export function priceWithMargin(quote: string, route: string, settings: string): Sql {
  const [price, ofRoute, ofCompany] = [
    `${quote}.price`,
    `${route}.profit_margin`,
    `${settings}.profit_margin`,
  ].map((column) => sql.ref(column));
  return sql`round(${price} * (1 + coalesce(${ofRoute}, ${ofCompany}, 0) / 100), 2)`;
}
