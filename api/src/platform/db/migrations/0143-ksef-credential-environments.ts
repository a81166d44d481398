import { Migration } from '@mikro-orm/migrations';

/** For which of KSeF's environments a company's credential was entered: what one of them issued lets nobody into another. Null of one that was entered while KSeF was off. */
export class KsefCredentialEnvironments extends Migration {
  override up(): void {
    this.addSql(`
      alter table ksef_settings add column credential_environment varchar(10)
        check (credential_environment in ('test', 'demo', 'production'))`);
    this.addSql(`
      update ksef_settings set credential_environment = environment
      where credential is not null and environment <> 'off'`);
  }
}
