import { Migration } from '@mikro-orm/migrations';
import { audit } from './0039-audit-trail.js';

/** Whether the mail of an offer is no longer there because somebody's data were erased, and not because it never left. */
export class ErasedMailsOfOffers extends Migration {
  override up(): void {
    this.addSql('alter table client_offers add column is_mail_erased boolean not null default false');
    this.addSql('drop trigger client_offers_audited on client_offers');
    this.addSql('drop trigger client_offers_audited_whole on client_offers');
    // An erased client has left an order without an address.
    this.addSql(`
      update client_offers f set is_mail_erased = true from orders o
      where o.id = f.order_id and o.client_email = ''
        and not exists (select from mail_outbox m where m.cause = 'client offer ' || f.id)`);
    for (const statement of audit({
      table: 'client_offers',
      record: 'offer',
      leftOut: 'reminded_at,expiry_told_at,followed_up_at,mail_troubles,is_mail_erased',
    }))
      this.addSql(statement);
  }
}
