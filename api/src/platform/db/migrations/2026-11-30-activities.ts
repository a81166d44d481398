import { Migration } from '@mikro-orm/migrations';

/** What the feed of messages and orders is read by; who has read a message, beside what became of its mail. */
export class Activities extends Migration {
  override up(): void {
    this.addSql(`
      alter table messages
        add column excerpt varchar(200) not null default '',
        add column read_at timestamptz,
        add column search_text text generated always as (left(fold(
          subject || ' ' || coalesce(sender_name, '') || ' ' || sender_email || ' ' || coalesce(recipient_name, '') || ' '
          || recipient_email
        ), 400)) stored`);
    this.addSql(`
      update messages set excerpt = left(regexp_replace(
        regexp_replace(o.text_body, '^[^\\n]{0,79}\\n\\n+', ''), '\\s+', ' ', 'g'), 120)
      from mail_outbox o where o.message_id = messages.id`);
    this.addSql(
      'create index messages_by_kind on messages (company_id, message_type, created_at desc, id desc)',
    );
    this.addSql(
      'create index messages_search on messages (company_id, created_at, id) include (search_text)',
    );
    // Nobody has seen it: what came in, and what could not be delivered.
    this.addSql(`
      create index messages_unread on messages (company_id, message_type)
      where read_at is null and (message_type = 'incoming' or status = 'failed')`);

    this.addSql('create index orders_by_change on orders (company_id, updated_at desc, id desc)');
    this.addSql(
      'create index orders_by_status_and_change on orders (company_id, status, updated_at desc, id desc)',
    );
    this.addSql('drop index orders_unread');
    this.addSql('create index orders_unread on orders (company_id, status) where not is_read');
  }
}
