import { Migration } from '@mikro-orm/migrations';

/** Mails that reached nobody, and whose link somebody has handed over in another way since. */
export class MailsPassedOn extends Migration {
  override up(): void {
    this.addSql('alter table messages add column passed_on_at timestamptz');
    // The view of 0065, with one column more at its end: statements of the version before go on.
    this.addSql(`
      create or replace view correspondence_messages with (security_invoker = true) as
      select id, company_id, type, message_type, status, failure_reason, subject, excerpt, sender_name, sender_email,
        sender_check, recipient_name, recipient_email, client_id, order_id, route_id, follows_id, auto_submitted, read_at, created_at,
        passed_on_at
      from messages`);
  }
}
