import { Migration } from '@mikro-orm/migrations';

/** What was mailed of an invoice: itself, or a reminder of its payment. Earlier mails all had the words of the invoice. */
export class KindsOfInvoiceMails extends Migration {
  override up(): void {
    this.addSql(`
      alter table invoice_mails add column kind varchar(12) not null default 'invoice'
      check (kind in ('invoice', 'reminder'))`);
  }
}
