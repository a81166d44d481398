import type { UiLanguage } from '../../../kernel/text/language.js';
import { InvalidInput } from '../../../platform/http/errors.js';
import type { Member } from '../../../platform/http/principal.js';
import type {
  ClientDirectoryService,
  SubcontractorDirectoryService,
  ClientService,
  SubcontractorService,
} from '../../directory/index.js';
import type { OrderService } from '../../shipment/index.js';
import type { TestRecord, TestRecordList, TestRecordQuery, TestLinkInput } from './admin-tools.dto.js';
import type { Fault } from '../../../platform/http/checks.js';
import type { CompanyService } from '../../identity/index.js';

interface TestedRecordsDeps {
  companies: CompanyService;
  clients: ClientService;
  subcontractors: SubcontractorService;
  orders: OrderService;
}

/** The records that administrators name when they try something out on somebody's behalf. */
export class TestedRecords {
  constructor(private readonly deps: TestedRecordsDeps) {}

  /** Somebody of a company by their id; null where there is none. */
  async findMember(userId: number): Promise<Member | null> {
    const companyId = await this.deps.companies.findCompanyIdOfUser(userId);
    return companyId === null
      ? null
      : { userId, companyId, sessionId: 0, isAdmin: false, isOwner: false, needsSecondFactor: false };
  }

  /** Names the records that are not there, or not the member's company's. */
  async findStrange(
    { companyId }: Member,
    input: Pick<TestLinkInput, 'client_id' | 'subcontractor_id' | 'order_id'>,
  ): Promise<Fault[]> {
    const { client_id, subcontractor_id, order_id } = input;
    const finds = {
      client_id: client_id !== undefined && (await this.deps.clients.findClient(companyId, client_id)),
      subcontractor_id:
        subcontractor_id !== undefined &&
        (await this.deps.subcontractors.findSubcontractor(companyId, subcontractor_id)),
      order_id: order_id !== undefined && (await this.deps.orders.findOrder(companyId, order_id)),
    };
    return Object.entries(finds).flatMap(([field, found]) => (found === null ? [unknown(field)] : []));
  }
}

/** A record that is not there, or not the company's. */
export function unknown(field: string): Fault {
  return { field, code: 'unknown_record' };
}

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
