import { Migration } from '@mikro-orm/migrations';

/** The company's own subject of a kind of mail; null where the built-in one goes on being sent. */
export class TemplateSubjects extends Migration {
  override up(): void {
    this.addSql('alter table email_templates add column subject varchar(200)');
  }
}
