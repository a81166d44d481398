import { Migration } from '@mikro-orm/migrations';

/**
 * An offer may have several variants, of which the client takes one. What stands in the offer itself is the first one until they did, so
 * that whoever reads one price finds it where it always was.
 */
export class VariantsOfOffers extends Migration {
  override up(): void {
    this.addSql(`
      alter table client_offers
        add column variants jsonb check (jsonb_typeof(variants) = 'array' and jsonb_array_length(variants) between 2 and 3),
        add column chosen_variant integer check (chosen_variant between 1 and jsonb_array_length(variants))`);
  }
}
