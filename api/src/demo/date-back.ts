import type { Container } from '../container.js';
import { sql } from '../platform/db/sql.js';
import { connectionOf } from '../platform/db/connection-of.js';
import { withoutEntriesOfRows } from '../modules/identity/index.js';

/**
 * Spreads an order's life over the days since its request came: each entry of its history a little later, its mails
 * likewise, prices and the offer as the history has them.
 */
export async function dateBack({ db }: Container, id: number, age: number): Promise<void> {
  await db.acrossCompanies(async (unit) => {
    const on = connectionOf(unit);
    await withoutEntriesOfRows(on);
    const hours = age * 24 + 1;
    for (const table of ['order_history', 'messages']) {
      await sql`
      with life as (
        select id, row_number() over (order by id) - 1 as step, count(*) over () as steps
        from ${sql.ref(table)} where order_id = ${id})
      update ${sql.ref(table)} t set created_at = now() - make_interval(mins => (${hours} * 60 * (1 - life.step::float / life.steps))::int)
      from life where life.id = t.id`.execute(on);
    }
    await sql`
    update orders set created_at = h.first, updated_at = h.last
    from (select min(created_at) as first, max(created_at) as last from order_history where order_id = ${id}) h
    where orders.id = ${id}`.execute(on);
    await sql`
    with sent as (
      select created_at, row_number() over (order by id) as place from order_history
      where order_id = ${id} and event = 'document_uploaded'),
    files as (select id, row_number() over (order by id) as place from documents where order_id = ${id})
    update documents d set created_at = sent.created_at
    from files join sent using (place) where files.id = d.id`.execute(on);
    await sql`
    update documents d set created_at = h.created_at
    from order_history h where h.order_id = ${id} and h.event = 'save_invoice'
      and d.order_id = ${id} and d.document_type = 'ISSUED_INVOICE'`.execute(on);
    await sql`
    update invoice_mails m set created_at = h.created_at
    from invoices i, order_history h where i.order_id = ${id} and m.invoice_id = i.id
      and h.order_id = ${id} and h.event = 'mail_invoice'`.execute(on);
    await sql`
    update payments p set created_at = h.created_at
    from order_history h where h.order_id = ${id} and h.event = 'pay' and p.order_id = ${id}`.execute(on);
    await sql`
    update client_offers o set created_at = h.created_at
    from order_history h where h.order_id = ${id} and h.event = 'send_to_client' and o.order_id = ${id}`.execute(
      on,
    );
    // Who is asked answers before the next step, or by now.
    await sql`
    with asked as (select min(created_at) as at from order_history where order_id = ${id} and event = 'ask_subcontractors'),
      price as (
        select coalesce((select at from asked), now() - make_interval(hours => ${hours})) as asked_at,
          coalesce((select min(h.created_at) from order_history h, asked where h.order_id = ${id} and h.created_at > asked.at), now()) as answered_by),
      requests as (update price_requests r set asked_at = price.asked_at from price where r.order_id = ${id})
    update subcontractor_offers q set created_at = t.at, updated_at = t.at
    from price, lateral (select price.asked_at + (price.answered_by - price.asked_at) * 0.6 as at) t
    where q.order_id = ${id}`.execute(on);
    await sql`update mail_outbox o set created_at = m.created_at from messages m
    where m.id = o.message_id and m.order_id = ${id}`.execute(on);
  });
}
