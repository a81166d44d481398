import { Migration } from '@mikro-orm/migrations';

/** When all of a mail but its end was with the mail server: from then on it is not sent again, whatever happens to its process. */
export class MailsHandedOver extends Migration {
  override up(): void {
    this.addSql('alter table mail_outbox add column handed_over_at timestamptz');
  }
}
