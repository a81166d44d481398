import type { Database, Unit } from '../../../platform/db/database.js';
import { connectionOf } from '../../../platform/db/connection-of.js';
import { takesPrices } from '../rules/route-status.js';
import { citiesOf } from '../../../kernel/order/transport.js';
import { NotFound } from '../../../platform/http/errors.js';
import type { Member } from '../../../platform/http/principal.js';
import type { MailingRefusals } from '../../correspondence/index.js';
import type { SubcontractorService, SubcontractorDto, GroupService } from '../../directory/index.js';
import type { HistoryFacts } from '../orders/order-history.dto.js';
import { notEditable, type Order, type OrderRepository } from '../orders/order.repository.js';
import type { PriceRequestMail, PriceRequestMailService } from '../orders/price-request-mail.service.js';
import type {
  PriceRequestAnswer,
  PriceRequestCounts,
  PriceRequestList,
  PriceRequestSkip,
  GroupPriceRequestAnswer,
  GroupPriceRequestInput,
} from './price-request.dto.js';
import { PriceRequest, GroupPriceRequest } from './price-request.entity.js';
import {
  countPriceRequests,
  countPriceRequestsOfOrder,
  listPriceRequests,
  listUnreached,
} from './price-request.queries.js';
import type { Route, RouteService } from './route.service.js';

/** A request for the price of a route that was made before. */
interface EarlierRequest {
  id: number;
  subcontractor_id: number;
  message_id: number | null;
  /** The request to a group that it was part of. */
  group_request_id: number | null;
  /** The mail could not be delivered, and they have not answered all the same. */
  has_failed: boolean;
}

/** A subcontractor who gets a mail, and the earlier request whose mail was never delivered. */
interface Asked {
  subcontractor: SubcontractorDto & { email: string };
  before: EarlierRequest | null;
}

/**
 * Tells those who get a mail from those who do not: nobody is asked twice, unless the first mail did not reach them.
 * @param isRefused whether an address wants none of these mails
 */
function recipientsToAsk(
  found: readonly SubcontractorDto[],
  earlier: ReadonlyMap<number, EarlierRequest>,
  isRefused: (email: string, before: EarlierRequest | null) => boolean,
): { asked: Asked[]; passedOver: PriceRequestSkip[] } {
  const asked: Asked[] = [];
  const passedOver: PriceRequestSkip[] = [];
  for (const subcontractor of found) {
    const { id, email } = subcontractor;
    const before = earlier.get(id) ?? null;
    if (subcontractor.is_unconfirmed) passedOver.push({ subcontractor_id: id, reason: 'unconfirmed' });
    else if (before && !before.has_failed) passedOver.push({ subcontractor_id: id, reason: 'already_asked' });
    else if (!email) passedOver.push({ subcontractor_id: id, reason: 'no_email' });
    else if (isRefused(email, before)) passedOver.push({ subcontractor_id: id, reason: 'unsubscribed' });
    else asked.push({ subcontractor: { ...subcontractor, email }, before });
  }
  return { asked, passedOver };
}

/** Somebody who owes a price. */
interface OpenRequest {
  id: number;
  subcontractor_id: number;
  group_request_id: number | null;
  /** Within the last day. */
  is_reminded: boolean;
}

/** What is settled about a round of requests once its order is locked. */
interface Round {
  unit: Unit;
  order: Order;
  route: Route;
  asked: readonly Asked[];
  /** Those who get no mail. */
  passedOver: readonly PriceRequestSkip[];
}

/** Whether a request is one to many: whoever has unsubscribed from those is left out. */
type IsToMany = (before: EarlierRequest | null) => boolean;

/** The words of a round. */
interface RoundWords {
  /** What each is written; null for the company's own or the built-in text. */
  mailTo: (asked: Asked) => PriceRequestMail | null;
  /** What the history is to know beside the route and how many were asked. */
  facts?: HistoryFacts;
}

interface PriceRequestServiceDeps {
  db: Database;
  orderRepository: OrderRepository;
  routes: RouteService;
  subcontractors: SubcontractorService;
  mails: PriceRequestMailService;
  refusals: MailingRefusals;
}

/** Asking subcontractors for prices. */
export class PriceRequestService {
  constructor(private readonly deps: PriceRequestServiceDeps) {}

  /**
   * Asks subcontractors for the price of a route: each gets one mail with a link of their own, and another only when the
   * earlier one could not be delivered. The order goes to 2 when somebody was asked, but stays at 9.
   * @throws {Conflict} `status_not_allowed`
   */
  askSubcontractors(member: Member, routeId: number, ids: readonly number[]): Promise<PriceRequestAnswer> {
    const words = () => Promise.resolve({ mailTo: () => null });
    return this.askInRound(member, routeId, ids, words, () => false);
  }

  /**
   * The same in words of a caller's choice. Requests, messages and mails are written in one transaction: it holds all
   * of them or none, and the outbox delivers them whatever becomes of this process.
   * @param prepare settles the words once it is certain who is asked
   * @param isToMany tells which of the requests are ones to many
   * @throws {Conflict} `status_not_allowed`
   */
  async askInRound(
    member: Member,
    routeId: number,
    ids: readonly number[],
    prepare: (round: Round) => Promise<RoundWords>,
    isToMany: IsToMany,
  ): Promise<PriceRequestAnswer> {
    const { companyId, userId } = member;
    const { quotation_id } = await this.deps.routes.getRoute(companyId, routeId);
    const wanted = [...new Set(ids)];
    const found = await this.deps.subcontractors.findSubcontractors(companyId, wanted);
    const known = new Set(found.map(({ id }) => id));
    const unknown = wanted
      .filter((id) => !known.has(id))
      .map((subcontractor_id): PriceRequestSkip => ({ subcontractor_id, reason: 'not_found' }));

    const { sent, skipped } = await this.deps.db.inCompany(companyId, async (unit) => {
      const order = await this.deps.orderRepository.lock(unit, quotation_id);
      const route = await this.routeToAskAbout(unit, order, routeId);
      const earlier = await earlierRequests(unit, routeId);
      const emails = found.flatMap(({ email }) => email ?? []);
      const refused = await this.deps.refusals.refusedAmong(connectionOf(unit), companyId, emails);
      const isRefused = (email: string, before: EarlierRequest | null) =>
        refused.has(email) && isToMany(before);
      const { asked, passedOver } = recipientsToAsk(found, earlier, isRefused);
      const words = await prepare({ unit, order, route, asked, passedOver });
      if (asked.length > 0) {
        await this.write(unit, order, route, asked, words, member);
        const facts = { ...citiesOf(route), ...words.facts };
        this.deps.orderRepository.recordPricing(unit, order, {
          userId,
          reason: `${asked.length}`,
          facts,
        });
      }
      return { sent: asked.length, skipped: passedOver };
    });
    if (sent > 0) this.deps.mails.scheduleDelivery();
    return { sent, total: wanted.length, skipped: [...unknown, ...skipped] };
  }

  /**
   * Reminds those who were asked for the price of a route and have not answered, each at most once a day and with their own link. Who
   * was not reached is asked again by `askUnreached` instead, and is left out here.
   * @throws {Conflict} `status_not_allowed`
   */
  async remindUnanswered(member: Member, routeId: number): Promise<PriceRequestAnswer> {
    const { companyId, userId } = member;
    const { quotation_id } = await this.deps.routes.getRoute(companyId, routeId);
    const answer = await this.deps.db.inCompany(companyId, async (unit) => {
      const order = await this.deps.orderRepository.lock(unit, quotation_id);
      const route = await this.routeToAskAbout(unit, order, routeId);
      const open = await openRequests(unit, routeId);
      const ids = open.map(({ subcontractor_id }) => subcontractor_id);
      const found = new Map(
        (await this.deps.subcontractors.findSubcontractors(companyId, ids)).map((one) => [one.id, one]),
      );
      const emails = [...found.values()].flatMap(({ email }) => email ?? []);
      const refused = await this.deps.refusals.refusedAmong(connectionOf(unit), companyId, emails);
      const skipped: PriceRequestSkip[] = [];
      const due: { request: OpenRequest; subcontractor: SubcontractorDto & { email: string } }[] = [];
      for (const request of open) {
        const { subcontractor_id } = request;
        const subcontractor = found.get(subcontractor_id);
        const email = subcontractor?.email;
        if (!subcontractor) skipped.push({ subcontractor_id, reason: 'not_found' });
        else if (!email) skipped.push({ subcontractor_id, reason: 'no_email' });
        else if (request.is_reminded) skipped.push({ subcontractor_id, reason: 'reminded_today' });
        else if (request.group_request_id !== null && refused.has(email))
          skipped.push({ subcontractor_id, reason: 'unsubscribed' });
        else due.push({ request, subcontractor: { ...subcontractor, email } });
      }
      if (due.length > 0) {
        await this.deps.mails.remind(
          unit,
          order,
          route,
          due.map(({ subcontractor, request }) => ({
            subcontractor,
            isToMany: request.group_request_id !== null,
          })),
          member,
        );
        const reminded = due.map(({ request }) => request.id);
        await unit.nativeUpdate(PriceRequest, { id: { $in: reminded } }, { reminded_at: new Date() });
        this.deps.orderRepository.record(unit, order, 'price_requests_reminded', {
          userId,
          reason: String(due.length),
          facts: { route_id: routeId, ...citiesOf(route) },
        });
      }
      return { sent: due.length, total: open.length, skipped };
    });
    if (answer.sent > 0) this.deps.mails.scheduleDelivery();
    return answer;
  }

  async listPriceRequests({ companyId }: Member, routeId: number): Promise<PriceRequestList> {
    const counts = await this.countPriceRequests({ companyId }, routeId);
    const items = await listPriceRequests(this.deps.db.reads, companyId, routeId);
    return { items, total: items.length, counts };
  }

  /** @throws {NotFound} when the route is not there, or another company's */
  async countPriceRequests(
    { companyId }: Pick<Member, 'companyId'>,
    routeId: number,
  ): Promise<PriceRequestCounts> {
    const counts = await countPriceRequests(this.deps.db.reads, companyId, routeId);
    if (!counts) throw new NotFound();
    return counts;
  }

  /** The same of each route of an order, in their sequence; none when the order is not there. */
  countPriceRequestsOfOrder(
    { companyId }: Member,
    orderId: number,
  ): Promise<{ route_id: number; counts: PriceRequestCounts }[]> {
    return countPriceRequestsOfOrder(this.deps.db.reads, companyId, orderId);
  }

  private async routeToAskAbout(unit: Unit, order: Order, routeId: number): Promise<Route> {
    const routes = await this.deps.routes.findInUnit(unit, order.id);
    const route = routes.find(({ id }) => id === routeId);
    if (!route) throw new NotFound();
    if (!takesPrices(order.status, route.status)) throw notEditable(order.status, 'status_not_allowed');
    return route;
  }

  private async write(
    unit: Unit,
    order: Order,
    route: Route,
    asked: readonly Asked[],
    { mailTo }: RoundWords,
    member: Member,
  ): Promise<void> {
    const again = asked.flatMap(({ before }) => before?.id ?? []);
    if (again.length > 0) await unit.nativeDelete(PriceRequest, { id: { $in: again } });
    const recipients = asked.map((one) => ({
      subcontractor: one.subcontractor,
      failedMessage: one.before?.message_id ?? null,
      mail: mailTo(one),
    }));
    const messages = await this.deps.mails.send(unit, order, route, recipients, member);
    const asked_at = new Date();
    await unit.insertMany(
      PriceRequest,
      recipients.map(({ subcontractor, mail }, index) => ({
        company_id: order.company_id,
        order_id: order.id,
        route_id: route.id,
        subcontractor_id: subcontractor.id,
        subcontractor_name: subcontractor.name,
        subcontractor_email: subcontractor.email,
        message_id: messages[index] ?? null,
        group_request_id: mail?.id ?? null,
        asked_by: member.userId,
        asked_at,
      })),
    );
  }
}

/** Who was asked for the price of a route, can have got the mail, and has not answered. */
function openRequests(unit: Unit, routeId: number): Promise<OpenRequest[]> {
  return unit.execute<OpenRequest[]>(
    `select a.id, a.subcontractor_id, a.group_request_id,
       coalesce(a.reminded_at > now() - interval '24 hours', false) as is_reminded
     from price_requests a left join correspondence_messages m on m.id = a.message_id
     left join subcontractor_offers o on o.route_id = a.route_id and o.subcontractor_id = a.subcontractor_id
     where a.route_id = ? and a.subcontractor_id is not null and o.id is null
       and (coalesce(m.status <> 'failed', true) or m.passed_on_at is not null)
     order by a.id`,
    [routeId],
  );
}

/** Who was asked for the price of a route, by subcontractor. One whose mail was never delivered may be asked again. */
async function earlierRequests(unit: Unit, routeId: number): Promise<Map<number, EarlierRequest>> {
  const rows = await unit.execute<EarlierRequest[]>(
    `select a.id, a.subcontractor_id, a.message_id, a.group_request_id,
       coalesce(m.status = 'failed' and m.passed_on_at is null, false) and o.id is null as has_failed
     from price_requests a left join correspondence_messages m on m.id = a.message_id
     left join subcontractor_offers o on o.route_id = a.route_id and o.subcontractor_id = a.subcontractor_id
     where a.route_id = ? and a.subcontractor_id is not null`,
    [routeId],
  );
  return new Map(rows.map((row) => [row.subcontractor_id, row]));
}

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
