import { Migration } from '@mikro-orm/migrations';

/** Views are of one of two lists: the orders, or the queue of work. */
export class ViewsOfTheQueue extends Migration {
  override up(): void {
    this.addSql(`
      alter table order_views
        add column list varchar(10) not null default 'orders' check (list in ('orders', 'queue'))`);
  }
}
