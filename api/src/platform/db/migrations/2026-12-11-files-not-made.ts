import { Migration } from '@mikro-orm/migrations';

/** Finds the few files that could not be made for their mails, by what they were to be made of. */
export class FilesNotMade extends Migration {
  override up(): void {
    this.addSql(`
      create index mail_attachments_not_made on mail_attachments (kind, record_id) where failure is not null`);
  }
}
