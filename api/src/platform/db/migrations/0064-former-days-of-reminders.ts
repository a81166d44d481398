import { Migration } from '@mikro-orm/migrations';
import { audit } from './0039-audit-trail.js';

/** After how many days clients were reminded before their company lowered the number: offers that had waited longer by then keep their day. */
export class FormerDaysOfReminders extends Migration {
  override up(): void {
    this.addSql(
      `alter table company_settings add column follow_up_former_days smallint[] not null default '{}'`,
    );
    this.addSql('drop trigger company_settings_audited on company_settings');
    this.addSql('drop trigger company_settings_audited_whole on company_settings');
    for (const statement of audit({
      table: 'company_settings',
      record: 'company_settings',
      leftOut: 'follow_up_since,follow_up_former_days',
    }))
      this.addSql(statement);
  }
}
