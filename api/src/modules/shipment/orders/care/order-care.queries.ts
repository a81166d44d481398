import { sql, type Queryable } from '../../../../platform/db/sql.js';
import type { OrderCare } from './order-care.dto.js';

/** Null when the company has no such order. What was put off until a day that has come is put off no more. */
export async function findCare(
  on: Queryable,
  companyId: number,
  orderId: number,
  today: string,
): Promise<OrderCare | null> {
  const { rows } = await sql<OrderCare>`
    select o.id, o.assignee_id, a.name as assignee_name,
      case when o.snoozed_until > ${today}::date then o.snoozed_until::text end as snoozed_until,
      case when o.snoozed_until > ${today}::date then s.name end as snoozed_by_name
    from orders o
    left join identity_people a on a.id = o.assignee_id
    left join identity_people s on s.id = o.snoozed_by
    where o.id = ${orderId} and o.company_id = ${companyId}`.execute(on);
  return rows[0] ?? null;
}

/** The name of an active person of the company; null for anybody else. */
export async function findColleague(
  on: Queryable,
  companyId: number,
  userId: number,
): Promise<string | null> {
  const { rows } = await sql<{ name: string }>`
    select name from identity_people where id = ${userId} and company_id = ${companyId} and is_active`.execute(
    on,
  );
  return rows[0]?.name ?? null;
}

// Not through the entity: that would count the order's version up and move it in the feed.

export async function setAssignee(
  on: Queryable,
  companyId: number,
  orderId: number,
  userId: number | null,
): Promise<void> {
  await sql`
    update orders set assignee_id = ${userId}::int where id = ${orderId} and company_id = ${companyId}`.execute(
    on,
  );
}

export async function setSnooze(
  on: Queryable,
  companyId: number,
  orderId: number,
  snooze: { until: string; userId: number } | null,
): Promise<void> {
  await sql`
    update orders set snoozed_until = ${snooze?.until ?? null}::date, snoozed_by = ${snooze?.userId ?? null}::int
    where id = ${orderId} and company_id = ${companyId}`.execute(on);
}
