import { Migration } from '@mikro-orm/migrations';

/**
 * Files whose record is gone, however it went: with its company, too, by a cascade that no service sees. Every table
 * that names stored files gets the trigger, with the names of its columns.
 */
export class DiscardedFiles extends Migration {
  override up(): void {
    this.addSql(`
      create table discarded_files (
        key varchar(64) primary key,
        discarded_at timestamptz not null default now(),
        removed_at timestamptz
      )`);
    this.addSql(`
      create function note_discarded_files() returns trigger language plpgsql as $$
      begin
        insert into discarded_files (key)
        select value from jsonb_each_text(to_jsonb(old)) where key = any (tg_argv) and value is not null
        on conflict do nothing;
        return null;
      end $$`);
    for (const [table, columns] of [
      ['imports', `'storage_key', 'rejected_key'`],
      ['mail_attachments', `'storage_key'`],
    ]) {
      this.addSql(`
        create trigger ${table}_discards_files after delete on ${table} for each row
        execute function note_discarded_files(${columns})`);
    }
  }
}
