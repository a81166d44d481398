import { sql, type Queryable, type Sql } from '../../platform/db/sql.js';
import type { Reads } from '../../platform/db/database.js';
import { ofCompany } from '../../platform/db/company-filter.js';

/** That a record `t` is the company's own which another program calls so; nothing where a list does not ask for it. */
export function calledOutside(companyId: number | null, { external_id }: { external_id?: string }): Sql[] {
  return external_id === undefined ? [] : [sql`(${ofCompany(companyId)} and t.external_id = ${external_id})`];
}

/** Who of a company's directories has an address. */
interface KnownSender {
  client_id: number | null;
  name: string;
}

/**
 * The client with an address, else the subcontractor: the company's own before those that it has collected.
 * @param expected the client that is taken where several have the address
 */
export async function findKnownSender(
  on: Queryable,
  companyId: number,
  email: string,
  expected: number | null,
): Promise<KnownSender | null> {
  const { rows } = await sql<KnownSender>`
    select client_id, name from (
      select 1 as rank, id as client_id, id, name from clients
      where company_id = ${companyId} and lower(email) = ${email}
      union all
      select 2, c.id, c.id, c.name from clients c
      join collected_clients u on u.client_id = c.id
      where u.company_id = ${companyId} and lower(c.email) = ${email}
      union all
      select 3, null, id, name from subcontractors
      where company_id = ${companyId} and lower(email) = ${email}
      union all
      select 4, null, s.id, s.name from subcontractors s
      join collected_subcontractors u on u.subcontractor_id = s.id
      where u.company_id = ${companyId} and lower(s.email) = ${email}) found
    order by (client_id = ${expected}) is true desc, rank, id limit 1`.execute(on);
  return rows[0] ?? null;
}

type Ids = readonly number[];

/** Names of records by their kinds, as selections of `id` and `name`: a company's own and global ones, or all. */
export const namedRecords = {
  client: (companyId: number | 'all', ids: Ids): Sql => sql`
    select id, name from clients where id = any(${ids}::bigint[]) and ${isVisibleTo(companyId)}`,
  subcontractor: (companyId: number | 'all', ids: Ids): Sql => sql`
    select id, name from subcontractors where id = any(${ids}::bigint[]) and ${isVisibleTo(companyId)}`,
  group: (companyId: number | 'all', ids: Ids): Sql => sql`
    select id, name from subcontractor_groups where id = any(${ids}::bigint[]) and ${isVisibleTo(companyId)}`,
};

function isVisibleTo(companyId: number | 'all'): Sql {
  return companyId === 'all' ? sql`true` : sql`(company_id = ${companyId} or company_id is null)`;
}

/** What tells companies of one name apart. */
export interface NamedPlace {
  name: string;
  post_code: string | null;
}

type Table = 'clients' | 'subcontractors';

/** Records of a directory that have one of the names, whatever its case and diacritics: a company's own, or the global ones. */
export function findNamed(
  reads: Reads,
  table: Table,
  companyId: number | null,
  names: readonly string[],
): Promise<NamedPlace[]> {
  return namedAmong(reads, table, ofCompany(companyId), names);
}

/** Global records in a company's collection that have one of the names. */
export function findNamedCollected(
  reads: Reads,
  table: Table,
  companyId: number,
  names: readonly string[],
): Promise<NamedPlace[]> {
  const [collection, id] =
    table === 'clients'
      ? ['collected_clients', 'client_id']
      : ['collected_subcontractors', 'subcontractor_id'];
  const isCollected = sql`t.id in (select ${sql.ref(id)} from ${sql.ref(collection)} where company_id = ${companyId})`;
  return namedAmong(reads, table, isCollected, names);
}

async function namedAmong(
  reads: Reads,
  table: Table,
  which: Sql,
  names: readonly string[],
): Promise<NamedPlace[]> {
  const { rows } = await sql<NamedPlace>`
    select t.name, t.post_code from ${sql.ref(table)} t
    where ${which} and fold(t.name) in (select fold(n) from unnest(${names}::text[]) n)`.execute(reads);
  return rows;
}

const collections = {
  clients: { table: 'collected_clients', id: 'client_id' },
  subcontractors: { table: 'collected_subcontractors', id: 'subcontractor_id' },
} as const;

/** What indexes keep of notes is cut here, as in the migrations; longer ones are folded when they are searched. */
const shownLength = sql.constant(400);

/** Notes of a company's own entries, as `id` and `text`; of long ones both the beginning and the whole. */
export function notesOfOwn(table: keyof typeof collections, companyId: number): Sql {
  const own = sql`from ${sql.ref(table)} n where n.company_id = ${companyId}`;
  return sql`select n.id, n.notes_text as text ${own} and n.notes_text is not null
    union all select n.id, fold(n.notes) ${own} and length(n.notes_text) = ${shownLength}`;
}

/**
 * Notes of a global directory, as `id` and `text`; indexes hold the trigrams of both the beginnings and the long ones, and the letter keys of
 * the beginnings (`has_keys`).
 */
export function notesOfGlobal(table: keyof typeof collections): Sql {
  const shared = sql`from ${sql.ref(table)} n where n.company_id is null`;
  return sql`select n.id, n.notes_text as text, true as has_keys ${shared}
    union all select n.id, fold(n.notes), false ${shared} and length(n.notes_text) = ${shownLength}`;
}

/** The same of one row after the other: of long notes the whole alone. */
export function notesOfGlobalRow(table: keyof typeof collections): Sql {
  return sql`select n.id, ${wholeNotes('n')} as text from ${sql.ref(table)} n where n.company_id is null and n.notes_text is not null`;
}

/** All notes that a company's directory shows, as `id` and `text`: also of collected entries, and what it wrote on them. */
export function notesOfDirectory(table: keyof typeof collections, companyId: number): Sql {
  const collection = collections[table];
  const entry = sql.ref(`e.${collection.id}`);
  const ofCollected = sql`select n.id, ${wholeNotes('n')} from ${sql.ref(collection.table)} e
    join ${sql.ref(table)} n on n.id = ${entry}
    where e.company_id = ${companyId} and n.notes_text is not null and n.company_id is null`;
  const written =
    table === 'clients'
      ? [
          sql`select ${entry}, ${wholeNotes('e')} from ${sql.ref(collection.table)} e
            where e.company_id = ${companyId} and e.notes_text is not null`,
        ]
      : [];
  return sql`${sql.join([notesOfOwn(table, companyId), ofCollected, ...written], ' union all ')}`;
}

function wholeNotes(row: 'n' | 'e'): Sql {
  const [notes, text] = [sql.ref(`${row}.notes`), sql.ref(`${row}.notes_text`)];
  return sql`case when length(${text}) < ${shownLength} then ${text} else fold(${notes}) end`;
}
