import { Migration } from '@mikro-orm/migrations';

/** Quotes keep that their carrier refused the order, also once another one is chosen. */
export class Refusals extends Migration {
  override up(): void {
    this.addSql(`
      alter table subcontractor_offers
        add column refused_at timestamptz,
        add column refusal_reason text`);
    // When a carrier refused before this was kept is not known to the day; the leg's last change is the nearest to it.
    this.addSql(`
      update subcontractor_offers o set refused_at = r.updated_at
      from order_routes r where r.chosen_offer_id = o.id and r.status = 3`);
  }
}
