import { Migration } from '@mikro-orm/migrations';

/**
 * For which of KSeF's environments a company's credential was entered: what one of them issued lets nobody into another. Null of one that was entered
 * while KSeF was off. Beside it what KSeF refused and was never issued, for lists of what is owed and to be done.
 */
export class KsefCredentialEnvironments extends Migration {
  override up(): void {
    this.addSql(`
      alter table ksef_settings add column credential_environment varchar(10)
        check (credential_environment in ('test', 'demo', 'production'))`);
    this.addSql(`
      update ksef_settings set credential_environment = environment
      where credential is not null and environment <> 'off'`);
    // The former build enters others without saying for which environment.
    this.addSql(`
      create function ksef_credential_is_of_environment() returns trigger language plpgsql as $$
      begin
        if new.credential_since is distinct from old.credential_since and new.credential_environment is not distinct from old.credential_environment then
          new.credential_environment := nullif(new.environment, 'off');
        end if;
        return new;
      end $$`);
    this.addSql(`
      create trigger ksef_credential_is_of_environment before update on ksef_settings for each row
      execute function ksef_credential_is_of_environment()`);
    this.addSql(`
      create index ksef_submissions_refused on ksef_submissions (company_id, invoice_id) where status = 'refused'`);
    const view = (name: string, selection: string): void =>
      this.addSql(`create view ${name} with (security_invoker = true) as ${selection}`);
    view(
      'billing_never_issued',
      `select i.id as invoice_id, i.company_id, i.order_id, i.corrects_id
       from ksef_submissions s join invoices i on i.id = s.invoice_id
         join ksef_settings k on k.company_id = s.company_id and k.environment = s.environment
       where s.status = 'refused' and s.offline_mode is distinct from 'total'
         and (s.offline_mode is null or not exists (select from invoice_mails m where m.invoice_id = s.invoice_id))`,
    );
  }
}
