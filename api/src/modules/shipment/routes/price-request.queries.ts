import { sql, type Sql } from '../../../platform/db/sql.js';
import type { Reads } from '../../../platform/db/database.js';
import { isStored } from '../../correspondence/index.js';
import type { PriceRequestCounts, PriceRequestDto } from './price-request.dto.js';

/** Requests `a` with their message `m` and the quote `o` that answered them. */
const requests = sql`from price_requests a
  left join correspondence_messages m on m.id = a.message_id
  left join subcontractor_offers o on o.route_id = a.route_id and o.subcontractor_id = a.subcontractor_id`;

/** Of a request whose message was deleted nothing worse is known than that it was sent. */
const state = sql`case when o.id is not null then 'answered' when m.passed_on_at is not null then 'passed_on' when m.status = 'failed' then 'failed'
  when m.status = 'sent' then 'waiting' when ${isStored(sql`m.id`)} then 'stored' else 'sent' end`;

/** When a group was asked for the price of a company's route, as a value in SQL. */
export const timeOfAsking = (companyId: number, routeId: number, groupId: Sql): Sql => sql`(
  select max(a.asked_at) from group_price_requests a
  where a.route_id = ${routeId} and a.group_id = ${groupId} and a.company_id = ${companyId})`;

/** Everyone who was asked for a price of a route, the latest first. */
export async function listPriceRequests(
  reads: Reads,
  companyId: number,
  routeId: number,
): Promise<PriceRequestDto[]> {
  const { rows } = await sql<PriceRequestDto>`
    select a.id, a.route_id as quotation_route_id, a.subcontractor_id, a.subcontractor_name, a.subcontractor_email,
      a.message_id, g.group_id, a.asked_at, a.reminded_at, ${state} as state, case when m.status = 'failed' then m.failure_reason end as failure_reason,
      o.id is not null as answered, coalesce(m.status = 'failed' and m.passed_on_at is null, false) as mail_failed
    ${requests} left join group_price_requests g on g.id = a.group_request_id
    where a.company_id = ${companyId} and a.route_id = ${routeId}
    order by a.asked_at desc, a.id desc`.execute(reads);
  return rows;
}

const counts = sql`count(s.state)::int as total, count(*) filter (where s.state = 'waiting')::int as waiting,
  count(*) filter (where s.state = 'sent')::int as sent,
  count(*) filter (where s.state = 'stored')::int as stored, count(*) filter (where s.state = 'failed')::int as failed,
  count(*) filter (where s.state = 'passed_on')::int as passed_on,
  count(*) filter (where s.state = 'answered')::int as answered
  from order_routes r left join lateral (select ${state} as state ${requests} where a.route_id = r.id) s on true`;

/** How many of those who were asked for a price of a route stand how; null when the company has no such route. */
export async function countPriceRequests(
  reads: Reads,
  companyId: number,
  routeId: number,
): Promise<PriceRequestCounts | null> {
  const { rows } = await sql<PriceRequestCounts>`
    select ${counts} where r.id = ${routeId} and r.company_id = ${companyId} group by r.id`.execute(reads);
  return rows[0] ?? null;
}

/** The same of each route of an order, in their sequence. */
export async function countPriceRequestsOfOrder(
  reads: Reads,
  companyId: number,
  orderId: number,
): Promise<{ route_id: number; counts: PriceRequestCounts }[]> {
  const { rows } = await sql<PriceRequestCounts & { route_id: number }>`
    select r.id as route_id, ${counts} where r.order_id = ${orderId} and r.company_id = ${companyId}
    group by r.id order by r.position, r.id`.execute(reads);
  return rows.map(({ route_id, ...rest }) => ({ route_id, counts: rest }));
}

/** Those whose mail could not be delivered, and who have not answered all the same. */
export async function listUnreached(reads: Reads, companyId: number, routeId: number): Promise<number[]> {
  const { rows } = await sql<{ subcontractor_id: number }>`
    select a.subcontractor_id ${requests}
    where a.company_id = ${companyId} and a.route_id = ${routeId} and a.subcontractor_id is not null
      and ${state} = 'failed'
    order by a.id`.execute(reads);
  return rows.map(({ subcontractor_id }) => subcontractor_id);
}
