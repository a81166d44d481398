import { Migration } from '@mikro-orm/migrations';

/** The version of the API that a key's calls are answered in when they name none: that of the day on which the key was made. */
export class ApiVersions extends Migration {
  override up(): void {
    this.addSql(`
      alter table api_keys add column api_version text not null default '2026-11-27'
        check (api_version ~ '^\\d{4}-\\d{2}-\\d{2}$')`);
  }
}
