import { sql } from './sql.js';
import { countries } from '../../kernel/contact/countries.js';
import type { Database } from './database.js';
import { migrate } from './migrate.js';

/** Brings schema and reference data up to date. @returns names of the migrations that were run */
export async function prepareDatabase(db: Database): Promise<string[]> {
  const applied = await migrate(db.url);
  const rows = countries.map(({ id, code, names }) => ({
    id,
    code,
    name_pl: names.pl,
    name_en: names.en,
    name_no: names.no,
  }));
  await sql`
    insert into countries (id, code, name_pl, name_en, name_no)
    select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as c (id int, code text, name_pl text, name_en text, name_no text)
    on conflict (id) do update set code = excluded.code, name_pl = excluded.name_pl, name_en = excluded.name_en,
      name_no = excluded.name_no`.execute(db.writes);
  return applied;
}
