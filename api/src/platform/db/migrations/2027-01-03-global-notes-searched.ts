import { Migration } from '@mikro-orm/migrations';

const longest = 400;

/**
 * Administrators search the global directories by notes as well, by what is kept of them for searching; the few that are
 * longer than that by an index of their own. Rows without notes cost the indexes nothing.
 */
export class GlobalNotesSearched extends Migration {
  override up(): void {
    for (const table of ['clients', 'subcontractors']) {
      this.addSql(`
        create index ${table}_global_note_texts on ${table} using gin (notes_text gin_trgm_ops)
        where company_id is null`);
      this.addSql(`
        create index ${table}_global_long_notes on ${table} using gin (fold(notes) gin_trgm_ops)
        where company_id is null and length(notes_text) = ${longest}`);
    }
  }
}
