import { Migration } from '@mikro-orm/migrations';

const longest = 400;

/** Finds the few notes that are longer than what is kept of them for searching, so that they are searched to their end. */
export class LongNotesSearched extends Migration {
  override up(): void {
    for (const table of ['clients', 'subcontractors']) {
      this.addSql(`
        create index ${table}_by_long_notes on ${table} (company_id, id)
        where length(fold(notes)) > ${longest} and company_id is not null`);
    }
  }
}
