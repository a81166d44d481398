import { Migration } from '@mikro-orm/migrations';

/**
 * What the production environment refused was never issued, whatever environment is set for a trial afterwards. A certificate for offline invoices that
 * was entered while KSeF was off is bound to the first environment that is set, also by the version before.
 */
export class RefusalsOfProduction extends Migration {
  override up(): void {
    this.addSql(`
      create or replace view billing_never_issued with (security_invoker = true) as
      select i.id as invoice_id, i.company_id, i.order_id, i.corrects_id
      from ksef_submissions s join invoices i on i.id = s.invoice_id
        join ksef_settings k on k.company_id = s.company_id and (s.environment = 'production' or k.environment = s.environment)
      where s.status = 'refused' and s.offline_mode is distinct from 'total'
        and (s.offline_mode is null or not exists (select from invoice_mails m where m.invoice_id = s.invoice_id))`);
    this.addSql(`
      create or replace function ksef_credential_is_of_environment() returns trigger language plpgsql as $$
      begin
        if new.credential_since is distinct from old.credential_since and new.credential_environment is not distinct from old.credential_environment then
          new.credential_environment := nullif(new.environment, 'off');
        end if;
        if new.sealed_offline_certificate is not null and new.offline_certificate_environment is null then
          new.offline_certificate_environment := nullif(new.environment, 'off');
        end if;
        return new;
      end $$`);
    this.addSql(`
      select refresh_order_balance(refused.order_id) from (
        select distinct order_id from billing_never_issued where corrects_id is not null order by 1) refused`);
  }
}
