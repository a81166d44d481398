import { Migration } from '@mikro-orm/migrations';
import { audit } from './0039-audit-trail.js';

/**
 * Confirmations of orders and reminders of offers, which the product sends clients by itself once their company wants so: what a company
 * and an order say of them, which offer was reminded of, and which messages no person wrote.
 */
export class MailsByThemselves extends Migration {
  override up(): void {
    this.addSql(`
      alter table company_settings
        add column send_order_acceptance boolean not null default false,
        add column follow_up_days smallint check (follow_up_days between 1 and 60),
        add column follow_up_since timestamptz,
        add constraint company_settings_follow_up check ((follow_up_days is null) = (follow_up_since is null))`);
    this.addSql('alter table orders add column follow_up_off boolean not null default false');
    this.addSql(`
      alter table client_offers
        add column language varchar(2),
        add column followed_up_at timestamptz`);
    this.addSql(`
      create index client_offers_to_follow_up on client_offers (company_id, created_at)
      where answer is null and followed_up_at is null`);
    this.addSql('alter table messages add column auto_submitted boolean not null default false');
    // What the product remembers for itself tells nothing in the audit log.
    for (const table of [
      {
        table: 'client_offers',
        record: 'offer',
        leftOut: 'reminded_at,expiry_told_at,followed_up_at',
      },
      { table: 'company_settings', record: 'company_settings', leftOut: 'follow_up_since' },
    ]) {
      this.addSql(`drop trigger ${table.table}_audited on ${table.table}`);
      this.addSql(`drop trigger ${table.table}_audited_whole on ${table.table}`);
      for (const statement of audit(table)) this.addSql(statement);
    }
  }
}
