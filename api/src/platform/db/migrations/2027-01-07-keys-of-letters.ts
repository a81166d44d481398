import { Migration } from '@mikro-orm/migrations';

/**
 * Which key of a caller sent which letter, and in what words: the same key again sends nothing, and one with other words is
 * told so.
 */
export class KeysOfLetters extends Migration {
  override up(): void {
    this.addSql(`
      create table letter_keys (
        company_id integer not null references companies (id) on delete cascade,
        key varchar(64) not null,
        fingerprint varchar(64) not null,
        message_id integer references messages (id) on delete set null,
        created_at timestamptz not null default now(),
        primary key (company_id, key)
      )`);
    this.addSql('create index letter_keys_by_message on letter_keys (message_id)');
    this.addSql('alter table client_mailings add column fingerprint varchar(64)');
  }
}
