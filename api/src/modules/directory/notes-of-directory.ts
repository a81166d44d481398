import { sql, type Sql } from '../../platform/db/sql.js';

const collections = {
  clients: { table: 'collected_clients', id: 'client_id' },
  subcontractors: { table: 'collected_subcontractors', id: 'subcontractor_id' },
} as const;

/** What indexes keep of notes is cut here, as in the migrations; longer ones are folded when they are searched. */
const longest = sql.raw('400');

/** Notes of a company's own entries, as `id` and `text`; of long ones both the beginning and the whole. */
export function notesOfOwn(table: keyof typeof collections, companyId: number): Sql {
  const own = sql`from ${sql.ref(table)} n where n.company_id = ${companyId}`;
  return sql`select n.id, n.notes_text as text ${own} and n.notes_text is not null
    union all select n.id, fold(n.notes) ${own} and length(n.notes_text) = ${longest}`;
}

/** Notes of a global directory, as `id` and `text`; indexes hold the trigrams of both the beginnings and the long ones. */
export function notesOfGlobal(table: keyof typeof collections): Sql {
  const shared = sql`from ${sql.ref(table)} n where n.company_id is null`;
  return sql`select n.id, n.notes_text as text ${shared}
    union all select n.id, fold(n.notes) ${shared} and length(n.notes_text) = ${longest}`;
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
  return sql`case when length(${text}) < ${longest} then ${text} else fold(${notes}) end`;
}
