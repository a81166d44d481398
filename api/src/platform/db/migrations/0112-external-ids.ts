import { Migration } from '@mikro-orm/migrations';

/** What other programs call a company's records: each once in a company and kind. */
export class ExternalIds extends Migration {
  override up(): void {
    for (const table of ['clients', 'subcontractors', 'orders', 'order_routes']) {
      this.addSql(`alter table ${table} add column external_id varchar(100)`);
      this.addSql(
        `create unique index ${table}_external_id_key on ${table} (company_id, external_id) where external_id is not null`,
      );
    }
  }
}
