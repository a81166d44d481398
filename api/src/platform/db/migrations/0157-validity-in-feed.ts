import { Migration } from '@mikro-orm/migrations';

/** The last day of an offer, for what other modules tell of orders. */
export class ValidityInFeed extends Migration {
  override up(): void {
    // The view of 0065, with one column more at its end: statements of the version before go on.
    this.addSql(`
      create or replace view shipment_orders with (security_invoker = true) as
      select id, company_id, status, client_id, client_name, client_email, claimed_client_id, pickup_city, delivery_city,
        pallets_count, weight, is_data_complete, is_read, created_at, updated_at, valid_until
      from orders`);
  }
}
