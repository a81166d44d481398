import { Migration } from '@mikro-orm/migrations';

/** What is known of a change in an order's life beside its reason, so that each reader gets it in their own words. */
export class HistoryFactsOfOrders extends Migration {
  override up(): void {
    this.addSql('alter table order_history add column facts jsonb');
  }
}
