import { Migration } from '@mikro-orm/migrations';

/**
 * What forwarders ask of a transport beside its ends and its weight; until when an offer holds and why one came to
 * nothing; lanes by which earlier prices are found.
 */
export class TransportFacts extends Migration {
  override up(): void {
    // The searched text is one of the columns that change: the table is written once for all of them.
    this.addSql(`
      alter table orders
        drop column search_text,
        add column ldm numeric(7,2),
        add column length_cm integer,
        add column width_cm integer,
        add column height_cm integer,
        add column body_type varchar(20),
        add column temperature_min numeric(4,1),
        add column temperature_max numeric(4,1),
        add column adr_un char(4),
        add column adr_class varchar(3),
        add column incoterm char(3),
        add column pickup_until timestamptz,
        add column delivery_until timestamptz,
        add column client_reference varchar(60),
        add column our_reference varchar(60),
        add column valid_until date,
        add column lost_reason varchar(20),
        add column lost_note text,
        add column search_text text generated always as (left(fold(
          coalesce(client_name, '') || ' ' || client_email || ' ' || coalesce(client_reference, '') || ' '
          || coalesce(our_reference, '') || ' ' || pickup_street || ' ' || pickup_post_code || ' ' || pickup_city || ' '
          || delivery_street || ' ' || delivery_post_code || ' ' || delivery_city
        ), 400)) stored`);
    this.addSql('create index orders_search on orders (company_id, created_at, id) include (search_text)');
    this.addSql(`
      alter table order_routes
        add column pickup_until timestamptz,
        add column delivery_until timestamptz`);
    // A lane: from country and post code area to country and post code area, its latest legs first.
    this.addSql(`
      create index order_routes_by_lane on order_routes (company_id, pickup_country, upper(left(pickup_post_code, 2)),
        delivery_country, upper(left(delivery_post_code, 2)), id desc)`);
    this.addSql(`
      alter table client_offers
        add column valid_until date,
        add column sent_by integer references users (id) on delete set null,
        add column reminded_at timestamptz,
        add column expiry_told_at timestamptz`);
    this.addSql(`
      create index client_offers_to_remind_of on client_offers (valid_until)
      where valid_until is not null and answer is null and expiry_told_at is null`);
  }
}
