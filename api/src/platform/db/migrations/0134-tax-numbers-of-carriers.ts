import { Migration } from '@mikro-orm/migrations';

/** Tax numbers of subcontractors, by which their invoices from KSeF are known. */
export class TaxNumbersOfCarriers extends Migration {
  override up(): void {
    this.addSql('alter table subcontractors add column vat_number varchar(30)');
    // The ten digits of a NIP as people write it; null of any other number.
    this.addSql(`
      create function nip_of(number text) returns text language sql immutable parallel safe as $$
        select case when compact ~ '^(PL)?[0-9]{10}$' then right(compact, 10) end
        from (select regexp_replace(upper(number), '[^A-Z0-9]', '', 'g') as compact) given $$`);
    this.addSql(`
      create index subcontractors_by_nip on subcontractors (nip_of(vat_number)) where vat_number is not null`);
    const view = (name: string, selection: string): void =>
      this.addSql(`create view ${name} with (security_invoker = true) as ${selection}`);
    view(
      'directory_carrier_numbers',
      `select id, company_id, nip_of(vat_number) as nip from subcontractors where vat_number is not null`,
    );
  }
}
