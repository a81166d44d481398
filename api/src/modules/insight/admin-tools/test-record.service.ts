import type { UiLanguage } from '../../../kernel/text/language.js';
import { InvalidInput } from '../../../platform/http/errors.js';
import type { Member } from '../../../platform/http/principal.js';
import type { ClientDirectoryService, SubcontractorDirectoryService } from '../../directory/index.js';
import type { OrderService } from '../../shipment/index.js';
import type { TestRecord, TestRecordList, TestRecordQuery } from './admin-tools.dto.js';
import { unknown, type TestedRecords } from './tested-records.service.js';

const shown = 20;

interface TestRecordServiceDeps {
  tested: TestedRecords;
  clients: ClientDirectoryService;
  subcontractors: SubcontractorDirectoryService;
  orders: OrderService;
}

/** Finds what of a company something can be tried out with. */
export class TestRecordService {
  constructor(private readonly deps: TestRecordServiceDeps) {}

  /** @throws {InvalidInput} naming a user who is not there or has no company */
  async find(query: TestRecordQuery, language: UiLanguage): Promise<TestRecordList> {
    const member = await this.deps.tested.findMember(query.user_id);
    if (!member) throw new InvalidInput([unknown('user_id')]);
    return { items: await this.itemsOf(member, query, language) };
  }

  private async itemsOf(
    member: Member,
    { kind, q }: TestRecordQuery,
    language: UiLanguage,
  ): Promise<TestRecord[]> {
    const asked = { page: 1, page_size: shown, ...(q ? { q } : {}) };
    if (kind === 'order') {
      const { items } = await this.deps.orders.listOrders(member, asked);
      return items.map(({ id, pickup_city, delivery_city, client_name, client_email, status }) => ({
        id,
        name: `${pickup_city} → ${delivery_city}`,
        detail: client_name ?? client_email,
        status,
      }));
    }
    const named = { ...asked, sort: 'name' };
    const { items } =
      kind === 'client'
        ? await this.deps.clients.listDirectory(member, named)
        : await this.deps.subcontractors.listDirectory(member, named, shown, language);
    return items.map(({ id, name, city }) => ({ id, name, detail: city, status: null }));
  }
}
