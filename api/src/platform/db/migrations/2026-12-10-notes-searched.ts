import { Migration } from '@mikro-orm/migrations';

const longest = 400;

/**
 * A company's directories are also searched by notes. The indexes hold rows with notes only: those without cost a search
 * nothing.
 */
export class NotesSearched extends Migration {
  override up(): void {
    for (const table of ['clients', 'subcontractors', 'collected_clients']) {
      this.addSql(`
        alter table ${table} add column notes_text text generated always as (left(fold(notes), ${longest})) stored`);
    }
    for (const table of ['clients', 'subcontractors']) {
      this.addSql(`
        create index ${table}_by_notes on ${table} (company_id, id) include (notes_text)
        where notes_text is not null and company_id is not null`);
    }
  }
}
