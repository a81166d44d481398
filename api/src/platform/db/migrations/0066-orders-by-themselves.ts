import { Migration } from '@mikro-orm/migrations';

/**
 * Orders that are created with the client's yes, once their company wants so; and when a subcontractor who owes a price was last
 * reminded of it.
 */
export class OrdersByThemselves extends Migration {
  override up(): void {
    this.addSql(
      'alter table company_settings add column create_order_on_acceptance boolean not null default false',
    );
    this.addSql('alter table price_requests add column reminded_at timestamptz');
  }
}
