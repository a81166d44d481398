import type { Database, Unit } from '../../db/database.js';
import { missingFor } from '../../domain/order-actions.js';
import { allowedNext } from '../../domain/order-status.js';
import { citiesOf } from '../../domain/transport.js';
import { Conflict, NotFound } from '../../http/errors.js';
import type { Member } from '../../http/principal.js';
import type { Order, OrderBook } from '../orders/order-book.service.js';
import type { OrderMailService } from '../orders/order-mail.service.js';
import type { SubcontractorDto } from '../subcontractors/subcontractor.dto.js';
import type { SubcontractorService } from '../subcontractors/subcontractor.service.js';
import { PriceRequest } from './price-request.entity.js';
import type { PriceRequestAnswer, PriceRequestList, PriceRequestSkip } from './route.dto.js';
import { listPriceRequests } from './route.queries.js';
import { factsOf, type Route, type RouteService } from './route.service.js';

interface EarlierRequest {
  id: number;
  subcontractor_id: number;
  message_id: number | null;
  has_failed: boolean;
}

/** A subcontractor who gets a mail, and the earlier request whose mail was never delivered. */
interface Asked {
  subcontractor: SubcontractorDto & { email: string };
  before: EarlierRequest | null;
}

/** Asking subcontractors for prices. */
export class PriceRequestService {
  constructor(
    private readonly db: Database,
    private readonly orderBook: OrderBook,
    private readonly routes: RouteService,
    private readonly subcontractors: SubcontractorService,
    private readonly mails: OrderMailService,
  ) {}

  /**
   * Asks subcontractors for the price of a leg: each gets one mail with a link of their own, and another only when the
   * earlier one could not be delivered. The order goes to 2 when somebody was asked.
   * @throws {Conflict} `status_not_allowed`
   */
  async askSubcontractors(
    member: Member,
    routeId: number,
    ids: readonly number[],
  ): Promise<PriceRequestAnswer> {
    const { companyId, userId } = member;
    const { quotation_id } = await this.routes.getRoute(companyId, routeId);
    const wanted = [...new Set(ids)];
    const found = await this.subcontractors.findSubcontractors(companyId, wanted);
    const known = new Set(found.map(({ id }) => id));
    const unknown = wanted
      .filter((id) => !known.has(id))
      .map((subcontractor_id): PriceRequestSkip => ({ subcontractor_id, reason: 'not_found' }));

    const { sent, skipped } = await this.db.inCompany(companyId, async (unit) => {
      const order = await this.orderBook.lock(unit, quotation_id);
      const routes = await this.routes.findInUnit(unit, quotation_id);
      const route = routes.find(({ id }) => id === routeId);
      if (!route) throw new NotFound();
      const facts = {
        status: order.status,
        clientEmail: null,
        routes: routes.map(factsOf),
        totalMinor: null,
        missingRates: [],
        hasIssuedInvoice: false,
      };
      if (missingFor(facts, 'ask_subcontractors').length > 0) {
        throw new Conflict('status_not_allowed', { allowed_statuses: allowedNext(order.status) });
      }
      const earlier = await this.earlierRequests(unit, routeId);
      const { asked, passedOver } = whomToAsk(found, earlier);
      if (asked.length > 0) {
        await this.ask(unit, order, route, asked, member);
        const cause = { userId, reason: `${asked.length}`, facts: citiesOf(route) };
        this.orderBook.advance(unit, order, 'ask_subcontractors', cause);
      }
      return { sent: asked.length, skipped: passedOver };
    });
    this.mails.kick(sent > 0);
    return { sent, total: wanted.length, skipped: [...unknown, ...skipped] };
  }

  private async ask(
    unit: Unit,
    order: Order,
    route: Route,
    asked: readonly Asked[],
    member: Member,
  ): Promise<void> {
    const again = asked.flatMap(({ before }) => before?.id ?? []);
    if (again.length > 0) await unit.nativeDelete(PriceRequest, { id: { $in: again } });
    const recipients = asked.map(({ subcontractor, before }) => ({
      subcontractor,
      failedMessage: before?.message_id ?? null,
    }));
    const messages = await this.mails.sendPriceRequests(unit, order, route, recipients, member);
    for (const [index, { subcontractor }] of asked.entries()) {
      unit.create(PriceRequest, {
        company_id: order.company_id,
        order_id: order.id,
        route_id: route.id,
        subcontractor_id: subcontractor.id,
        subcontractor_name: subcontractor.name,
        subcontractor_email: subcontractor.email,
        message_id: messages[index] ?? null,
        asked_by: member.userId,
      });
    }
  }

  /** Who was asked for the price of a leg, by subcontractor. One whose mail was never delivered may be asked again. */
  private async earlierRequests(unit: Unit, routeId: number): Promise<Map<number, EarlierRequest>> {
    const rows = await unit.execute<EarlierRequest[]>(
      `select a.id, a.subcontractor_id, a.message_id, coalesce(m.status = 'failed', false) as has_failed
       from price_requests a left join messages m on m.id = a.message_id
       where a.route_id = ? and a.subcontractor_id is not null`,
      [routeId],
    );
    return new Map(rows.map((row) => [row.subcontractor_id, row]));
  }

  async listPriceRequests(member: Member, routeId: number): Promise<PriceRequestList> {
    await this.routes.getRoute(member.companyId, routeId);
    const items = await listPriceRequests(this.db.reads, member.companyId, routeId);
    return { items, total: items.length };
  }
}

/** Tells those who get a mail from those who do not. */
function whomToAsk(
  found: readonly SubcontractorDto[],
  earlier: ReadonlyMap<number, EarlierRequest>,
): { asked: Asked[]; passedOver: PriceRequestSkip[] } {
  const asked: Asked[] = [];
  const passedOver: PriceRequestSkip[] = [];
  for (const subcontractor of found) {
    const { id, email } = subcontractor;
    const before = earlier.get(id) ?? null;
    if (!email) passedOver.push({ subcontractor_id: id, reason: 'no_email' });
    else if (before && !before.has_failed) passedOver.push({ subcontractor_id: id, reason: 'already_asked' });
    else asked.push({ subcontractor: { ...subcontractor, email }, before });
  }
  return { asked, passedOver };
}
