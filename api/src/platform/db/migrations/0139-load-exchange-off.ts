import { Migration } from '@mikro-orm/migrations';

/**
 * A company that leaves the load exchange has its loads withdrawn first; sign-ins are numbered, so that a process that works with an old one
 * changes nothing of the next; what is there of a price is noted also where no quote is made of it; a load is outdated by all that it tells.
 */
export class LoadExchangeOff extends Migration {
  override up(): void {
    this.addSql('alter table load_exchange_queues add column generation integer not null default 0');
    this.addSql(`alter table load_publications add column skipped_offers jsonb not null default '{}'`);
    this.addSql('alter table load_publications drop constraint load_publications_end_reason_check');
    this.addSql(`
      /* contract: the check that takes the former one's place takes all that it took, and one reason more */
      alter table load_publications add constraint load_publications_end_reason_check check (end_reason in
        ('by_hand', 'replaced', 'quote_chosen', 'request_ended', 'route_deleted', 'over', 'ended_there', 'switched_off'))`);
    // Of a whole company, too.
    this.addSql('drop function end_load_publications(integer, integer, text)');
    this.addSql(`
      create function end_load_publications(of_route integer, of_order integer, reason text, of_company integer default null)
      returns void language sql security definer set search_path = public, pg_temp as $$
        update load_publications set is_wanted = false, end_reason = reason, updated_at = now(),
          status = case when status = 'waiting' and tries = 0 then 'withdrawn' else status end,
          ended_at = case when tries = 0 then now() end,
          next_try_at = case when tries = 0 then null else to_timestamp(0) end
        where (route_id = of_route or order_id = of_order or company_id = of_company) and is_wanted and ended_at is null
      $$`);
    for (const [table, columns, owner] of alsoTold)
      this.addSql(`
        create function outdate_loads_of_${table}() returns trigger language plpgsql security definer
        set search_path = public, pg_temp as $$
        begin
          update load_publications set is_outdated = true where ${owner} = new.id and is_wanted and ended_at is null;
          return new;
        end $$;
        create trigger ${table}_outdates_loads after update of ${columns} on ${table} for each row
        when (${columns
          .split(', ')
          .map((column) => `new.${column} is distinct from old.${column}`)
          .join(' or ')})
        execute function outdate_loads_of_${table}()`);
  }
}

/** What a load tells besides the columns that migration 0138 watches. */
const alsoTold: readonly (readonly [table: string, columns: string, owner: string])[] = [
  ['order_routes', 'payment_terms', 'route_id'],
  ['orders', 'body_type', 'order_id'],
];
