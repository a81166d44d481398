import { Migration } from '@mikro-orm/migrations';

/** How often a mail was tried before an administrator had it tried again, and when it was tried last. */
export class TriesOfMails extends Migration {
  override up(): void {
    this.addSql(`
      alter table incoming_mails
        add column earlier_attempts integer not null default 0,
        add column tried_at timestamptz`);
  }
}
