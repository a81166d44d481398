import { ofCompany } from '../../../platform/db/company-filter.js';
import { sql, type Sql } from '../../../platform/db/sql.js';
import type { Reads } from '../../../platform/db/database.js';
import { listPage } from '../../../platform/db/list-page.js';
import { byField, type ListStatement } from '../../../platform/db/list-statement.js';
import { calledOutside, notesOfDirectory } from '../directory.queries.js';
import type { ListQuery } from '../../../platform/http/api-types.js';
import { countryOf, pageOf, sortOf } from '../../../platform/http/pages.js';
import type {
  ClientDirectoryPage,
  ClientDirectoryQuery,
  ClientDirectoryStats,
  CollectedClient,
  CollectedClientPage,
  DirectoryClient,
  FoundGlobalClient,
  FoundGlobalClientPage,
  GlobalClientStats,
} from './client-directory.dto.js';
import { clientColumns, clientSort, collectedBy, within } from './client.queries.js';

/** A client as a directory has it, of the row `t` joined to its entry of the collection. */
const directoryColumns = sql`${clientColumns}, collected.id as collection_id, collected.notes as collection_notes`;

/** @param companyId whose collection; null for administrators, who have none */
const joinedEntry = (companyId: number | null): Sql => sql`left join collected_clients collected
  on collected.client_id = t.id and collected.company_id = ${companyId}`;

/** A company's own clients together with the global ones that it has collected. */
export function listClientDirectory(
  reads: Reads,
  companyId: number,
  query: ClientDirectoryQuery,
): Promise<ClientDirectoryPage> {
  return listPage<DirectoryClient>(reads, clientDirectoryList(companyId, query), pageOf(query));
}

/** The list of a company's directory of clients. */
export function clientDirectoryList(companyId: number, query: ClientDirectoryQuery): ListStatement {
  const country_id = countryOf(query);
  const { source_type, has_email } = query;
  const sources = { personal: ofCompany(companyId), global: collectedBy(companyId) };
  return {
    table: 'clients',
    columns: directoryColumns,
    joins: joinedEntry(companyId),
    where: [
      ...calledOutside(companyId, query),
      ...(country_id === undefined ? [] : [sql`t.country_id = ${country_id}`]),
      ...(has_email === undefined ? [] : [sql`(t.email is not null) = ${has_email}`]),
    ],
    unionOf: source_type ? [sources[source_type]] : [sources.personal, sources.global],
    search: query.q,
    notes: notesOfDirectory('clients', companyId),
    orderBy: byField(clientSort(query)),
  };
}

/** One client of a company's directory. */
export async function findDirectoryClient(
  reads: Reads,
  companyId: number,
  id: number,
): Promise<DirectoryClient | null> {
  const { rows } = await sql<DirectoryClient>`
    select ${directoryColumns} from clients t ${joinedEntry(companyId)}
    where t.id = ${id} and ${within(companyId)}`.execute(reads);
  return rows[0] ?? null;
}

/** How many clients a company's directory has, by kind. */
export async function countClientDirectory(reads: Reads, companyId: number): Promise<ClientDirectoryStats> {
  const { rows } = await sql<ClientDirectoryStats>`
    select count(*)::int as total, count(company_id)::int as personal,
      (count(*) - count(company_id))::int as global, count(email)::int as with_email
    from (
      select company_id, email from clients t where ${ofCompany(companyId)}
      union all select company_id, email from clients t where ${collectedBy(companyId)}
    ) directory`.execute(reads);
  return rows[0] ?? { total: 0, personal: 0, global: 0, with_email: 0 };
}

/**
 * Looks through the global clients.
 * @param companyId whose collection is told of; null for administrators, who have none
 */
export function searchGlobalClients(
  reads: Reads,
  companyId: number | null,
  query: ListQuery,
  defaultSize: number,
): Promise<FoundGlobalClientPage> {
  return listPage<FoundGlobalClient>(
    reads,
    {
      table: 'clients',
      columns: sql`${clientColumns}, collected.id is not null as is_collected`,
      joins: joinedEntry(companyId),
      where: [ofCompany(null)],
      search: query.q,
      isGlobal: true,
      walkedBy: ['name'],
      orderBy: byField(clientSort(query)),
    },
    pageOf(query, defaultSize),
  );
}

/** An entry of a collection as it goes out: of the row `t`, joined to the client. */
const collectedColumns = sql`t.id, t.client_id, t.notes, t.created_at, client.name as client_name,
  client.email as client_email, client.city as client_city, client.country_id as client_country_id`;

/** The entries of a company's collection, the newest first. */
export function listCollectedClients(
  reads: Reads,
  companyId: number,
  query: ListQuery,
): Promise<CollectedClientPage> {
  return listPage<CollectedClient>(
    reads,
    {
      table: 'collected_clients',
      columns: collectedColumns,
      joins: sql`join clients client on client.id = t.client_id`,
      where: [sql`t.company_id = ${companyId}`, ...namedLike(query.q)],
      orderBy: byField(sortOf(query.sort, ['id', 'created_at'], { field: 'id', descending: true })),
    },
    pageOf(query),
  );
}

/** Entries whose client holds a text. */
function namedLike(q: string | undefined): Sql[] {
  const text = q?.trim() ?? '';
  if (text === '') return [];
  return [
    sql`exists (
    select 1 from clients c where c.id = t.client_id and strpos(c.search_text, (select fold(${text}))) > 0)`,
  ];
}

/** One entry of a company's collection. */
export async function findCollectedClient(
  reads: Reads,
  companyId: number,
  id: number,
): Promise<CollectedClient | null> {
  const { rows } = await sql<CollectedClient>`
    select ${collectedColumns} from collected_clients t join clients client on client.id = t.client_id
    where t.id = ${id} and t.company_id = ${companyId}`.execute(reads);
  return rows[0] ?? null;
}

/** How many global clients there are, and of what use they are for writing to. */
export async function countGlobalClients(reads: Reads): Promise<GlobalClientStats> {
  const { rows } = await sql<GlobalClientStats>`
    select count(*)::int as total, count(email)::int as with_email, count(phone)::int as with_phone,
      count(*) filter (where created_at > now() - interval '30 days')::int as added_in_30_days
    from clients t where ${ofCompany(null)}`.execute(reads);
  return rows[0] ?? { total: 0, with_email: 0, with_phone: 0, added_in_30_days: 0 };
}
