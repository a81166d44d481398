import type { Database } from '../../../platform/db/database.js';
import type { Member } from '../../../platform/http/principal.js';
import type { GroupService } from '../../directory/index.js';
import { GroupPriceRequest } from './group-price-request.entity.js';
import type {
  GroupPriceRequestAnswer,
  GroupPriceRequestInput,
  PriceRequestAnswer,
} from './price-request.dto.js';
import { listUnreached } from './price-request.queries.js';
import type { PriceRequestService, Round, RoundWords } from './price-request.service.js';
import type { EarlierRequest } from './select-recipients.js';

/** Asking whole groups for prices, in the forwarder's words. */
export class GroupPriceRequestService {
  constructor(
    private readonly db: Database,
    private readonly groups: GroupService,
    private readonly requests: PriceRequestService,
  ) {}

  /**
   * Asks every member of a group. Who was asked before, alone or with another group, gets no second mail; who has unsubscribed from
   * the company's mails to many gets none.
   * @throws {NotFound} when the group or the route is not there, or another company's
   * @throws {Conflict} `status_not_allowed`
   */
  async askGroup(member: Member, input: GroupPriceRequestInput): Promise<GroupPriceRequestAnswer> {
    const { group_id, quotation_route_id } = input;
    const { name } = await this.groups.getGroup(member, group_id);
    const ids = await this.groups.listMemberIds(member, group_id);
    const { sent, total, skipped } = await this.requests.askInRound(
      member,
      quotation_route_id,
      ids,
      async (round) => ({ ...(await this.remember(round, input, member)), facts: { group: name } }),
      () => true,
    );
    return { emails_sent: sent, total, skipped };
  }

  /**
   * Asks those again whose mail could not be delivered, each in the words of the first time.
   * @throws {Conflict} `status_not_allowed`
   */
  async askUnreached(member: Member, routeId: number): Promise<PriceRequestAnswer> {
    const ids = await listUnreached(this.db.reads, member.companyId, routeId);
    const words = async ({ unit, asked }: Round): Promise<RoundWords> => {
      const named = [...new Set(asked.flatMap(({ before }) => before?.group_request_id ?? []))];
      const mails = await unit.find(GroupPriceRequest, { id: { $in: named } });
      const byId = new Map(mails.map((mail) => [mail.id, mail]));
      return { mailTo: ({ before }) => byId.get(before?.group_request_id ?? 0) ?? null };
    };
    const wasToGroup = (before: EarlierRequest | null) => before?.group_request_id != null;
    return this.requests.askInRound(member, routeId, ids, words, wasToGroup);
  }

  /** A group in which nobody could be written to was not asked. */
  private async remember(
    { unit, order, route, asked, passedOver }: Round,
    { group_id, subject, message, language = 'pl' }: GroupPriceRequestInput,
    { userId }: Member,
  ): Promise<RoundWords> {
    const isAsked = asked.length > 0 || passedOver.some(({ reason }) => reason === 'already_asked');
    if (!isAsked) return { mailTo: () => null };
    const mail = unit.create(GroupPriceRequest, {
      company_id: order.company_id,
      order_id: order.id,
      route_id: route.id,
      group_id,
      subject: subject.trim(),
      message,
      language,
      asked_by: userId,
    });
    await unit.flush();
    return { mailTo: () => mail };
  }
}
