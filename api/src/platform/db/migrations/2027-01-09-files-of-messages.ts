import { Migration } from '@mikro-orm/migrations';

/** Files that came with messages are kept, and go after their messages. */
export class FilesOfMessages extends Migration {
  override up(): void {
    this.addSql('alter table message_attachments add column storage_key varchar(64)');
    this.addSql('create index message_attachments_by_key on message_attachments (storage_key)');
    this.addSql(`
      create trigger message_attachments_discards_files after delete on message_attachments for each row
      execute function note_discarded_files('storage_key')`);
  }
}
