import { Migration } from '@mikro-orm/migrations';

const longest = 400;

/**
 * A collection of thousands is searched by notes without looking at its entries that have none. Of long notes the planner
 * knows by an equality that they are few; by how long the folded text is, it took them for a third of all.
 */
export class IndexesForNotes extends Migration {
  override up(): void {
    for (const table of ['clients', 'subcontractors']) {
      this.addSql(`
        create index ${table}_global_by_notes on ${table} (id) where notes_text is not null and company_id is null`);
      this.addSql(`drop index ${table}_by_long_notes`);
      this.addSql(`
        create index ${table}_by_long_notes on ${table} (company_id, id)
        where length(notes_text) = ${longest} and company_id is not null`);
    }
  }
}
