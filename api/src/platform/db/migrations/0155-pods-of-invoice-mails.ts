import { Migration } from '@mikro-orm/migrations';

/** Which clients get the PODs with an invoice: the next invoice's mail proposes what the last one did. And which ones each mail brought. */
export class PodsOfInvoiceMails extends Migration {
  override up(): void {
    this.addSql(`
      alter table invoice_mails
        add column pods smallint,
        add column document_ids integer[] not null default '{}'`);
  }
}
