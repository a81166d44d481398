import type { Database } from '../../db/database.js';
import { sql } from '../../db/sql.js';
import type { Member } from '../../http/principal.js';
import type { PriceSettings, PriceSettingsInput } from './price-settings.dto.js';

/** What a company reckons a kilometre costs. */
export class PriceSettingsService {
  constructor(private readonly db: Database) {}

  async getPrice({ companyId }: Pick<Member, 'companyId'>): Promise<PriceSettings> {
    const { rows } = await sql<PriceSettings>`
      select price_per_km, currency from price_settings where company_id = ${companyId}`.execute(
      this.db.reads,
    );
    return rows[0] ?? { price_per_km: null, currency: 'PLN' };
  }

  async setPrice(
    { companyId }: Member,
    { price_per_km, currency }: PriceSettingsInput,
  ): Promise<PriceSettings> {
    await this.db.inCompany(companyId, (unit) =>
      unit.execute(
        `insert into price_settings (company_id, price_per_km, currency) values (?, ?, ?)
         on conflict (company_id) do update
         set price_per_km = excluded.price_per_km, currency = excluded.currency, updated_at = now()`,
        [companyId, price_per_km, currency],
      ),
    );
    return { price_per_km, currency };
  }
}
