import type { Database } from '../../../platform/db/database.js';
import { sql } from '../../../platform/db/sql.js';
import { Conflict } from '../../../platform/http/errors.js';
import type { Member } from '../../../platform/http/principal.js';
import type { PriceSettings, PriceSettingsInput } from './price-settings.dto.js';

/** What a company reckons a kilometre costs. */
export class PriceSettingsService {
  constructor(private readonly db: Database) {}

  async getPrice({ companyId }: Pick<Member, 'companyId'>): Promise<PriceSettings> {
    const { rows } = await sql<PriceSettings>`
      select price_per_km, currency, version from price_settings where company_id = ${companyId}`.execute(
      this.db.reads,
    );
    return rows[0] ?? { price_per_km: null, currency: 'PLN', version: 0 };
  }

  /**
   * Sets the price; the same one again is no change.
   * @throws {Conflict} `changed_meanwhile` when another version is stored than the one that was edited
   */
  async setPrice(
    { companyId }: Member,
    { price_per_km, currency, version: edited }: PriceSettingsInput,
  ): Promise<PriceSettings> {
    const version = edited ?? null;
    const [stored] = await this.db.inCompany(companyId, (unit) =>
      unit.execute<{ version: number }[]>(
        `insert into price_settings as stored (company_id, price_per_km, currency)
         select ?, ?::numeric, ? where coalesce(?::numeric, 0) = 0 or exists (select from price_settings where company_id = ?)
         on conflict (company_id) do update
         set price_per_km = excluded.price_per_km, currency = excluded.currency, updated_at = now(),
           version = stored.version
             + ((stored.price_per_km, stored.currency) <> (excluded.price_per_km, excluded.currency))::int
         where ?::numeric is null or stored.version = ?::numeric
         returning version`,
        [companyId, price_per_km, currency, version, companyId, version, version],
      ),
    );
    if (!stored) throw new Conflict('changed_meanwhile');
    return { price_per_km, currency, version: stored.version };
  }
}
