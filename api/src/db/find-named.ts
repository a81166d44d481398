import type { Reads } from './database.js';
import { ofCompany } from './of-company.js';
import { sql } from './sql.js';

/** What tells companies of one name apart. */
export interface NamedPlace {
  name: string;
  post_code: string | null;
}

/** Records of a directory that have one of the names, whatever its case and diacritics: a company's own, or the global ones. */
export async function findNamed(
  reads: Reads,
  table: 'clients' | 'subcontractors',
  companyId: number | null,
  names: readonly string[],
): Promise<NamedPlace[]> {
  const { rows } = await sql<NamedPlace>`
    select t.name, t.post_code from ${sql.ref(table)} t
    where ${ofCompany(companyId)} and fold(t.name) in (select fold(n) from unnest(${names}::text[]) n)`.execute(
    reads,
  );
  return rows;
}
