import { Migration } from '@mikro-orm/migrations';

/**
 * A letter to many stands in the feed once: its first message, which the others follow. Those that could not be delivered stand there
 * by themselves. When the first is deleted, the next one takes its place.
 */
export class LettersToMany extends Migration {
  override up(): void {
    this.addSql('alter table messages add column follows_id integer');
    this.addSql('create index messages_following on messages (follows_id) where follows_id is not null');
    this.addSql(`
      create index messages_in_feed on messages (company_id, message_type, created_at desc, id desc)
      where follows_id is null or status = 'failed'`);
    this.addSql(`
      create function pass_on_leads() returns trigger language plpgsql as $$
      begin
        update messages m set follows_id = case when m.id <> next.lead then next.lead end
        from (
          select follows_id, min(id) as lead from messages where follows_id in (select id from gone) group by follows_id
        ) next
        where m.follows_id = next.follows_id;
        return null;
      end $$`);
    this.addSql(`
      create trigger pass_on_leads after delete on messages referencing old table as gone
      for each statement execute function pass_on_leads()`);
  }
}
