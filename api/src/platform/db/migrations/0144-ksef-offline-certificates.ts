import { Migration } from '@mikro-orm/migrations';
import { audit } from './0039-audit-trail.js';

/**
 * The certificate that signs code II of invoices that KSeF does not have yet. KSeF issues one certificate for signing in and another one for
 * that, so that it stands beside what a company signs in by, bound to its environment by itself.
 */
export class KsefOfflineCertificates extends Migration {
  override up(): void {
    this.addSql(`
      /* contract: the version before writes none of these columns, and so fulfils what binds them */
      alter table ksef_settings
        add column sealed_offline_certificate text,
        add column offline_certificate_environment varchar(10)
          check (offline_certificate_environment in ('test', 'demo', 'production')),
        add column offline_certificate_since timestamptz,
        add column offline_certificate_ends_at timestamptz,
        add column offline_certificate_name varchar(200),
        add column offline_certificate_serial text,
        add constraint ksef_settings_offline_certificate_is_whole check (
          num_nulls(sealed_offline_certificate, offline_certificate_since, offline_certificate_ends_at, offline_certificate_name,
            offline_certificate_serial) in (0, 5))`);
    this.addSql('drop trigger ksef_settings_audited on ksef_settings');
    this.addSql('drop trigger ksef_settings_audited_whole on ksef_settings');
    for (const statement of audit({
      table: 'ksef_settings',
      record: 'ksef_settings',
      leftOut: 'sealed_secret,sealed_offline_certificate',
    }))
      this.addSql(statement);
  }
}
