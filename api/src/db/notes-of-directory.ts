import { sql, type Sql } from './sql.js';

const collections = {
  clients: { table: 'collected_clients', id: 'client_id' },
  subcontractors: { table: 'collected_subcontractors', id: 'subcontractor_id' },
} as const;

/** Notes of a company's own entries, as `id` and `text`. */
export function notesOfOwn(table: keyof typeof collections, companyId: number): Sql {
  return sql`select n.id, n.notes_text as text from ${sql.ref(table)} n
    where n.company_id = ${companyId} and n.notes_text is not null`;
}

/** All notes that a company's directory shows, as `id` and `text`: also of collected entries, the company's among them. */
export function notesOfDirectory(table: keyof typeof collections, companyId: number): Sql {
  const collection = collections[table];
  const entry = sql.ref(`e.${collection.id}`);
  const ofCollected = sql`select n.id, n.notes_text from ${sql.ref(collection.table)} e
    join ${sql.ref(table)} n on n.id = ${entry} where e.company_id = ${companyId} and n.notes_text is not null`;
  const written =
    table === 'clients'
      ? [
          sql`select ${entry}, e.notes_text from ${sql.ref(collection.table)} e
            where e.company_id = ${companyId} and e.notes_text is not null`,
        ]
      : [];
  return sql`${sql.join([notesOfOwn(table, companyId), ofCollected, ...written], ' union all ')}`;
}
