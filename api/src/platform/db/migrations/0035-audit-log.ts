import { Migration } from '@mikro-orm/migrations';

/**
 * What people did, row by row, written in the transaction of its cause. `company_id` is the company whose owner may read the row, null
 * for what concerns no company. Rows keep ids of users and companies that are gone, so there are no foreign keys.
 */
export class AuditLog extends Migration {
  override up(): void {
    this.addSql(`
      create table audit_log (
        id bigint generated always as identity primary key,
        company_id integer,
        actor_id integer,
        actor_name text,
        api_key_id integer,
        action text not null,
        record text,
        record_id bigint,
        before jsonb,
        after jsonb,
        ip text,
        request_id text,
        created_at timestamptz not null default clock_timestamp()
      )`);
    this.addSql('create index audit_log_of_company on audit_log (company_id, id desc)');
  }
}
