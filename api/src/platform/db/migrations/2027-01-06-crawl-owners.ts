import { Migration } from '@mikro-orm/migrations';

/** Who works on a look through websites: a process that stalled for too long finds another's name, and writes nothing more. */
export class CrawlOwners extends Migration {
  override up(): void {
    this.addSql('alter table crawls add column claimed_by varchar(40)');
  }
}
