import { Migration } from '@mikro-orm/migrations';

/** A table whose changes are told to the screens of its company. Pieces of SQL name a changed row `r`. */
export interface ToldTable {
  table: string;
  /** What a row is called in `changes`. */
  kind: string;
  /** The id that is told; `r.id` when left out. */
  id?: string;
  /** Whose it is; `r.company_id` when left out. Rows of no company are told as those of company 0. */
  company?: string;
  /** The order that it belongs to; none when left out. */
  order?: string;
  /** Tells the record's version. */
  tellsVersion?: true;
  /** Columns, with commas between them, by which no screen looks different. The table needs an `id`. */
  leftOut?: string;
  /** What a change of the columns in `leftOut` alone is called; it is told to nobody when left out. The table needs an `id`. */
  otherwise?: string;
  /** A row that leaves its company is told to that company, too. The table needs an `id`. */
  moves?: true;
  /** Which rows are told; all when left out. */
  only?: string;
}

/** More rows than this of one order, or of none, in one statement are one change without an id: an import is not told by the row. */
const mostRows = 20;

/** Statements that have a table's changes told. Run again after `drop trigger` when the columns that they name change. */
export function tell(one: ToldTable): string[] {
  const { table, id = 'r.id', company = 'r.company_id', order = 'null::integer' } = one;
  const { leftOut, otherwise, moves } = one;
  const version = one.tellsVersion ? 'r.version' : 'null::integer';
  const only = one.only ? ` where ${one.only}` : '';
  const without = leftOut && `array['${leftOut.replaceAll(',', "', '")}']`;
  const pairs = 'select n.* from changed n join former f using (id) where';
  const changedRows = without ? `(${pairs} to_jsonb(n) - ${without} <> to_jsonb(f) - ${without})` : 'changed';
  const note = (rows: string, kind = one.kind): string => `
        insert into public.change_notes (company_id, kind, record_id, order_id, version)
        select distinct c.company_id, '${kind}', case when c.rows <= ${mostRows} then c.id end, c.order_id,
          case when c.rows <= ${mostRows} then c.version end
        from (select coalesce(r.company_id, 0) as company_id, r.id, r.order_id, r.version,
                count(*) over (partition by r.company_id, r.order_id) as rows
              from (select ${company} as company_id, ${id} as id, ${order} as order_id, ${version} as version
                    from ${rows} r${only}) r) c;`;
  const light =
    otherwise && without
      ? note(
          `(${pairs} to_jsonb(n) <> to_jsonb(f) and to_jsonb(n) - ${without} = to_jsonb(f) - ${without})`,
          otherwise,
        )
      : '';
  const left = moves
    ? note(
        '(select f.* from former f join changed n using (id) where n.company_id is distinct from f.company_id)',
      )
    : '';
  return [
    `create function tell_${table}() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
      begin
        if tg_op = 'UPDATE' then${note(changedRows)}${light}${left}
        else${note('changed')}
        end if;
        return null;
      end $$`,
    // What a deletion takes along is told by its cause.
    ...[
      ['insert', 'new table as changed'],
      ['update', 'new table as changed old table as former'],
      ['delete', 'old table as changed'],
    ].map(
      ([
        event,
        tables,
      ]) => `create trigger ${table}_told_of_${event} after ${event} on ${table} referencing ${tables}
     for each statement when (pg_trigger_depth() = 0) execute function tell_${table}()`,
    ),
  ];
}

const orderOfRoute = '(select t.order_id from order_routes t where t.id = r.route_id)';
const orderOfInvoice = '(select t.order_id from invoices t where t.id = r.invoice_id)';
const orderOfMail = '(select t.order_id from messages t where t.id = r.message_id)';

const told: readonly ToldTable[] = [
  { table: 'companies', kind: 'company', company: 'r.id', tellsVersion: true },
  { table: 'users', kind: 'user', tellsVersion: true, leftOut: 'last_login_at,search_text', moves: true },
  { table: 'company_invitations', kind: 'invitation' },
  { table: 'company_settings', kind: 'company_settings', id: 'r.company_id', tellsVersion: true },
  { table: 'price_settings', kind: 'price_settings', id: 'r.company_id', tellsVersion: true },
  { table: 'company_exports', kind: 'company_export', leftOut: 'claimed_until' },
  { table: 'email_templates', kind: 'template', tellsVersion: true },
  { table: 'clients', kind: 'client', tellsVersion: true },
  { table: 'collected_clients', kind: 'collected_client', id: 'r.client_id' },
  { table: 'subcontractors', kind: 'subcontractor', tellsVersion: true },
  { table: 'collected_subcontractors', kind: 'collected_subcontractor', id: 'r.subcontractor_id' },
  { table: 'subcontractor_groups', kind: 'group', tellsVersion: true },
  { table: 'subcontractor_group_members', kind: 'group_member', id: 'r.group_id' },
  { table: 'imports', kind: 'import', leftOut: 'claimed_until' },
  { table: 'mailing_refusals', kind: 'mailing_refusal' },
  { table: 'client_mailings', kind: 'mailing' },
  { table: 'client_mailing_recipients', kind: 'mailing', id: 'r.mailing_id' },
  { table: 'messages', kind: 'message', order: 'r.order_id' },
  // Who delivers a mail marks it first, which nobody sees. Mails about accounts are of no company.
  {
    table: 'mail_outbox',
    kind: 'mail',
    order: orderOfMail,
    leftOut: 'locked_until,attempts',
    only: 'r.company_id is not null',
  },
  // That somebody has opened it shows in lists, and on no order's page.
  {
    table: 'orders',
    kind: 'order',
    order: 'r.id',
    tellsVersion: true,
    leftOut: 'is_read',
    otherwise: 'order_read',
  },
  { table: 'order_history', kind: 'history', order: 'r.order_id' },
  { table: 'order_routes', kind: 'route', order: 'r.order_id' },
  { table: 'subcontractor_offers', kind: 'quote', order: 'r.order_id' },
  { table: 'client_offers', kind: 'offer', order: 'r.order_id', leftOut: 'expiry_told_at' },
  { table: 'price_requests', kind: 'price_request', order: 'r.order_id' },
  { table: 'group_price_requests', kind: 'group_price_request', order: 'r.order_id' },
  { table: 'carrier_orders', kind: 'carrier_order', order: orderOfRoute },
  { table: 'documents', kind: 'document', order: 'r.order_id' },
  { table: 'invoices', kind: 'invoice', order: 'r.order_id' },
  { table: 'invoice_mails', kind: 'invoice_mail', order: orderOfInvoice },
  { table: 'payments', kind: 'payment', order: 'r.order_id' },
];

/**
 * What changed, by company, in the sequence of the commits. Triggers note it in the transaction of its cause; a deferred trigger gives
 * it its number at the commit. Why it is built so: api/docs/adr/015-changes-are-numbered-at-the-commit.md.
 */
export class Changes extends Migration {
  override up(): void {
    this.addSql('create sequence changes_seq');
    this.addSql(`
      create table changes (
        company_id integer not null,
        seq bigint not null,
        kind varchar(40) not null,
        record_id bigint,
        order_id integer,
        version integer,
        at timestamptz not null,
        primary key (company_id, seq)
      )`);
    this.addSql('create index changes_by_age on changes (at)');
    // On their way to `changes`: a row lives no longer than the transaction that wrote it, so a crash loses nothing.
    this.addSql(`
      create unlogged table change_notes (
        id bigint generated always as identity primary key,
        company_id integer not null,
        kind varchar(40) not null,
        record_id bigint,
        order_id integer,
        version integer
      )`);
    // Who numbers holds the company's chain of the audit log, which most of these transactions lock at their commit anyway: one lock
    // cannot be taken in two sequences. It is held until others see the change, so no smaller number appears after a larger one.
    this.addSql(`
      create function number_change() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
      begin
        loop
          perform from audit_chains c where c.chain = new.company_id for update;
          exit when found;
          insert into audit_chains as c (chain, position, hash) values (new.company_id, 0, decode(repeat('00', 32), 'hex'))
          on conflict do nothing;
        end loop;
        with gone as (delete from change_notes where id = new.id)
        insert into changes (company_id, seq, kind, record_id, order_id, version, at)
        values (new.company_id, nextval('changes_seq'), new.kind, new.record_id, new.order_id, new.version, clock_timestamp());
        return null;
      end $$`);
    this.addSql(`
      create constraint trigger change_notes_numbered after insert on change_notes deferrable initially deferred
      for each row execute function number_change()`);
    for (const one of told) for (const statement of tell(one)) this.addSql(statement);
  }
}
