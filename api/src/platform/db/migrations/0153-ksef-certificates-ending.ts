import { Migration } from '@mikro-orm/migrations';
import { audit } from './0039-audit-trail.js';

/** When a company's owner was last told that a certificate of KSeF ends. */
export class KsefCertificatesEnding extends Migration {
  override up(): void {
    this.addSql(`
      alter table ksef_settings
        add column certificate_end_told_at timestamptz,
        add column offline_certificate_end_told_at timestamptz`);
    this.addSql('drop trigger ksef_settings_audited on ksef_settings');
    this.addSql('drop trigger ksef_settings_audited_whole on ksef_settings');
    for (const statement of audit({
      table: 'ksef_settings',
      record: 'ksef_settings',
      leftOut:
        'sealed_secret,sealed_offline_certificate,certificate_end_told_at,offline_certificate_end_told_at',
    }))
      this.addSql(statement);
  }
}
