import type { Reads } from '../../platform/db/database.js';
import { ofCompany } from '../../platform/db/of-company.js';
import { sql, type Sql } from '../../platform/db/sql.js';

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
