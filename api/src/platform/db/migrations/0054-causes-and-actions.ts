import { Migration } from '@mikro-orm/migrations';

/** Which company had the product send a mail of its own. Its indexes are made by `indexesOfLargeTables`. */
export class CausesAndActions extends Migration {
  override up(): void {
    this.addSql(
      'alter table mail_outbox add column causing_company integer references companies (id) on delete set null',
    );
    // Of mails that were written before: those of invitations name theirs, which the audit log knows also when it is over.
    this.addSql(`
      with invitations(id, company_id) as (
        select id, company_id from company_invitations
        union
        select record_id, company_id from audit_log where record = 'invitation' and company_id is not null),
      mails as (
        select id, substring(cause from '^company invitation ([0-9]{1,9})( |$)')::integer as invitation
        from mail_outbox where company_id is null and cause like 'company invitation %')
      update mail_outbox t set causing_company = c.id
      from mails m join invitations i on i.id = m.invitation join companies c on c.id = i.company_id
      where t.id = m.id`);
    this.addSql(`
      update mail_outbox set causing_company = waits_for_company
      where company_id is null and causing_company is null and waits_for_company is not null`);
  }
}
