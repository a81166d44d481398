import { Migration } from '@mikro-orm/migrations';

/** Clients are also found by what lists and forms show beside the rest: the website, and the number in the register. */
export class WebsitesSearched extends Migration {
  override up(): void {
    // The expression of a generated column cannot be changed in all versions that are taken; its indexes go with it.
    this.addSql('alter table clients drop column search_text');
    this.addSql(`
      alter table clients add column search_text text generated always as (left(fold(
        name || ' ' || coalesce(city, '') || ' ' || coalesce(post_code, '') || ' ' || coalesce(email, '')
        || ' ' || coalesce(phone, '') || ' ' || coalesce(vat_number, '') || ' ' || coalesce(address, '')
        || coalesce(' ' || business_registration_number, '') || coalesce(' ' || website, '')
      ), 400)) stored`);
    this.addSql('create index clients_by_name on clients (company_id, name, id) include (search_text)');
    this.addSql(`
      create index clients_global_search on clients using gin (search_text gin_trgm_ops) where company_id is null`);
  }
}
