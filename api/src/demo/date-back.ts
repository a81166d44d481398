import type { Container } from '../container.js';
import { sql } from '../db/sql.js';

/** Spreads an order's life over the days since its request came: each entry of its history a little later. */
export async function dateBack({ db }: Container, id: number, age: number): Promise<void> {
  const hours = age * 24 + 1;
  await sql`
    with life as (
      select id, row_number() over (order by id) - 1 as step, count(*) over () as steps
      from order_history where order_id = ${id})
    update order_history h set created_at = now() - make_interval(mins => (${hours} * 60 * (1 - life.step::float / life.steps))::int)
    from life where life.id = h.id`.execute(db.reads);
  await sql`
    update orders set created_at = h.first, updated_at = h.last
    from (select min(created_at) as first, max(created_at) as last from order_history where order_id = ${id}) h
    where orders.id = ${id}`.execute(db.reads);
  for (const [table, column] of [
    ['messages', 'created_at'],
    ['subcontractor_offers', 'created_at'],
    ['subcontractor_offers', 'updated_at'],
    ['price_requests', 'asked_at'],
    ['client_offers', 'created_at'],
  ] as const) {
    await sql`update ${sql.ref(table)} set ${sql.ref(column)} = now() - make_interval(hours => (${hours} * 0.6)::int)
      where order_id = ${id}`.execute(db.reads);
  }
  await sql`update mail_outbox o set created_at = m.created_at from messages m
    where m.id = o.message_id and m.order_id = ${id}`.execute(db.reads);
}
