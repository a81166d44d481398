import { Migration } from '@mikro-orm/migrations';

/** A table whose changes are entries of the audit log. */
export interface AuditedTable {
  table: string;
  /** What a row is called. */
  record: string;
  /** Columns that tell nothing. */
  leftOut?: string;
  /** The column that names the company; `user_id` stands for that user's. */
  company?: string;
  events?: string;
  when?: string;
  /** Of a table whose version is what it is there for. */
  tellsVersion?: true;
}

const audited: readonly AuditedTable[] = [
  { table: 'companies', record: 'company', company: 'id' },
  { table: 'users', record: 'user', leftOut: 'last_login_at' },
  { table: 'company_invitations', record: 'invitation' },
  { table: 'company_settings', record: 'company_settings' },
  { table: 'price_settings', record: 'price_settings' },
  { table: 'email_templates', record: 'template' },
  { table: 'clients', record: 'client' },
  { table: 'collected_clients', record: 'collected_client' },
  { table: 'subcontractors', record: 'subcontractor' },
  { table: 'collected_subcontractors', record: 'collected_subcontractor' },
  { table: 'subcontractor_groups', record: 'group' },
  { table: 'subcontractor_group_members', record: 'group_member' },
  { table: 'orders', record: 'order', leftOut: 'is_read' },
  { table: 'order_routes', record: 'route' },
  { table: 'subcontractor_offers', record: 'quote' },
  { table: 'client_offers', record: 'offer', leftOut: 'reminded_at,expiry_told_at' },
  // Of a request to a group there is one entry, not one for each of its members.
  {
    table: 'price_requests',
    record: 'price_request',
    events: 'insert',
    when: 'new.group_request_id is null',
  },
  { table: 'group_price_requests', record: 'group_price_request' },
  { table: 'carrier_orders', record: 'carrier_order' },
  { table: 'documents', record: 'document', leftOut: 'storage_key' },
  { table: 'invoices', record: 'invoice' },
  { table: 'invoice_mails', record: 'invoice_mail' },
  { table: 'messages', record: 'message', events: 'delete' },
  { table: 'client_mailings', record: 'mailing', leftOut: 'key,fingerprint' },
  { table: 'link_versions', record: 'link', tellsVersion: true },
  { table: 'second_factors', record: 'second_factor', company: 'user_id', leftOut: 'last_step' },
];

/** Columns of every table that tell nothing: derived ones, and marks of the last change. */
const neverShown = 'search_text,notes_text,updated_at,update_date';

/** Statements that have a table's changes written to the log, at the commit. */
export function audit(one: AuditedTable): string[] {
  const { table, record, leftOut, company = 'company_id', when } = one;
  const { events = 'insert or update or delete' } = one;
  const without = [neverShown, leftOut, one.tellsVersion ? undefined : 'version'].filter(Boolean).join(',');
  // What a deletion takes along, and what other triggers do, is told by its cause; so are rows that the product keeps out. Somebody
  // else's session keeps nothing out: its own triggers, which run as itself, count as its deeds.
  return [
    `create constraint trigger ${table}_audited after ${events} on ${table} deferrable initially deferred for each row
     when (((pg_trigger_depth() = 0 and current_setting('frakto.audit', true) is distinct from 'off')
       or (current_user = session_user and not has_table_privilege(session_user, 'public.audit_pending'::regclass, 'insert')))
       ${when ? `and ${when}` : ''})
     execute function audit_change('${record}', '${without}', '${company}')`,
    `create trigger ${table}_audited_whole after truncate on ${table} for each statement
     execute function audit_truncate('${record}')`,
  ];
}

/**
 * Who changed what: triggers write entries of the audit log in the transaction of their cause, each entry carries the hash of the one
 * before it. Why it is built so: api/docs/adr/010-the-audit-log-is-written-by-the-database.md.
 */
export class AuditTrail extends Migration {
  override up(): void {
    this.addSql(`
      alter table audit_log
        add column position bigint,
        add column previous_hash bytea,
        add column hash bytea`);
    this.addSql('drop index audit_log_of_company');
    this.addSql('create index audit_log_by_date on audit_log (company_id, created_at desc, id desc)');
    this.addSql('create index audit_log_of_all_by_date on audit_log (created_at desc, id desc)');
    this.addSql('create index audit_log_by_actor on audit_log (actor_id, created_at desc, id desc)');
    this.addSql(
      'create index audit_log_by_record on audit_log (company_id, record, created_at desc, id desc)',
    );

    // The chain is the company's id, 0 for entries that belong to no company.
    this.addSql(`
      create table audit_chains (
        chain integer primary key,
        position bigint not null,
        hash bytea not null
      )`);
    this.addSql(`
      create table audit_checkpoints (
        id bigint generated always as identity primary key,
        chain integer not null,
        position bigint not null,
        hash bytea not null,
        signature text not null,
        created_at timestamptz not null default now()
      )`);
    this.addSql('create unique index audit_checkpoints_key on audit_checkpoints (chain, position)');
    // Entries on their way to the log: a row lives no longer than the transaction that wrote it, so a crash loses nothing.
    this.addSql(`
      create unlogged table audit_pending (
        id bigint generated always as identity primary key,
        company_id integer,
        actor_id integer,
        api_key_id integer,
        action text not null,
        record text,
        record_id bigint,
        before jsonb,
        after jsonb,
        ip text,
        request_id text
      )`);
    // Who runs a statement in a session that may not say so itself, by the number of its process.
    this.addSql(
      'create unlogged table audit_callers (process_id integer primary key, caller jsonb not null)',
    );

    this.addSql(`
      create function audit_text(entry audit_log) returns text language sql stable as $$
        select jsonb_build_array(entry.position, entry.id, entry.company_id, entry.actor_id, entry.actor_name, entry.api_key_id,
          entry.action, entry.record, entry.record_id, entry.before, entry.after, entry.ip, entry.request_id,
          to_char(entry.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'))::text
      $$`);

    // Whoever may write entries may say who they are; of anybody else, the product has noted it. Called with the triggers' search path.
    this.addSql(`
      create function audit_caller() returns jsonb language plpgsql stable as $$
      begin
        if has_table_privilege(session_user, 'public.audit_pending'::regclass, 'insert') then
          return coalesce(nullif(current_setting('frakto.caller', true), '')::jsonb, '{}');
        end if;
        return coalesce((select c.caller from audit_callers c where c.process_id = pg_backend_pid()), '{}');
      end $$`);

    // Appends an entry to its company's chain, which stays locked until the transaction ends: so this runs at the commit, in deferred
    // triggers, as their owner. The first entry of a transaction notes the chain's end at once. Of all others the end is noted once,
    // after them: a row that was updated a thousand times is read by way of a thousand versions. It is few statements, because each
    // expression of a function is prepared anew in every transaction.
    this.addSql(`
      create function audit_append(company integer, actor integer, api_key integer, action text, record text, record_id bigint,
        before jsonb, after jsonb, ip text, request_id text) returns void language plpgsql as $$
      #variable_conflict use_variable
      declare
        head record;
        last record;
      begin
        loop
          select c.chain, c.position, c.hash, c.xmin = pg_current_xact_id()::xid as is_own into head
          from audit_chains c where c.chain = coalesce(company, 0) for update;
          exit when found;
          insert into audit_chains as c (chain, position, hash) values (coalesce(company, 0), 0, decode(repeat('00', 32), 'hex'))
          on conflict do nothing;
        end loop;
        last := head;
        if head.is_own and head.position > 0 then
          select l.position, l.hash into last from audit_log l
          where coalesce(l.company_id, 0) = head.chain order by l.position desc limit 1;
          if last.position = head.position then
            insert into audit_pending as p (company_id, action) values (company, 'end of chain');
          end if;
        end if;
        with entry as materialized (
          select nextval('audit_log_id_seq') as id, clock_timestamp() as created_at,
            (select u.name from users u where u.id = actor) as actor_name),
        entered as (
          insert into audit_log overriding system value
          select e.id, company, actor, e.actor_name, api_key, action, record, record_id, before, after, ip, request_id, e.created_at,
            last.position + 1, last.hash,
            sha256(last.hash || convert_to(jsonb_build_array(last.position + 1, e.id, company, actor, e.actor_name, api_key,
              action, record, record_id, before, after, ip, request_id,
              to_char(e.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'))::text, 'UTF8'))
          from entry e returning audit_log.position, audit_log.hash)
        update audit_chains c set position = entered.position, hash = entered.hash
        from entered where c.chain = head.chain and c.position = last.position and not (head.is_own and head.position > 0);
      end $$`);
    this.addSql(
      `revoke execute on function audit_append(integer, integer, integer, text, text, bigint, jsonb, jsonb, text, text) from public`,
    );

    // An object as it is shown: secrets are not, long texts are cut. Most have neither.
    this.addSql(`
      create function audit_shown(content jsonb) returns jsonb language plpgsql immutable strict as $$
      begin
        if length(content::text) <= 2000 and content::text !~ 'password|secret|token|hash|sealed|credential|public_key' then
          return content;
        end if;
        return (
          select coalesce(jsonb_object_agg(key, case
            when jsonb_typeof(value) not in ('null', 'boolean')
              and key ~ 'password|secret|token|hash|sealed|credential|public_key' then '"…"'
            when jsonb_typeof(value) = 'object' and length(value::text) <= 20000 then public.audit_shown(value)
            when length(value #>> '{}') > 2000 then to_jsonb(left(value #>> '{}', 2000) || '… (' || length(value #>> '{}') || ')')
            else value end), '{}')
          from jsonb_each(content)
        );
      end $$`);

    // Of two objects, what the first has otherwise than the second.
    this.addSql(`
      create function audit_difference(content jsonb, other jsonb) returns jsonb language plpgsql immutable as $$
      begin
        return (
          select coalesce(jsonb_object_agg(key, case
            when jsonb_typeof(value) = 'object' and jsonb_typeof(other -> key) = 'object'
              then public.audit_difference(value, other -> key)
            else value end), '{}')
          from jsonb_each(content) where value is distinct from other -> key
        );
      end $$`);

    // What a change is called that has a name of its own; null for what is no change, of a second factor that was only begun.
    this.addSql(`
      create function audit_deed(record text, deed text, old_row jsonb, new_row jsonb) returns text language plpgsql immutable as $$
      declare
        what text := case record when 'order' then 'status' when 'second_factor' then 'confirmed_at' else 'company_id' end;
        was text := old_row ->> what;
        is_now text := new_row ->> what;
      begin
        return case
          when record = 'order' and was <> is_now then 'order.status_changed'
          when record = 'user' and was is null and is_now is not null and old_row is not null then 'user.joined_company'
          when record = 'user' and was is not null and is_now is null and new_row is not null then 'user.left_company'
          when record = 'passkey' and old_row is null then 'passkey.added'
          when record = 'passkey' and new_row is null then 'passkey.removed'
          when record = 'second_factor' and was is null and is_now is null then null
          when record = 'second_factor' and was is null then 'second_factor.enabled'
          when record = 'second_factor' and is_now is null then 'second_factor.disabled'
          else deed end;
      end $$`);

    // Arguments: what a row is called, columns that tell nothing, the column that names the company.
    this.addSql(`
      create function audit_change() returns trigger language plpgsql security definer
      set search_path = public, pg_temp as $$
      declare
        old_row jsonb;
        new_row jsonb;
        present jsonb;
        before jsonb;
        after jsonb;
        deed text;
        caller jsonb;
      begin
        if tg_op = 'INSERT' then
          new_row := to_jsonb(new) - string_to_array(tg_argv[1], ',');
          present := new_row;
          after := audit_shown(jsonb_strip_nulls(new_row));
          deed := tg_argv[0] || '.created';
        elsif tg_op = 'DELETE' then
          old_row := to_jsonb(old) - string_to_array(tg_argv[1], ',');
          present := old_row;
          before := audit_shown(jsonb_strip_nulls(old_row));
          deed := tg_argv[0] || '.deleted';
        else
          old_row := to_jsonb(old) - string_to_array(tg_argv[1], ',');
          new_row := to_jsonb(new) - string_to_array(tg_argv[1], ',');
          if old_row = new_row then return null; end if;
          -- The company of somebody who left it is the one that they left.
          present := jsonb_strip_nulls(old_row) || jsonb_strip_nulls(new_row);
          select
            audit_shown(jsonb_object_agg(key, case when is_nested then audit_difference(value, other) else value end)),
            audit_shown(jsonb_object_agg(key, case when is_nested then audit_difference(other, value) else other end))
          into before, after
          from jsonb_each(old_row), lateral (select new_row -> key as other) o,
            lateral (select jsonb_typeof(value) = 'object' and jsonb_typeof(other) = 'object' as is_nested) n
          where value <> other;
          deed := tg_argv[0] || '.updated';
        end if;
        if tg_argv[0] in ('order', 'user', 'passkey', 'second_factor') then
          deed := audit_deed(tg_argv[0], deed, old_row, new_row);
          if deed is null then return null; end if;
          if deed in ('second_factor.enabled', 'second_factor.disabled') then
            before := null;
            after := null;
          end if;
        end if;
        if tg_argv[2] = 'user_id' then
          present := present || jsonb_build_object('company_id',
            (select company_id from users where id = (present ->> 'user_id')::integer));
        end if;
        caller := audit_caller();
        perform audit_append(
          (case tg_argv[2] when 'id' then present ->> 'id' else present ->> 'company_id' end)::integer,
          (caller ->> 'user_id')::integer, (caller ->> 'api_key_id')::integer, deed,
          case tg_argv[0] when 'second_factor' then 'user' else tg_argv[0] end,
          coalesce(present ->> 'id', present ->> tg_argv[2])::bigint,
          before, after, caller ->> 'ip', caller ->> 'request_id');
        return null;
      end $$`);
    this.addSql(`
      create function audit_truncate() returns trigger language plpgsql security definer
      set search_path = public, pg_temp as $$
      declare
        caller jsonb := audit_caller();
      begin
        insert into audit_pending (actor_id, action, record, ip, request_id)
        values ((caller ->> 'user_id')::integer, tg_argv[0] || '.all_deleted', tg_argv[0], caller ->> 'ip', caller ->> 'request_id');
        return null;
      end $$`);
    this.addSql(`
      create function audit_take_pending() returns trigger language plpgsql security definer
      set search_path = public, pg_temp as $$
      begin
        delete from audit_pending where id = new.id;
        if new.action = 'end of chain' then
          update audit_chains c set position = l.position, hash = l.hash
          from (select position, hash from audit_log where coalesce(company_id, 0) = coalesce(new.company_id, 0)
            order by position desc limit 1) l
          where c.chain = coalesce(new.company_id, 0);
          return null;
        end if;
        perform audit_append(new.company_id, new.actor_id, new.api_key_id, new.action, new.record, new.record_id,
          audit_shown(jsonb_strip_nulls(new.before)), audit_shown(jsonb_strip_nulls(new.after)), new.ip, new.request_id);
        return null;
      end $$`);
    this.addSql(`
      create function audit_refuse_change() returns trigger language plpgsql as $$
      begin
        raise exception 'Entries of the audit log stay as they were written';
      end $$`);

    this.addSql(`
      do $$
      declare
        entry audit_log;
        last audit_log;
        chain_id integer;
      begin
        for chain_id in select distinct coalesce(company_id, 0) from audit_log loop
          last := null;
          for entry in select * from audit_log where coalesce(company_id, 0) = chain_id order by id loop
            entry.position := coalesce(last.position, 0) + 1;
            entry.previous_hash := coalesce(last.hash, decode(repeat('00', 32), 'hex'));
            entry.hash := sha256(entry.previous_hash || convert_to(audit_text(entry), 'UTF8'));
            update audit_log set position = entry.position, previous_hash = entry.previous_hash, hash = entry.hash
            where id = entry.id;
            last := entry;
          end loop;
          insert into audit_chains (chain, position, hash) values (chain_id, last.position, last.hash);
        end loop;
      end $$`);
    this.addSql(`
      alter table audit_log
        alter column position set not null,
        alter column previous_hash set not null,
        alter column hash set not null`);

    // Two entries at one place of a chain: nothing that writes past the functions can make them.
    this.addSql('create unique index audit_log_place on audit_log (coalesce(company_id, 0), position)');
    // A day's checkpoint moves on with its chain: there is one a day, however long the log gets.
    const moveOn = `new.id = old.id and new.chain = old.chain and new.position > old.position and new.created_at = old.created_at
      and (old.created_at at time zone 'UTC')::date = (now() at time zone 'UTC')::date`;
    for (const [table, unless] of [
      ['audit_log', 'false'],
      ['audit_checkpoints', moveOn],
    ]) {
      this.addSql(`
        create trigger ${table}_stays before delete on ${table} for each row execute function audit_refuse_change()`);
      this.addSql(`
        create trigger ${table}_is_not_changed before update on ${table} for each row when (not (${unless}))
        execute function audit_refuse_change()`);
      this.addSql(`
        create trigger ${table}_stays_whole before truncate on ${table} for each statement
        execute function audit_refuse_change()`);
    }
    this.addSql(`
      create constraint trigger audit_pending_taken after insert on audit_pending deferrable initially deferred
      for each row execute function audit_take_pending()`);

    for (const one of audited) for (const statement of audit(one)) this.addSql(statement);
  }
}
