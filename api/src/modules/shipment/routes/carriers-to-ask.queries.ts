import type { Reads } from '../../../platform/db/database.js';
import { sql } from '../../../platform/db/sql.js';

/** How often a carrier was asked and has answered. */
interface Asking {
  subcontractor_id: number;
  asked: number;
  answered: number;
  asked_today: boolean;
}

/**
 * How often a company's carriers were asked for prices within a year, by the latest requests; the one for a route that is
 * being asked about does not count yet.
 * @param day today in Europe/Warsaw, `YYYY-MM-DD`
 */
export async function countAnswers(
  reads: Reads,
  companyId: number,
  day: string,
  { routeId, mostRequests }: { routeId: number; mostRequests: number },
): Promise<Asking[]> {
  const { rows } = await sql<Asking>`
    with request as materialized (
      select a.subcontractor_id, a.route_id, a.asked_at from price_requests a
      where a.company_id = ${companyId} and a.asked_at > ${day}::date - interval '1 year'
      order by a.asked_at desc limit ${mostRequests})
    select a.subcontractor_id, count(*) filter (where a.route_id <> ${routeId})::int as asked,
      count(q.id) filter (where a.route_id <> ${routeId})::int as answered,
      max(a.asked_at) >= (${day}::date::timestamp at time zone 'Europe/Warsaw') as asked_today
    from request a left join subcontractor_offers q
      on q.route_id = a.route_id and q.subcontractor_id = a.subcontractor_id and q.created_at >= a.asked_at
    where a.subcontractor_id is not null group by a.subcontractor_id`.execute(reads);
  return rows;
}

/** Of each carrier the insurance that ends last; one without an end before all others. */
export async function listInsurances(
  reads: Reads,
  companyId: number,
): Promise<{ subcontractor_id: number; valid_until: string | null }[]> {
  const { rows } = await sql<{ subcontractor_id: number; valid_until: string | null }>`
    select distinct on (subcontractor_id) subcontractor_id, valid_until::text from carrier_papers
    where company_id = ${companyId} and kind = 'insurance'
    order by subcontractor_id, valid_until desc nulls first`.execute(reads);
  return rows;
}
