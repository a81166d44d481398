import { Migration } from '@mikro-orm/migrations';

/**
 * What was written with one address about one order, or under one subject, is a conversation. Answers have the order of the mail that
 * they answer; where there is no order, the subject is what they keep, behind what mail programs of many languages put before it.
 */
export class ConversationsOfMessages extends Migration {
  override up(): void {
    this.addSql(`
      create function mail_topic(subject text) returns text language sql immutable parallel safe as $$
        select btrim(regexp_replace(lower(subject), '^(\\s*(re|fw|fwd|odp|pd|sv|vs|vb|aw|wg|tr|rv|rif|i|r)(\\[\\d+\\])?\\s*:)+', ''))
      $$`);
    this.addSql(`
      create index messages_by_partner on messages (
        company_id, lower(case message_type when 'incoming' then sender_email else recipient_email end), created_at desc)`);
  }
}
