import type { Database, Unit } from '../../../platform/db/database.js';
import { lockForDeletion } from '../../../platform/db/database-lock.js';
import { ofCompany } from '../../../platform/db/company-filter.js';
import { sql } from '../../../platform/db/sql.js';
import { emailKey } from '../../../kernel/contact/email-address.js';
import { isEditable } from '../../../kernel/order/order-phase.js';
import type { UiLanguage } from '../../../kernel/text/language.js';
import { Conflict, InvalidInput, NotFound } from '../../../platform/http/errors.js';
import type { Member } from '../../../platform/http/principal.js';
import { createEach } from '../../../platform/http/create-each.js';
import { normalizeInput } from '../../../platform/http/normalize-input.js';
import type { ClientService } from '../../directory/index.js';
import type { LinkSigner } from '../../correspondence/index.js';
import type { SettingsService } from '../../identity/index.js';
import { notEditable, type OrderRepository } from './order.repository.js';
import type { OrderService } from './order.service.js';
import type {
  ClientClaimAnswer,
  OrderBulkAnswer,
  OrderDetails,
  OrderInput,
  OrderUpdate,
  OrderCopyInput,
} from './order.dto.js';
import { Order } from './order.entity.js';
import { storedTransportFaults } from './order.policy.js';
import { windowsOf } from '../../../kernel/order/time-windows.js';
import { endsOf, type TimedEnds } from '../../../kernel/order/transport.js';
import { cargoFactsOf } from '../../../kernel/order/transport-facts.js';
import { nextWeekLike, shiftTo } from '../../../kernel/time/warsaw-time.js';
import type { Clock } from '../../../platform/clock/clock.port.js';
import { findOrder } from './order.queries.js';
import { deleteDraft } from '../order-drafts/order-draft.service.js';

interface OrderEntryServiceDeps {
  db: Database;
  orderRepository: OrderRepository;
  orders: OrderService;
  clients: ClientService;
  settings: SettingsService;
  links: LinkSigner;
}

/** Orders as forwarders enter, change and delete them. */
export class OrderEntryService {
  constructor(private readonly deps: OrderEntryServiceDeps) {}

  /**
   * Enters a request by hand; the draft that it was completed from is deleted with it.
   * @throws {NotFound} when the client or the draft is not there, or is another company's
   * @throws {Conflict} `changed_meanwhile` when somebody changed the draft
   */
  async createOrder(member: Member, input: OrderInput, language: UiLanguage): Promise<OrderDetails> {
    const { client_id = null, client_email, payment_days, draft_id, draft_version, ...fields } = input;
    const client = client_id === null ? null : await this.deps.clients.getClient(member, client_id);
    const email = client_email ?? client?.email ?? null;
    if (!email) throw new InvalidInput([{ field: 'client_email', code: 'required' }]);
    const settings = await this.deps.settings.getReadOnlySettings(member);
    const id = await this.deps.db.inCompany(member.companyId, async (unit) => {
      if (draft_id !== undefined) await deleteDraft(unit, draft_id, draft_version);
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
      this.deps.orderRepository.record(unit, order, 'created', { userId: member.userId }, null);
      return order.id;
    });
    return this.deps.orders.getDetails(member, id, language);
  }

  /** Enters a request of each row that is not refused. */
  createOrders(
    member: Member,
    rows: readonly (OrderInput | InvalidInput)[],
    language: UiLanguage,
  ): Promise<OrderBulkAnswer> {
    return createEach(this.deps.db, language, rows, (row: OrderInput) =>
      this.createOrder(member, row, language),
    );
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
    const client = client_id ? await this.deps.clients.getClient(member, client_id) : null;
    await this.deps.db.inCompany(member.companyId, async (unit) => {
      const isAnyTime = client_id === undefined && namesReferencesOnly(changes);
      const order = await (isAnyTime
        ? this.deps.orderRepository.lock(unit, id)
        : this.deps.orderRepository.lockEditable(unit, id));
      if (version !== undefined && version !== order.version) throw new Conflict('changed_meanwhile');
      const formerEmail = order.client_email;
      unit.assign(order, normalizeInput(changes), { ignoreUndefined: true });
      if (client_id !== undefined) {
        // Whoever names another client has looked at the request.
        if (client && client_id !== order.client_id) order.unconfirmed_since = null;
        order.client_id = client_id;
        order.client_name = client?.name ?? null;
        // Whoever names the client has answered the question whose request it is. The address is still the stranger's.
        if (client && order.claimed_client_id) {
          order.claimed_client_id = null;
          if (changes.client_email === undefined) {
            if (!client.email) throw new InvalidInput([{ field: 'client_email', code: 'required' }]);
            order.client_email = client.email;
          }
        }
      }
      await this.takeBackLinks(unit, order, formerEmail);
      const faults = storedTransportFaults(order);
      if (faults.length > 0) throw new InvalidInput(faults);
    });
    return this.deps.orders.getDetails(member, id, language);
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
    await this.deps.db.inCompany(companyId, async (unit) => {
      const order = await this.deps.orderRepository.lock(unit, id);
      const clientId = order.claimed_client_id ?? null;
      const client = clientId === null ? null : await this.deps.clients.findClient(companyId, clientId);
      if (!client) throw new Conflict('no_client_claim');
      order.claimed_client_id = null;
      if (confirm) {
        order.unconfirmed_since = null;
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
      this.deps.orderRepository.record(unit, order, event, { userId, reason: client.name });
    });
    return this.deps.orders.getDetails(member, id, language);
  }

  /** Links of an order that went to an address which is no longer the client's stop working. */
  private async takeBackLinks(
    unit: Unit,
    { id, company_id, client_email }: Order,
    formerEmail: string,
  ): Promise<void> {
    if (emailKey(client_email) === emailKey(formerEmail)) return;
    for (const kind of ['client-offer-selection', 'order-form'] as const) {
      await this.deps.links.revoke(unit, company_id, kind, { order_id: id });
    }
  }

  /** @throws {Conflict} `price_frozen` once the offer is sent */
  async setClientPrice(
    member: Member,
    id: number,
    price: number | null,
    language: UiLanguage,
  ): Promise<OrderDetails> {
    await this.deps.db.inCompany(member.companyId, async (unit) => {
      const order = await this.deps.orderRepository.lock(unit, id);
      if (!isEditable(order.status)) throw notEditable(order.status, 'price_frozen');
      order.client_price = price;
      // A price that was entered with the order's own data gives way to it, and to the sum.
      order.price_for_client = null;
    });
    return this.deps.orders.getDetails(member, id, language);
  }

  /** @throws {Conflict} when the client has been sent an offer */
  async deleteOrder({ companyId }: Member, id: number): Promise<void> {
    await this.deps.db.inCompany(companyId, async (unit) => {
      await lockForDeletion(unit, 'orders', sql`t.id = ${id} and ${ofCompany(companyId)}`);
      const order = await this.deps.orderRepository.lock(unit, id);
      if (!isEditable(order.status)) throw notEditable(order.status, 'order_not_deletable');
      await unit.nativeDelete(Order, { id });
      unit.clear();
    });
  }
}

/** Clients often name their number only with the order, and carriers ask for it later still. */
function namesReferencesOnly(changes: OrderUpdate): boolean {
  const names = Object.keys(changes);
  const own = ['client_reference', 'our_reference', 'external_id'];
  return names.length > 0 && names.every((name) => own.includes(name));
}

interface OrderCopyServiceDeps {
  db: Database;
  orderRepository: OrderRepository;
  orders: OrderService;
  clock: Clock;
}

/** New requests after the pattern of earlier orders. */
export class OrderCopyService {
  constructor(private readonly deps: OrderCopyServiceDeps) {}

  /**
   * Enters a request with the client, the addresses and the load of an order at later dates. Its prices, routes,
   * references and the last day of its offer belong to that order alone.
   * @throws {NotFound} when there is none, or it is another company's
   * @throws {InvalidInput} when its dates would lie beyond what orders can have
   */
  async duplicate(
    member: Member,
    id: number,
    input: OrderCopyInput,
    language: UiLanguage,
  ): Promise<OrderDetails> {
    const { companyId, userId } = member;
    const source = await findOrder(this.deps.db.reads, companyId, id);
    if (!source) throw new NotFound();
    const pickup = input.pickup_date ?? nextWeekLike(source.pickup_date, this.deps.clock.now());
    const times = movedTo(source, pickup);
    if (times.delivery_date >= endOfTime)
      throw new InvalidInput([{ field: 'pickup_date', code: 'year_out_of_range' }]);
    const copy = await this.deps.db.inCompany(companyId, async (unit) => {
      const order = unit.create(Order, {
        company_id: companyId,
        user_id: userId,
        client_id: source.client_id,
        claimed_client_id: source.claimed_client_id,
        client_name: source.client_name,
        client_email: source.client_email,
        ...endsOf(source),
        ...times,
        pallets_count: source.pallets_count,
        weight: source.weight,
        cargo_type: source.cargo_type,
        ...cargoFactsOf(source),
        notes: source.notes,
        payment_days: source.payment_days,
        is_data_complete: source.is_data_complete,
        is_read: true,
      });
      await unit.flush();
      this.deps.orderRepository.record(
        unit,
        order,
        'duplicated',
        { userId, facts: { source_order_id: id } },
        null,
      );
      return order.id;
    });
    return this.deps.orders.getDetails(member, copy, language);
  }
}

/** The first instant that no date of an order can have. */
const endOfTime = new Date(Date.UTC(2101, 0, 1));

/** A transport's dates and windows when it is loaded at another time. */
function movedTo(transport: TimedEnds, pickup_date: Date) {
  const move = shiftTo(transport.pickup_date, pickup_date);
  const { pickup_until, delivery_until } = windowsOf(transport);
  return {
    pickup_date,
    delivery_date: move(transport.delivery_date),
    pickup_until: pickup_until && move(pickup_until),
    delivery_until: delivery_until && move(delivery_until),
  };
}
