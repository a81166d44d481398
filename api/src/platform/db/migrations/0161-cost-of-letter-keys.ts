import { Migration } from '@mikro-orm/migrations';

/**
 * To make the keys of a text takes far longer than to compare it: PostgreSQL is told so, and does not make those of each row where an index
 * has them.
 */
export class CostOfLetterKeys extends Migration {
  override up(): void {
    this.addSql('alter function letter_keys(text) cost 1000');
  }
}
