import type { Fault } from '../../../platform/http/checks.js';
import type { Member } from '../../../platform/http/principal.js';
import type { ClientService, SubcontractorService } from '../../directory/index.js';
import type { CompanyService } from '../../identity/index.js';
import type { OrderService } from '../../shipment/index.js';
import type { TestLinkInput } from './admin-tools.dto.js';

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
