import { Migration } from '@mikro-orm/migrations';

/** Global directories are also found by a whole word, which costs the same however many rows there are. */
export class WordsOfDirectories extends Migration {
  override up(): void {
    for (const table of ['clients', 'subcontractors']) {
      this.addSql(`
        create index ${table}_global_words on ${table} using gin (string_to_array(search_text, ' '))
        where company_id is null`);
    }
  }
}
