import { Migration } from '@mikro-orm/migrations';

/**
 * A request over an unsigned form says whose it is and proves nothing. Whom it names is kept beside the order until the
 * forwarder says whether it is true; only a client of the same company is kept.
 */
export class ClientClaims extends Migration {
  override up(): void {
    this.addSql(
      'alter table orders add column claimed_client_id integer references clients (id) on delete set null',
    );
    this.addSql(
      'create index orders_of_claimed_client on orders (claimed_client_id) where claimed_client_id is not null',
    );
  }
}
