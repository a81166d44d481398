import { Migration } from '@mikro-orm/migrations';

/**
 * What mail programs are told of a mail besides its words, and who wants no letters to many. Of an address that has unsubscribed
 * only a hash is kept: erasing a person's data leaves it, so that nobody writes to them again.
 */
export class HeadersOfMails extends Migration {
  override up(): void {
    this.addSql(`
      alter table mail_outbox
        add column auto_submitted boolean not null default false,
        add column to_many boolean not null default false,
        add column follows_ids text[] not null default '{}'`);
    this.addSql(`
      create table mailing_refusals (
        id integer generated always as identity primary key,
        company_id integer not null references companies (id) on delete cascade,
        address_hash char(22) not null,
        created_at timestamptz not null default now(),
        unique (company_id, address_hash)
      )`);
    this.addSql('alter table client_mailing_recipients add column left_out boolean not null default false');
  }
}
