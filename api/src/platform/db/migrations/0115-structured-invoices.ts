import { Migration } from '@mikro-orm/migrations';

/**
 * Structured invoices (FA(3)) as they were written: what was handed out or sent stays as it is, byte for byte, whatever the product
 * writes later.
 */
export class StructuredInvoices extends Migration {
  override up(): void {
    // KSeF takes no more than a million bytes. The number comes once, from KSeF.
    this.addSql(`
      create table structured_invoices (
        invoice_id integer primary key references invoices (id) on delete cascade,
        company_id integer not null references companies (id) on delete cascade,
        xml text not null check (octet_length(xml) <= 1000000),
        hash varchar(44) not null check (hash = encode(sha256(convert_to(xml, 'UTF8')), 'base64')),
        ksef_number varchar(36),
        created_at timestamptz not null default now()
      )`);
    this.addSql('create index structured_invoices_by_company on structured_invoices (company_id)');
    this.addSql(`
      create function refuse_change_of_structured_invoice() returns trigger language plpgsql as $$
      begin
        if to_jsonb(old) - 'ksef_number' is distinct from to_jsonb(new) - 'ksef_number' then
          raise exception 'A structured invoice never changes';
        end if;
        if old.ksef_number is not null and old.ksef_number is distinct from new.ksef_number then
          raise exception 'A KSeF number never changes';
        end if;
        return new;
      end $$`);
    this.addSql(`
      create trigger structured_invoices_never_change before update on structured_invoices for each row
      execute function refuse_change_of_structured_invoice()`);
  }
}
