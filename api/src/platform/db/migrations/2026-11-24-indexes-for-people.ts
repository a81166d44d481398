import { Migration } from '@mikro-orm/migrations';

/** Indexes without which a company with many clients and messages cannot be deleted, and by which users are found. */
export class IndexesForPeople extends Migration {
  override up(): void {
    // What is deleted is looked for wherever it is named, in all companies' rows, once for each.
    this.addSql('create index messages_by_client on messages (client_id)');
    this.addSql('create index messages_by_route on messages (route_id)');
    this.addSql('create index price_requests_by_order on price_requests (order_id)');
    this.addSql('create index price_requests_by_message on price_requests (message_id)');
    this.addSql('create index users_administrators on users (id) where is_admin');
  }
}
