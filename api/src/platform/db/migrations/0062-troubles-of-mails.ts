import { Migration } from '@mikro-orm/migrations';
import { audit } from './0039-audit-trail.js';

/** What became of mails about an offer that go out by themselves and could not be written: how often each was tried, and when it is tried again. */
export class TroublesOfMails extends Migration {
  override up(): void {
    this.addSql(`alter table client_offers add column mail_troubles jsonb not null default '{}'`);
    // What the product remembers for itself tells nothing in the audit log.
    this.addSql('drop trigger client_offers_audited on client_offers');
    this.addSql('drop trigger client_offers_audited_whole on client_offers');
    for (const statement of audit({
      table: 'client_offers',
      record: 'offer',
      leftOut: 'reminded_at,expiry_told_at,followed_up_at,mail_troubles',
    }))
      this.addSql(statement);
  }
}
