import { sql } from '../../../platform/db/sql.js';

/** A quote as it goes out, selected from `subcontractor_offers t` with `offerJoins`. The margin is the leg's, or the company's. */
export const offerColumns = sql`t.id, t.user_id, t.subcontractor_id, t.order_id as quotation_id,
  t.route_id as quotation_route_id, t.price, t.currency, t.pickup_date, t.delivery_date, t.notes,
  coalesce(route.profit_margin, settings.profit_margin, 0) as profit_margin,
  round(t.price * (1 + coalesce(route.profit_margin, settings.profit_margin, 0) / 100), 2) as price_with_margin,
  route.chosen_offer_id is not distinct from t.id as is_chosen,
  jsonb_build_object('name', t.subcontractor_name, 'email', t.subcontractor_email) as subcontractor,
  t.refused_at, t.refusal_reason, t.created_at, t.updated_at`;

export const offerJoins = sql`join order_routes route on route.id = t.route_id
  left join company_settings settings on settings.company_id = t.company_id`;
