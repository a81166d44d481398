import type { Queryable } from '../../../platform/db/sql.js';
import type { Database, Reads } from '../../../platform/db/database.js';
import type { WholeList } from '../../../platform/db/whole-list.js';
import { dataRequestActions } from '../rules/data-request.js';
import { allowedActions } from '../rules/order-actions.js';
import { RouteStatus } from '../rules/route-status.js';
import { statusLabels } from '../../../kernel/order/order-status-labels.js';
import {
  allowedNext,
  isOrderStatus,
  OrderStatus,
  orderStatuses,
  statusKey,
  manualEvent,
} from '../../../kernel/order/order-status.js';
import { activityGroup } from '../../../kernel/order/order-phase.js';
import type { UiLanguage } from '../../../kernel/text/language.js';
import { NotFound } from '../../../platform/http/errors.js';
import type { Member } from '../../../platform/http/principal.js';
import type { Clock } from '../../../platform/clock/clock.port.js';
import type { MessageDelivery } from '../../correspondence/index.js';
import type { SettingsService } from '../../identity/index.js';
import type { RouteDto } from '../routes/route.dto.js';
import type { RouteService } from '../routes/route.service.js';
import type { MailOnHold } from './automatic-mail.dto.js';
import { missingDto } from '../../../platform/http/problem-texts.js';
import { statusesOfQuotes } from './order-price.queries.js';
import type { OrderPriceService } from './order-price.service.js';
import type { InvoicesOfOrders } from './order.repository.js';
import type { OrderSummaryService } from './order-summary.service.js';
import type { OrderHistory } from './order-history.dto.js';
import type { StatusList } from './order-status.dto.js';
import type {
  OrderDetails,
  OrderPage,
  OrderQuery,
  MarkAsReadAnswer,
  UnreadCount,
  ListedOrder,
} from './order.dto.js';
import {
  findAutomaticMails,
  findLatestMails,
  findOpenOffer,
  findSentOffer,
  followUpDay,
} from './automatic-mail.queries.js';
import {
  countUnread,
  findClientClaim,
  findAgreedDates,
  findClientOffer,
  findOrder,
  listHistory,
  listOrders,
  findAllOrders,
  type OrderRow,
  type OrderRecord,
} from './order.queries.js';

const idsOf = (rows: readonly OrderRow[]): number[] => rows.map(({ id }) => id);

/** The statuses that a person may set from a status by `PUT /orders/{id}/status`. */
function manualNext(from: OrderStatus): OrderStatus[] {
  return orderStatuses.filter((to) => manualEvent(from, to) !== null);
}

interface OrderServiceDeps {
  db: Database;
  routes: RouteService;
  summaries: OrderSummaryService;
  settings: SettingsService;
  money: { prices: OrderPriceService; invoices: InvoicesOfOrders };
  clock: Clock;
}

/** Transport requests, quotations and orders as they stand. */
export class OrderService {
  constructor(private readonly deps: OrderServiceDeps) {}

  /** The statuses of the table with what may follow each. */
  listStatuses(language: UiLanguage): StatusList {
    const items = orderStatuses.map((code) => ({
      code,
      key: statusKey(code),
      label: statusLabels[language][code],
      allowed_next: allowedNext(code),
      activity: activityGroup(code),
    }));
    return { items };
  }

  async listOrders(member: Member, query: OrderQuery): Promise<OrderPage> {
    const page = await listOrders(this.deps.db.lists, member, query);
    return { ...page, items: await this.asListed(this.deps.db.lists, member, page.items) };
  }

  /** All that the list has, as `listOrders` answers them: those that are there now, also where more come in while they are read. */
  async listAllOrders(member: Member, query: OrderQuery): Promise<WholeList<ListedOrder>> {
    const { reads } = this.deps.db;
    const { count, pages } = await findAllOrders(reads, member, query);
    const asListed = (rows: OrderRow[]) => this.asListed(reads, member, rows);
    return {
      count,
      async *pages(size) {
        for await (const rows of pages(size)) yield await asListed(rows);
      },
    };
  }

  /** @param reads where the rows come from: what is shown of an order is of one server */
  private async asListed(
    reads: Reads,
    { companyId }: Member,
    rows: readonly OrderRow[],
  ): Promise<ListedOrder[]> {
    // Quotes are looked up where a price rests on them: most orders of a page have one of their own.
    const unpriced = rows.filter(
      ({ client_amount, status }) => client_amount === null && statusesOfQuotes.includes(status),
    );
    const [prices, agreed, deliveries] = await Promise.all([
      this.deps.money.prices.findPrices(companyId, idsOf(unpriced), reads),
      findAgreedDates(reads, companyId, idsOf(rows)),
      this.findInvoiceDeliveries(companyId, rows, reads),
    ]);
    return rows.map(({ client_amount: amount, ...order }) => ({
      ...order,
      agreed: agreed.get(order.id) ?? null,
      invoice_delivery: deliveries.get(order.id) ?? null,
      shown_price:
        amount === null
          ? (prices.get(order.id) ?? null)
          : { amount, currency: order.currency_for_client ?? 'PLN', kind: 'client' as const },
    }));
  }

  /** What became of the invoices of those orders that wait to be paid: said in one way, wherever an order stands. */
  async findInvoiceDeliveries(
    companyId: number,
    orders: readonly { id: number; status: number }[],
    reads: Reads = this.deps.db.reads,
  ): Promise<Map<number, MessageDelivery>> {
    const sent = orders.filter(({ status }) => status === OrderStatus.InvoiceSent).map(({ id }) => id);
    return this.deps.money.invoices.findDeliveries(reads, companyId, sent);
  }

  /** @throws {NotFound} when there is none, or it is another company's */
  async getDetails(
    { companyId }: Pick<Member, 'companyId'>,
    id: number,
    language: UiLanguage,
  ): Promise<OrderDetails> {
    const order = await findOrder(this.deps.db.reads, companyId, id);
    if (!order) throw new NotFound();
    const [{ items: routes, hints: route_hints }, client_offer, client_claim, automatic] = await Promise.all([
      this.deps.routes.listRoutes({ companyId }, id),
      findClientOffer(this.deps.db.reads, companyId, id),
      order.claimed_client_id === null ? null : findClientClaim(this.deps.db.reads, companyId, id),
      this.automaticMails(companyId, order),
    ]);
    const [facts, latestMails, deliveries] = await Promise.all([
      this.deps.summaries.factsOf(companyId, order, routes),
      this.latestMails(this.deps.db.reads, companyId, order, routes),
      this.findInvoiceDeliveries(companyId, [order]),
    ]);
    const { status, client_id: clientId, client_email: clientEmail } = order;
    const actions = [...allowedActions(facts), ...dataRequestActions({ status, clientId, clientEmail })];
    const allowed_actions = actions.map(({ action, allowed, missing }) => ({
      action,
      allowed,
      missing: missing.map((item) => missingDto(item, language)),
    }));
    const allowed_statuses = manualNext(order.status);
    return {
      ...order,
      routes,
      route_hints,
      allowed_statuses,
      allowed_actions,
      client_offer,
      client_claim,
      ...automatic,
      mails_on_hold: latestMails.filter(({ delivery }) => delivery !== 'passed_on'),
      invoice_delivery: deliveries.get(id) ?? null,
    };
  }

  /**
   * The latest mails to whoever has to answer, of those that did not reach them by themselves. Nobody has to answer a request that was not
   * taken on, and an order that is under way.
   */
  latestMails(
    on: Queryable,
    companyId: number,
    { id, status }: Pick<OrderRecord, 'id' | 'status'>,
    routes: readonly Pick<RouteDto, 'id' | 'status'>[],
  ): Promise<MailOnHold[]> | MailOnHold[] {
    const isClients = status <= OrderStatus.SentToClient;
    const waiting = routes.filter((route) => route.status === RouteStatus.Waiting).map((route) => route.id);
    if (status === OrderStatus.Created || (!isClients && waiting.length === 0)) return [];
    return findLatestMails(on, companyId, id, isClients ? null : waiting);
  }

  /** What the product has sent the client by itself, and what it is going to send. */
  private async automaticMails(
    companyId: number,
    { id, status, client_email }: OrderRecord,
  ): Promise<Pick<OrderDetails, 'order_acceptance' | 'follow_up'>> {
    if (status < OrderStatus.SentToClient) return { order_acceptance: null, follow_up: null };
    const [{ acceptance, followUp }, open, to] = await Promise.all([
      findAutomaticMails(this.deps.db.reads, companyId, id),
      status === OrderStatus.SentToClient
        ? findOpenOffer(this.deps.db.reads, companyId, id, followUpDay(this.deps.clock.now()))
        : null,
      status === OrderStatus.AcceptedByClient ? this.acceptanceGoesTo(companyId, id, client_email) : null,
    ]);
    const planned = open && { day: open.day, held: open.held, mail: null };
    const announced = to === null ? null : { to, mail: null };
    return {
      order_acceptance: acceptance ? { to: acceptance.to, mail: acceptance } : announced,
      follow_up: followUp ? { day: null, held: null, mail: followUp } : planned,
    };
  }

  /** Whom the confirmation of an order goes to once it is created; null when the company sends none. */
  private async acceptanceGoesTo(
    companyId: number,
    orderId: number,
    clientEmail: string,
  ): Promise<string | null> {
    const { send_order_acceptance } = await this.deps.settings.getReadOnlySettings({ companyId });
    if (!send_order_acceptance) return null;
    return (await findSentOffer(this.deps.db.reads, companyId, orderId))?.to_address ?? (clientEmail || null);
  }

  async getHistory({ companyId }: Member, id: number): Promise<OrderHistory> {
    const items = await listHistory(this.deps.db.reads, companyId, id);
    if (items.length === 0) throw new NotFound();
    return { items };
  }

  async countUnread({ companyId }: Member): Promise<UnreadCount> {
    return { unread_count: await countUnread(this.deps.db.reads, companyId) };
  }

  /** @param ids all of the company's orders when left out; ids that are not the company's are passed over */
  async markAsRead({ companyId }: Member, ids: readonly number[] | undefined): Promise<MarkAsReadAnswer> {
    return { marked: await this.markUnread(companyId, ids) };
  }

  async markOneAsRead({ companyId }: Member, id: number): Promise<MarkAsReadAnswer> {
    if (!(await findOrder(this.deps.db.reads, companyId, id))) throw new NotFound();
    return { marked: await this.markUnread(companyId, [id]) };
  }

  /**
   * Reading is no change of an order: its version and its date stay. Written where all is written, since the pool
   * for reading must never wait for a lock that a writer holds.
   */
  private async markUnread(companyId: number, ids: readonly number[] | undefined): Promise<number> {
    // Not through the entity: that would count the version up.
    const named = ids === undefined ? '' : 'and id = any(?::int[])';
    return this.deps.db.inCompany(companyId, async (unit) => {
      const marked = await unit.execute<object[]>(
        `update orders set is_read = true where id in (
           select id from orders where company_id = ? and not is_read ${named} order by id for no key update)
         returning id`,
        ids === undefined ? [companyId] : [companyId, `{${ids.join(',')}}`],
      );
      return marked.length;
    });
  }

  /** One order as it stands, for other modules. */
  async findOrder(companyId: number, id: number) {
    const order = await findOrder(this.deps.db.reads, companyId, id);
    return order && isOrderStatus(order.status) ? order : null;
  }
}
