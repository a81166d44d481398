import { Migration } from '@mikro-orm/migrations';

/** Exports of all of a company's data: one at a time is made, and each is kept for a day. */
export class CompanyExports extends Migration {
  override up(): void {
    this.addSql(`
      create table company_exports (
        id integer generated always as identity primary key,
        company_id integer not null references companies (id) on delete cascade,
        requested_by integer references users (id) on delete set null,
        status varchar(10) not null default 'running' check (status in ('running', 'ready', 'failed')),
        failure varchar(40),
        storage_key varchar(64),
        size bigint,
        sha256 char(64),
        done integer not null default 0,
        total integer not null default 0,
        created_at timestamptz not null default now(),
        claimed_until timestamptz,
        finished_at timestamptz,
        expires_at timestamptz
      )`);
    this.addSql('create index company_exports_by_company on company_exports (company_id, id desc)');
    this.addSql(
      `create unique index company_exports_running on company_exports (company_id) where status = 'running'`,
    );
    this.addSql(`
      create trigger company_exports_discards_files after delete on company_exports for each row
      execute function note_discarded_files('storage_key')`);
  }
}
