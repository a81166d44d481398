import { Migration } from '@mikro-orm/migrations';

/** How the rows of a table are counted. Pieces of SQL name a row `r`. */
interface Counted {
  table: string;
  counters: string;
  /** What is counted apart: columns, and what they are of a row. */
  by: readonly (readonly [column: string, of: string])[];
  /** What is added up besides their number. */
  sums: readonly (readonly [column: string, of: string])[];
}

const orders: Counted = {
  table: 'orders',
  counters: 'order_counters',
  by: [
    ['company_id', 'r.company_id'],
    ['status', 'r.status'],
    ['currency', 'r.currency_for_client'],
    ['assignee_id', 'r.assignee_id'],
  ],
  sums: [
    ['priced', 'num_nonnulls(coalesce(r.price_for_client, r.client_price))'],
    // What the client was offered or, without an offer, what was set by hand; and the other way round.
    ['offered', 'coalesce(r.price_for_client, r.client_price, 0)'],
    ['set_by_hand', 'coalesce(r.client_price, r.price_for_client, 0)'],
  ],
};

const messages: Counted = {
  table: 'messages',
  counters: 'message_counters',
  by: [
    ['company_id', 'r.company_id'],
    ['message_type', 'r.message_type'],
    ['status', 'r.status'],
    // A mailing stands in the feed once, and besides wherever it could not be delivered.
    ['is_in_feed', "r.follows_id is null or r.status = 'failed'"],
  ],
  sums: [['read', 'num_nonnulls(r.read_at)']],
};

const names = (columns: Counted['by']): string => columns.map(([column]) => column).join(', ');
const columnsOf = ({ by, sums }: Counted): string => `${names(by)}, number, ${names(sums)}`;

/** What rows of counters come to; nothing of what comes to nothing. */
function sumOf({ by, sums }: Counted, rows: string): string {
  const added = ['number', ...sums.map(([column]) => column)].map((column) => [column, `sum(${column})`]);
  return `
    select ${names(by)}, ${added.map(([column, sum]) => `${sum} as ${column}`).join(', ')} from (${rows}) one
    group by ${names(by)} having ${added.map(([, sum]) => `${sum} <> 0`).join(' or ')}`;
}

/** What each row of a table counts. */
const rowsOf = ({ by, sums }: Counted, table: string, sign: '' | '-' = ''): string => `
  select ${by.map(([column, of]) => `${of} as ${column}`).join(', ')}, ${sign}1 as number,
    ${sums.map(([column, of]) => `${sign}${of} as ${column}`).join(', ')} from ${table} r`;

/** What rows of counters take away. */
const negative = ({ by, sums, counters }: Counted): string => `
  select ${names(by)}, -number, ${sums.map(([column]) => `-${column}`).join(', ')} from public.${counters}`;

/** What a view shows: of a table that has not been counted, what its rows come to. */
function shown(one: Counted): string {
  const isCounted = `is_counted('${one.table}')`;
  return `
    ${sumOf(one, `select * from ${one.counters} where ${isCounted}`)}
    union all ${sumOf(one, `${rowsOf(one, one.table)} where not ${isCounted}`)}`;
}

function statementsOf(one: Counted): string[] {
  const { table, counters, by } = one;
  const enter = (rows: string): string =>
    `insert into public.${counters} (${columnsOf(one)}) ${sumOf(one, rows)};`;
  return [
    `create function count_${table}() returns trigger language plpgsql as $$
     begin
       if tg_op = 'INSERT' then ${enter(rowsOf(one, 'came'))}
       elsif tg_op = 'UPDATE' then ${enter(`${rowsOf(one, 'came')} union all ${rowsOf(one, 'gone', '-')}`)}
       elsif tg_op = 'DELETE' then ${enter(rowsOf(one, 'gone', '-'))}
       else delete from public.${counters};
       end if;
       return null;
     end $$`,
    ...[
      ['insert', 'referencing new table as came'],
      ['update', 'referencing new table as came old table as gone'],
      ['delete', 'referencing old table as gone'],
      ['truncate', ''],
    ].map(
      ([
        event,
        tables,
      ]) => `create trigger ${table}_counted_after_${event} after ${event} on ${table} ${tables}
         for each statement execute function count_${table}()`,
    ),
    // A table without rows is counted from its first one on.
    `insert into counted_tables (name) select '${table}' where not exists (select from ${table})`,
    // One statement has one snapshot: a row that it does not see is entered by whoever commits it.
    `create function keep_${counters}() returns void language plpgsql as $$
     begin
       -- What empties the table, and so the counters, comes before or after this.
       lock table public.${table} in access share mode;
       insert into public.counted_tables as c (name) values ('${table}') on conflict (name)
         do update set counted_at = now() where c.counted_at < now() - interval '1 day';
       if found then ${enter(`${rowsOf(one, `public.${table}`)} union all ${negative(one)}`)}
       end if;
       with many as (
         select company_id from public.${counters}
         group by company_id having count(*) > 100 + 2 * count(distinct (${names(by.slice(1))}))
           or not exists (select from public.companies where id = company_id)),
       taken as (
         delete from public.${counters} c using many where c.company_id = many.company_id returning c.*)
       ${enter('select * from taken')}
     end $$`,
  ];
}

/**
 * How many orders and messages a company has of each kind, and what its orders come to: to count a million rows takes a tenth of a second.
 * A statement that changes rows enters the difference as rows of its own, so that nobody waits for anybody. A job adds up what has been
 * entered, and counts what was there before; until then the views count rows. Once a day it counts anew, and enters what statements past
 * the triggers made different.
 */
export class Counters extends Migration {
  override up(): void {
    this.addSql(
      'create table counted_tables (name varchar(40) primary key, counted_at timestamptz not null default now())',
    );
    // Not for parallel workers: they would be started for rows that are not counted.
    this.addSql(`
      create function is_counted(one text) returns boolean language plpgsql stable parallel unsafe as $$
      begin
        return exists (select from public.counted_tables where name = one);
      end $$`);
    this.addSql(`
      create table order_counters (
        company_id integer not null,
        status smallint not null,
        currency char(3),
        assignee_id integer,
        number bigint not null,
        priced bigint not null,
        offered numeric not null,
        set_by_hand numeric not null
      )`);
    this.addSql(`
      create table message_counters (
        company_id integer not null,
        message_type varchar(8) not null,
        status varchar(10) not null,
        is_in_feed boolean not null,
        number bigint not null,
        read bigint not null
      )`);
    for (const one of [orders, messages]) {
      this.addSql(`create index ${one.counters}_of_company on ${one.counters} (company_id)`);
      // Rows that come and go have no key; a publication of all tables wants to know them all the same.
      this.addSql(`alter table ${one.counters} replica identity full`);
      for (const statement of statementsOf(one)) this.addSql(statement);
    }
    const view = (name: string, selection: string): void =>
      this.addSql(`create view ${name} with (security_invoker = true) as ${selection}`);
    view('shipment_order_counts', shown(orders));
    view('correspondence_message_counts', shown(messages));
  }
}
