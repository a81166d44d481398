import type { Database, Unit } from '../../../platform/db/database.js';
import { lockForDeletion } from '../../../platform/db/lock-for-deletion.js';
import { ofCompany } from '../../../platform/db/of-company.js';
import { sql } from '../../../platform/db/sql.js';
import { dataRequestActions } from '../rules/data-request.js';
import { allowedActions } from '../rules/order-actions.js';
import { emailKey } from '../../../kernel/contact/email-address.js';
import { statusLabels } from '../../../kernel/order/order-status-labels.js';
import {
  allowedNext,
  isOrderStatus,
  OrderStatus,
  orderStatuses,
  statusKey,
} from '../../../kernel/order/order-status.js';
import { activityGroup, isEditable } from '../../../kernel/order/order-view.js';
import type { UiLanguage } from '../../../kernel/text/language.js';
import { Conflict, InvalidInput, NotFound } from '../../../platform/http/errors.js';
import type { Member } from '../../../platform/http/principal.js';
import { normalizeInput } from '../../../platform/http/normalize-input.js';
import type { Clock } from '../../../platform/clock/clock.port.js';
import type { ClientService } from '../../directory/index.js';
import type { LinkSigner } from '../../correspondence/index.js';
import type { SettingsService } from '../../identity/index.js';
import type { RouteService } from '../routes/route.service.js';
import { missingDto } from './missing.js';
import { notEditable, type OrderRepository } from './order.repository.js';
import { manualNext } from './order-rules.js';
import type { OrderSummaryService } from './order-summary.service.js';
import type { OrderHistory } from './order-history.dto.js';
import type { StatusList } from './order-status.dto.js';
import type {
  ClientClaimAnswer,
  OrderDetails,
  OrderInput,
  OrderPage,
  OrderQuery,
  OrderUpdate,
} from './order.dto.js';
import type { MarkAsReadAnswer, UnreadCount } from './unread-orders.dto.js';
import { findAutomaticMails, findOpenOffer, findSentOffer, followUpDay } from './automatic-mail.queries.js';
import { Order } from './order.entity.js';
import { storedTransportFaults } from './order.policy.js';
import {
  countUnread,
  findClientClaim,
  findClientOffer,
  findOrder,
  listHistory,
  listOrders,
  type OrderRecord,
} from './order.queries.js';

/** Transport requests, quotations and orders: entering, changing, reading. */
export class OrderService {
  constructor(
    private readonly db: Database,
    private readonly orderRepository: OrderRepository,
    private readonly routes: RouteService,
    private readonly summaries: OrderSummaryService,
    private readonly clients: ClientService,
    private readonly settings: SettingsService,
    private readonly links: LinkSigner,
    private readonly clock: Clock,
  ) {}

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

  listOrders({ companyId }: Member, query: OrderQuery): Promise<OrderPage> {
    return listOrders(this.db.reads, companyId, query);
  }

  /** @throws {NotFound} when there is none, or it is another company's */
  async getDetails(
    { companyId }: Pick<Member, 'companyId'>,
    id: number,
    language: UiLanguage,
  ): Promise<OrderDetails> {
    const order = await findOrder(this.db.reads, companyId, id);
    if (!order) throw new NotFound();
    const [{ items: routes, hints: route_hints }, client_offer, client_claim, automatic] = await Promise.all([
      this.routes.listRoutes({ companyId }, id),
      findClientOffer(this.db.reads, companyId, id),
      order.claimed_client_id === null ? null : findClientClaim(this.db.reads, companyId, id),
      this.automaticMails(companyId, order),
    ]);
    const facts = await this.summaries.factsOf(companyId, order, routes);
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
    };
  }

  /** What the product has sent the client by itself, and what it is going to send. */
  private async automaticMails(
    companyId: number,
    { id, status, client_email }: OrderRecord,
  ): Promise<Pick<OrderDetails, 'order_acceptance' | 'follow_up'>> {
    if (status < OrderStatus.SentToClient) return { order_acceptance: null, follow_up: null };
    const [{ acceptance, followUp }, open, to] = await Promise.all([
      findAutomaticMails(this.db.reads, companyId, id),
      status === OrderStatus.SentToClient
        ? findOpenOffer(this.db.reads, companyId, id, followUpDay(this.clock.now()))
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
    const { send_order_acceptance } = await this.settings.getReadOnlySettings({ companyId });
    if (!send_order_acceptance) return null;
    return (await findSentOffer(this.db.reads, companyId, orderId))?.to_address ?? (clientEmail || null);
  }

  async getHistory({ companyId }: Member, id: number): Promise<OrderHistory> {
    const items = await listHistory(this.db.reads, companyId, id);
    if (items.length === 0) throw new NotFound();
    return { items };
  }

  /** Enters a request by hand. */
  async createOrder(member: Member, input: OrderInput, language: UiLanguage): Promise<OrderDetails> {
    const { client_id = null, client_email, payment_days, ...fields } = input;
    const client = client_id === null ? null : await this.clients.getClient(member, client_id);
    const email = client_email ?? client?.email ?? null;
    if (!email) throw new InvalidInput([{ field: 'client_email', code: 'required' }]);
    const settings = await this.settings.getReadOnlySettings(member);
    const id = await this.db.inCompany(member.companyId, async (unit) => {
      const order = unit.create(Order, {
        ...normalizeInput(fields),
        company_id: member.companyId,
        user_id: member.userId,
        client_id,
        client_name: client?.name ?? null,
        client_email: email,
        payment_days: payment_days === undefined ? settings.payment_terms_days : payment_days,
        is_read: true,
      });
      await unit.flush();
      this.orderRepository.record(unit, order, 'created', { userId: member.userId }, null);
      return order.id;
    });
    return this.getDetails(member, id, language);
  }

  /**
   * Changes an order that the client was not offered yet; at any time, what it is called in the parties' books.
   * @throws {Conflict} `order_not_editable`, or `changed_meanwhile` when another version is stored than the one edited
   * @throws {InvalidInput} `client_email` is required when a client without an address takes over a request that a stranger sent
   */
  async updateOrder(
    member: Member,
    id: number,
    input: OrderUpdate,
    language: UiLanguage,
  ): Promise<OrderDetails> {
    const { version, client_id, ...changes } = input;
    const client = client_id ? await this.clients.getClient(member, client_id) : null;
    await this.db.inCompany(member.companyId, async (unit) => {
      const isAnyTime = client_id === undefined && namesReferencesOnly(changes);
      const order = await (isAnyTime
        ? this.orderRepository.lock(unit, id)
        : this.orderRepository.lockEditable(unit, id));
      if (version !== undefined && version !== order.version) throw new Conflict('changed_meanwhile');
      const formerEmail = order.client_email;
      unit.assign(order, normalizeInput(changes), { ignoreUndefined: true });
      if (client_id !== undefined) {
        order.client_id = client_id;
        order.client_name = client?.name ?? null;
        // Whoever names the client has answered the question whose request it is. The address is still the stranger's.
        if (client && order.claimed_client_id) {
          order.claimed_client_id = null;
          if (changes.client_email === undefined) {
            if (!client.email) throw new InvalidInput([{ field: 'client_email', code: 'required' }]);
            order.client_email = client.email;
          }
          await this.takeBackLinks(unit, order, formerEmail);
        }
      }
      const faults = storedTransportFaults(order);
      if (faults.length > 0) throw new InvalidInput(faults);
    });
    return this.getDetails(member, id, language);
  }

  /**
   * Says whether a request is the client's whom it names.
   * @throws {Conflict} `no_client_claim` when the order has no open claim; `client_offer_sent` when it is to be confirmed, but the
   *   offer has gone to an address that is not the client's: whoever reads it there could accept in the client's name
   * @throws {InvalidInput} `email` is required when the client has no address in the directory
   */
  async answerClientClaim(
    member: Member,
    id: number,
    { confirm = true, email }: ClientClaimAnswer,
    language: UiLanguage,
  ): Promise<OrderDetails> {
    const { companyId, userId } = member;
    await this.db.inCompany(companyId, async (unit) => {
      const order = await this.orderRepository.lock(unit, id);
      const clientId = order.claimed_client_id ?? null;
      const client = clientId === null ? null : await this.clients.findClient(companyId, clientId);
      if (!client) throw new Conflict('no_client_claim');
      order.claimed_client_id = null;
      if (confirm) {
        const formerEmail = order.client_email;
        const isClients = client.email !== null && emailKey(client.email) === emailKey(formerEmail);
        if (!isClients && !isEditable(order.status)) throw new Conflict('client_offer_sent');
        if (email !== 'given') {
          if (!client.email) throw new InvalidInput([{ field: 'email', code: 'required' }]);
          order.client_email = client.email;
        }
        unit.assign(order, { client_id: client.id, client_name: client.name });
        await this.takeBackLinks(unit, order, formerEmail);
      }
      const event = confirm ? 'client_confirmed' : 'client_dismissed';
      this.orderRepository.record(unit, order, event, { userId, reason: client.name });
    });
    return this.getDetails(member, id, language);
  }

  /** Links of an order that went to an address which is no longer the client's stop working. */
  private async takeBackLinks(
    unit: Unit,
    { id, company_id, client_email }: Order,
    formerEmail: string,
  ): Promise<void> {
    if (emailKey(client_email) === emailKey(formerEmail)) return;
    for (const kind of ['client-offer-selection', 'order-form'] as const) {
      await this.links.revoke(unit, company_id, kind, { order_id: id });
    }
  }

  /** @throws {Conflict} `price_frozen` once the offer is sent */
  async setClientPrice(
    member: Member,
    id: number,
    price: number | null,
    language: UiLanguage,
  ): Promise<OrderDetails> {
    await this.db.inCompany(member.companyId, async (unit) => {
      const order = await this.orderRepository.lock(unit, id);
      if (!isEditable(order.status)) throw notEditable(order.status, 'price_frozen');
      order.client_price = price;
    });
    return this.getDetails(member, id, language);
  }

  /** @throws {Conflict} when the client has been sent an offer */
  async deleteOrder({ companyId }: Member, id: number): Promise<void> {
    await this.db.inCompany(companyId, async (unit) => {
      await lockForDeletion(unit, 'orders', sql`t.id = ${id} and ${ofCompany(companyId)}`);
      const order = await this.orderRepository.lock(unit, id);
      if (!isEditable(order.status)) throw notEditable(order.status, 'order_not_deletable');
      await unit.nativeDelete(Order, { id });
      unit.clear();
    });
  }

  async countUnread({ companyId }: Member): Promise<UnreadCount> {
    return { unread_count: await countUnread(this.db.reads, companyId) };
  }

  /** @param ids all of the company's orders when left out; ids that are not the company's are passed over */
  async markAsRead({ companyId }: Member, ids: readonly number[] | undefined): Promise<MarkAsReadAnswer> {
    return { marked: await this.markUnread(companyId, ids) };
  }

  async markOneAsRead({ companyId }: Member, id: number): Promise<MarkAsReadAnswer> {
    if (!(await findOrder(this.db.reads, companyId, id))) throw new NotFound();
    return { marked: await this.markUnread(companyId, [id]) };
  }

  /**
   * Reading is no change of an order: its version and its date stay. Written where all is written, since the pool
   * for reading must never wait for a lock that a writer holds.
   */
  private async markUnread(companyId: number, ids: readonly number[] | undefined): Promise<number> {
    // Not through the entity: that would count the version up.
    const named = ids === undefined ? '' : 'and id = any(?::int[])';
    return this.db.inCompany(companyId, async (unit) => {
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
    const order = await findOrder(this.db.reads, companyId, id);
    return order && isOrderStatus(order.status) ? order : null;
  }
}

/** Clients often name their number only with the order, and carriers ask for it later still. */
function namesReferencesOnly(changes: OrderUpdate): boolean {
  const names = Object.keys(changes);
  return names.length > 0 && names.every((name) => name === 'client_reference' || name === 'our_reference');
}
