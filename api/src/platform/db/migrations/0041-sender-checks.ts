import { Migration } from '@mikro-orm/migrations';

/** What the receiving mail server found out about the sender of a message that came in (RFC 8601). */
export class SenderChecks extends Migration {
  override up(): void {
    this.addSql(`
      alter table messages add column sender_check varchar(7) not null default 'unknown'
        check (sender_check in ('pass', 'fail', 'unknown'))`);
  }
}
