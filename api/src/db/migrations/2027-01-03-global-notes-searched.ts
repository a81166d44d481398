import { Migration } from '@mikro-orm/migrations';

/** Administrators search the global directories by notes as well; rows without any cost the index nothing. */
export class GlobalNotesSearched extends Migration {
  override up(): void {
    for (const table of ['clients', 'subcontractors']) {
      this.addSql(`
        create index ${table}_global_note_texts on ${table} using gin (fold(notes) gin_trgm_ops)
        where company_id is null and notes is not null`);
    }
  }
}
