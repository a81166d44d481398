import type { Database, Unit } from '../../../platform/db/database.js';
import { isEditable } from '../../../kernel/order/order-view.js';
import { fittingWindows } from '../../../kernel/order/time-windows.js';
import { InvalidInput } from '../../../platform/http/errors.js';
import { normalizeInput } from '../../../platform/http/normalize-input.js';
import type { SettingsService } from '../../identity/index.js';
import type { PublicQuotationInput, PublicQuotationReceipt } from '../links/public-answers.dto.js';
import type { RouteService } from '../routes/route.service.js';
import { notEditable, type OrderRepository } from './order.repository.js';
import { Order } from './order.entity.js';

/** A request without what only signs it. */
export type PublicRequest = Omit<PublicQuotationInput, 'sig' | 'exp' | 'order_id' | 'order_data'>;

interface PublicRequestEntryDeps {
  db: Database;
  orderRepository: OrderRepository;
  settings: SettingsService;
  routes: RouteService;
}

/** Enters the requests of public forms, and completes them. */
export class PublicRequestEntry {
  constructor(private readonly deps: PublicRequestEntryDeps) {}

  /**
   * Enters a request whose user is the company's.
   * @param client the client whose request it is; null when nothing proves it
   * @param claimedId the client of the company whom an unproven request names
   */
  async enter(
    companyId: number,
    { payment_days, client_id, ...fields }: PublicRequest,
    client: { name: string } | null,
    claimedId: number | null = null,
  ): Promise<PublicQuotationReceipt> {
    const days = await this.paymentDays(companyId, payment_days);
    const order = await this.deps.db.inCompany(companyId, async (unit) => {
      const created = unit.create(Order, {
        ...normalizeInput(fields),
        company_id: companyId,
        client_id: client ? client_id : null,
        client_name: client?.name ?? null,
        claimed_client_id: client ? null : claimedId,
        payment_days: days,
      });
      await unit.flush();
      this.deps.orderRepository.record(unit, created, 'created', { userId: null }, null);
      return created;
    });
    return { ...receiptOf(order), claimed_client_id: client ? null : client_id };
  }

  /**
   * Completes a request over a link that was checked, inside a unit of work that has locked it.
   * @throws {Conflict} `no_longer_open` once the client was sent an offer
   * @throws {InvalidInput} when neither form, order nor company says by when it is to be paid
   */
  async complete(unit: Unit, order: Order, request: PublicRequest): Promise<PublicQuotationReceipt> {
    const { user_id: _user, client_id: _client, client_email, payment_days, ...fields } = request;
    if (!isEditable(order.status)) throw notEditable(order.status, 'no_longer_open');
    const before = JSON.stringify(receiptOf(order));
    const wasComplete = order.is_data_complete;
    unit.assign(order, { ...normalizeInput(fields), is_data_complete: true }, { ignoreUndefined: true });
    // The form knows nothing of windows: one that a new date leaves behind is gone.
    unit.assign(order, fittingWindows(order));
    // The address is no part of what the link's signature vouches for: offers go on to where they would have gone.
    order.client_email ||= client_email;
    order.payment_days ??= await this.paymentDays(order.company_id, payment_days);
    const receipt = receiptOf(order);
    // The same once more is answered politely and changes nothing; but what was asked for is confirmed by it.
    if (wasComplete && JSON.stringify(receipt) === before) return receipt;
    order.is_read = false;
    await this.deps.routes.followOrder(unit, order);
    this.deps.orderRepository.record(unit, order, 'completed', { userId: null });
    return receipt;
  }

  /** The company's payment terms, or what the form says when it has none. */
  private async paymentDays(companyId: number, typed: number | null | undefined): Promise<number> {
    const { payment_terms_days } = await this.deps.settings.getReadOnlySettings({ companyId });
    const days = payment_terms_days ?? typed ?? null;
    if (days === null) throw new InvalidInput([{ field: 'payment_days', code: 'required' }]);
    return days;
  }
}

function receiptOf(order: Order): PublicQuotationReceipt {
  return {
    id: order.id,
    status: order.status,
    client_id: order.client_id ?? null,
    claimed_client_id: null,
    user_id: order.user_id ?? null,
    client_email: order.client_email,
    pickup_street: order.pickup_street,
    pickup_city: order.pickup_city,
    pickup_post_code: order.pickup_post_code,
    pickup_country: order.pickup_country,
    pickup_date: order.pickup_date,
    delivery_street: order.delivery_street,
    delivery_city: order.delivery_city,
    delivery_post_code: order.delivery_post_code,
    delivery_country: order.delivery_country,
    delivery_date: order.delivery_date,
    pallets_count: order.pallets_count,
    weight: order.weight,
    cargo_type: order.cargo_type,
    notes: order.notes ?? null,
    payment_days: order.payment_days ?? null,
    created_at: order.created_at,
  };
}
