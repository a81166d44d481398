import { Migration } from '@mikro-orm/migrations';

/** The price of a kilometre is counted up with every change, so that nobody overwrites another person's unseen. */
export class VersionsOfPrices extends Migration {
  override up(): void {
    this.addSql('alter table price_settings add column version integer not null default 1');
  }
}
