import { Migration } from '@mikro-orm/migrations';

const longest = 400;

/**
 * A collection of thousands is searched by notes without looking at its entries that have none. The few notes that are
 * longer than what is kept of them for searching are found, so that they are searched to their end; by an equality, from
 * which the planner knows that they are few.
 */
export class IndexesForNotes extends Migration {
  override up(): void {
    for (const table of ['clients', 'subcontractors']) {
      this.addSql(`
        create index ${table}_global_by_notes on ${table} (id) where notes_text is not null and company_id is null`);
      this.addSql(`
        create index ${table}_by_long_notes on ${table} (company_id, id)
        where length(notes_text) = ${longest} and company_id is not null`);
    }
  }
}
