import { Migration } from '@mikro-orm/migrations';

/** Whether KSeF got the package of an invoice; deadlines of refused invoices; when an outage without an end was warned of. */
export class UndeliveredPackages extends Migration {
  override up(): void {
    this.addSql('alter table ksef_submissions add column is_delivered boolean not null default false');
    this.addSql('alter table ksef_queues add column outage_warned_on date');
    this.addSql('drop index ksef_submissions_to_warn');
    this.addSql(`
      create index ksef_submissions_to_warn on ksef_submissions (deadline)
      where status in ('offline', 'sent', 'refused') and warned_at is null`);
  }
}
