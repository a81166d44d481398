import { Migration } from '@mikro-orm/migrations';

/**
 * Invoices that KSeF refused and that were mended: by art. 106gb of the Polish VAT Act they were never issued, so that another has their number.
 * What they said, the file and the refusal stay.
 */
export class RefusedInvoices extends Migration {
  override up(): void {
    // The id is the one that it had among invoices. What took its place can be mended, too: it always points to the one that stands.
    this.addSql(`
      create table refused_invoices (
        id integer primary key,
        company_id integer not null references companies (id) on delete cascade,
        order_id integer not null references orders (id) on delete cascade,
        replaced_by_id integer not null references invoices (id) deferrable initially deferred,
        number varchar(40) not null,
        content jsonb not null,
        xml text,
        hash varchar(44),
        environment varchar(10) not null,
        error jsonb,
        issued_at timestamptz not null,
        mended_at timestamptz not null,
        mended_by integer references users (id) on delete set null
      )`);
    this.addSql('create index refused_invoices_by_order on refused_invoices (order_id, id)');
    this.addSql('create index refused_invoices_by_company on refused_invoices (company_id)');
    this.addSql('create index refused_invoices_by_successor on refused_invoices (replaced_by_id)');
    this.addSql('create index refused_invoices_by_mender on refused_invoices (mended_by)');
    this.addSql(`
      create function refuse_change_of_refused_invoice() returns trigger language plpgsql as $$
      begin
        if to_jsonb(old) - '{replaced_by_id,mended_by}'::text[] is distinct from to_jsonb(new) - '{replaced_by_id,mended_by}'::text[] then
          raise exception 'A refused invoice stays as it was';
        end if;
        return new;
      end $$`);
    this.addSql(`
      create trigger refused_invoices_never_change before update on refused_invoices for each row
      execute function refuse_change_of_refused_invoice()`);
  }
}
