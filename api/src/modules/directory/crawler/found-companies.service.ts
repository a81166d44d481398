import type { Database, Unit } from '../../../platform/db/database.js';
import type { ListQuery } from '../../../platform/http/api-types.js';
import { NotFound } from '../../../platform/http/errors.js';
import type { FoundClient, GlobalClientMerger } from '../clients/global-client-merger.service.js';
import type { ApprovedCompanies, FoundCompanyPage } from './crawler.dto.js';
import { CrawledCompany } from './crawled-company.entity.js';
import { listFound } from './crawler.queries.js';

/** Companies that were found on websites, until they are saved among the global clients or removed. */
export class FoundCompanyService {
  constructor(
    private readonly db: Database,
    private readonly merger: GlobalClientMerger,
  ) {}

  async list(query: ListQuery): Promise<FoundCompanyPage> {
    const page = await listFound(this.db.reads, query);
    const known = await this.merger.findKnown(page.items.map(foundClient));
    return {
      ...page,
      items: page.items.map((item, index) => ({ ...item, known_client: known.get(index) ?? null })),
    };
  }

  /** Saves those that are still there, all of them or none. */
  approve({ userId }: { userId: number }, ids: readonly number[]): Promise<ApprovedCompanies> {
    return this.db.inCompany(null, async (unit: Unit) => {
      await this.merger.takeTurn(unit);
      const found = await unit.find(
        CrawledCompany,
        { id: { $in: [...new Set(ids)] } },
        { orderBy: { id: 'asc' } },
      );
      const counts = { approved_count: 0, updated_count: 0 };
      for (const company of found) {
        const isNew = await this.merger.merge(unit, userId, foundClient(company));
        counts[isNew ? 'approved_count' : 'updated_count'] += 1;
      }
      await unit.nativeDelete(CrawledCompany, { id: { $in: found.map(({ id }) => id) } });
      return counts;
    });
  }

  /** @throws {NotFound} when it is not there, or no longer */
  async remove(id: number): Promise<void> {
    const removed = await this.db.acrossCompanies((unit) => unit.nativeDelete(CrawledCompany, { id }));
    if (removed === 0) throw new NotFound();
  }

  async clear(): Promise<void> {
    await this.db.acrossCompanies((unit) => unit.nativeDelete(CrawledCompany, {}));
  }
}

type CompanyFields = Omit<FoundClient, 'website'> & { url: string };

function foundClient({ url, ...company }: CompanyFields): FoundClient {
  const { name, address, city, post_code, country_id, email, phone, notes, vat_number } = company;
  const { business_registration_number } = company;
  return {
    ...{
      name,
      address,
      city,
      post_code,
      country_id,
      email,
      phone,
      notes,
      vat_number,
      business_registration_number,
    },
    website: url,
  };
}
