import { Migration } from '@mikro-orm/migrations';

/** A letter to many clients goes to each in their language; that it is kept as it was written takes its further languages. */
export class LettersInLanguages extends Migration {
  override up(): void {
    this.addSql('alter table client_mailings add column translations text');
  }
}
