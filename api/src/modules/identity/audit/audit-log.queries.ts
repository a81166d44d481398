import type { Reads } from '../../../platform/db/database.js';
import type { NamesOf } from '../../../platform/db/company-filter.js';
import { sql, type Sql, type Queryable } from '../../../platform/db/sql.js';
import { pageOf, paged, sortOf } from '../../../platform/http/pages.js';
import type { AuditLogEntry, AuditLogPage, AuditLogQuery } from './audit-log.dto.js';
import { callerSetting } from '../../../kernel/caller.js';

/** Entries that are counted at most: to count millions takes longer than anybody waits. */
const countedEntries = 10_000;

const columns = sql`t.id, t.company_id, company.name as company_name, t.actor_id, t.actor_name, t.api_key_id, t.action,
  t.record, t.record_id, t.before, t.after, t.ip, t.request_id, t.created_at`;

/** One page of a company's entries, or of all companies' and of those that belong to none. */
export async function listAuditLog(
  reads: Reads,
  companyId: number | 'all',
  query: AuditLogQuery,
  namedRecords: NamedRecords,
): Promise<AuditLogPage> {
  const request = pageOf(query);
  const { descending } = sortOf(query.sort, ['created_at', 'id'], { field: 'created_at', descending: true });
  // Entries get their numbers in the sequence of their times.
  const orderBy = (table: 'page' | 't') => {
    const direction = descending ? sql`desc` : sql`asc`;
    const name = sql.ref(table);
    return sql`${name}.created_at ${direction}, ${name}.id ${direction}`;
  };
  const from = sql`from audit_log t where ${sql.join(conditions(companyId, query), ' and ')}`;
  const { rows } = await sql<Partial<AuditLogEntry> & { list_total?: number }>`
    with page as materialized (
      select t.id, t.created_at ${from} order by ${orderBy('t')}
      limit ${request.size} offset ${(request.page - 1) * request.size})
    select counted.list_total, ${columns}
    from (select count(*)::int as list_total from (select 1 ${from} limit ${countedEntries}) entries) counted
      left join page on true
      left join audit_log t on t.id = page.id
      left join companies company on company.id = t.company_id
    order by ${orderBy('page')}`.execute(reads);
  const total = rows[0]?.list_total ?? 0;
  const items = rows.filter(({ id }) => typeof id === 'number');
  for (const row of items) delete row.list_total;
  return paged(await withNames(reads, companyId, items as UnnamedEntry[], namedRecords), total, request);
}

type UnnamedEntry = Omit<AuditLogEntry, 'names'>;

/** How records of a kind are called by people, by the kinds of entries; each module gives what it knows. */
export type NamedRecords = Readonly<Record<string, NamesOf>>;

const ownNames: NamedRecords = {
  user: (_companyId, ids) => sql`select id, name from users where id = any(${ids}::bigint[])`,
  company: (_companyId, ids) => sql`select id, name from companies where id = any(${ids}::bigint[])`,
};

/** Fields of entries that hold the id of a record with a name. */
const references: Readonly<Record<string, string>> = {
  user_id: 'user',
  owner_id: 'user',
  created_by: 'user',
  added_by: 'user',
  invited_by: 'user',
  sent_by: 'user',
  asked_by: 'user',
  removed_by: 'user',
  assignee_id: 'user',
  snoozed_by: 'user',
  company_id: 'company',
  client_id: 'client',
  claimed_client_id: 'client',
  subcontractor_id: 'subcontractor',
  group_id: 'group',
  order_id: 'order',
  route_id: 'route',
  offer_id: 'quote',
  chosen_offer_id: 'quote',
  document_id: 'document',
  invoice_id: 'invoice',
  corrects_id: 'invoice',
  carrier_invoice_id: 'carrier_invoice',
  message_id: 'message',
};

/** The records that an entry is about or refers to, as `user/7`, by what the entry calls them: `created_by/7`. */
function referencesOf(
  { record, record_id, before, after }: UnnamedEntry,
  named: NamedRecords,
): Map<string, string> {
  const found = new Map<string, string>();
  for (const [field, value] of [before, after].flatMap((fields) => Object.entries(fields ?? {}))) {
    const kind = Object.hasOwn(references, field) ? references[field] : undefined;
    if (kind && Number.isSafeInteger(value))
      found.set(`${field}/${String(value)}`, `${kind}/${String(value)}`);
  }
  if (record !== null && record_id !== null && Object.hasOwn(named, record))
    found.set(`${record}/${record_id}`, `${record}/${record_id}`);
  return found;
}

/** Entries with the names of what they tell of; of the directories a company sees its own and the global ones alone. */
async function withNames(
  reads: Reads,
  companyId: number | 'all',
  entries: readonly UnnamedEntry[],
  namedRecords: NamedRecords,
): Promise<AuditLogEntry[]> {
  const named = { ...ownNames, ...namedRecords };
  const referred = entries.map((entry) => referencesOf(entry, named));
  const wanted = new Set(referred.flatMap((found) => [...found.values()]));
  const idsOf = (kind: string): number[] =>
    [...wanted].filter((key) => key.startsWith(`${kind}/`)).map((key) => Number(key.slice(kind.length + 1)));
  const ofKinds = Object.entries(named).flatMap(([kind, namesOf]) => {
    const ids = idsOf(kind);
    if (ids.length === 0) return [];
    return sql`select ${`${kind}/`}::text || id as key, name from (${namesOf(companyId, ids)}) named where name <> ''`;
  });
  const { rows } =
    ofKinds.length === 0
      ? { rows: [] }
      : await sql<{ key: string; name: string }>`${sql.join(ofKinds, ' union all ')}`.execute(reads);
  const names = new Map(rows.map(({ key, name }) => [key, name]));
  return entries.map((entry, index) => ({
    ...entry,
    names: Object.fromEntries(
      [...(referred[index] ?? [])].flatMap(([called, key]): [string, string][] => {
        const name = names.get(key);
        return name === undefined ? [] : [[called, name]];
      }),
    ),
  }));
}

function conditions(companyId: number | 'all', query: AuditLogQuery): Sql[] {
  const { company_id, actor_id, action, record, record_id, from, to } = query;
  return [
    companyId === 'all' ? sql`true` : sql`t.company_id = ${companyId}`,
    ...(company_id === undefined ? [] : [sql`t.company_id = ${company_id}`]),
    ...(actor_id === undefined ? [] : [sql`t.actor_id = ${actor_id}`]),
    ...(action === undefined ? [] : [actionIs(action)]),
    ...(record === undefined ? [] : [sql`t.record = ${record}`]),
    ...(record_id === undefined ? [] : [sql`t.record_id = ${record_id}`]),
    ...(from === undefined ? [] : [sql`t.created_at >= ${from}`]),
    ...(to === undefined ? [] : [sql`t.created_at < ${to}`]),
  ];
}

/** All that begin with `order.` lie between it and `order/`, the next character after the dot. */
function actionIs(action: string): Sql {
  return action.endsWith('.')
    ? sql`t.action ~>=~ ${action} and t.action ~<~ ${`${action.slice(0, -1)}/`}`
    : sql`t.action = ${action}`;
}

/**
 * Has the audit log take the present caller for who changes something in another session, by the number of its process: nothing that a
 * statement sets there makes it somebody else.
 */
export async function noteCallerOf(on: Queryable, processId: number): Promise<void> {
  await sql`
    insert into audit_callers (process_id, caller) values (${processId}, ${callerSetting() ?? '{}'}::jsonb)
    on conflict (process_id) do update set caller = excluded.caller`.execute(on);
}

/** Forgets who changes something in a session. */
export async function forgetCallerOf(on: Queryable, processId: number): Promise<void> {
  await sql`delete from audit_callers where process_id = ${processId}`.execute(on);
}
