import { BadRequest, InvalidInput } from '../../../platform/http/errors.js';
import type { RateLimits } from '../../../platform/http/rate-limits.js';
import type { ClientService } from '../../directory/index.js';
import type { CompanyService, SettingsService } from '../../identity/index.js';
import type { LinkSigner } from '../../correspondence/index.js';
import type { OrdersByLink } from '../links/orders-by-link.js';
import type { PublicQuotationInput, PublicQuotationReceipt } from '../links/public-answers.dto.js';
import type { Database, Unit } from '../../../platform/db/database.js';
import { emailKey } from '../../../kernel/contact/email-address.js';
import { isEditable } from '../../../kernel/order/order-phase.js';
import { fittingWindows } from '../../../kernel/order/time-windows.js';
import { normalizeInput } from '../../../platform/http/normalize-input.js';
import type { RouteService } from '../routes/route.service.js';
import { notEditable, type OrderRepository } from './order.repository.js';
import { Order } from './order.entity.js';

/** A request over a company's own website, with what is made of who sends it. */
interface RequestFromSite extends Omit<PublicRequest, 'user_id' | 'client_name' | 'payment_days'> {
  client_name: string;
  contact_name: string;
  payment_days: number;
  request_site: string | null;
  client_id: number | null;
  claimed_client_id: number | null;
  unconfirmed_since: Date;
}

/** A request without what only signs it. */
type PublicRequest = Omit<PublicQuotationInput, 'sig' | 'exp' | 'order_id' | 'order_data'>;

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
   * @param client the client whose request it is; null when nothing speaks for it
   * @param claimedId the client of the company whom a request names of which nothing speaks for it
   * @param isProven whether the sender may be told whose it is
   */
  async enter(
    companyId: number,
    { payment_days, client_id = null, client_name = null, ...fields }: PublicRequest,
    client: { name: string } | null,
    claimedId: number | null,
    isProven: boolean,
  ): Promise<PublicQuotationReceipt> {
    const days = await this.paymentDays(companyId, payment_days);
    const order = await this.deps.db.inCompany(companyId, async (unit) => {
      const created = unit.create(Order, {
        ...normalizeInput(fields),
        company_id: companyId,
        client_id: client ? client_id : null,
        // Who is no client yet says who they are; a client's name is told by the directory alone.
        client_name: client?.name ?? (client_id === null ? (client_name?.trim() ?? null) : null),
        claimed_client_id: client ? null : claimedId,
        payment_days: days,
      });
      await unit.flush();
      this.deps.orderRepository.record(unit, created, 'created', { userId: null }, null);
      return created;
    });
    const receipt = receiptOf(order);
    return isProven ? receipt : { ...receipt, client_id: null, claimed_client_id: client_id };
  }

  /** Enters a request over the company's own website, which nobody has confirmed yet, in a unit of work of the company. */
  async enterFromSite(unit: Unit, companyId: number, fields: RequestFromSite): Promise<Order> {
    const created = unit.create(Order, { ...normalizeInput(fields), company_id: companyId });
    await unit.flush();
    this.deps.orderRepository.record(unit, created, 'created', { userId: null }, null);
    return created;
  }

  /**
   * Completes a request over a link that was checked, inside a unit of work that has locked it.
   * @throws {Conflict} `no_longer_open` once the client was sent an offer
   * @throws {InvalidInput} when neither form, order nor company says by when it is to be paid
   */
  async complete(unit: Unit, order: Order, request: PublicRequest): Promise<PublicQuotationReceipt> {
    const { client_email, payment_days, ...others } = request;
    const { user_id: _user, client_id: _client, client_name: _name, ...fields } = others;
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

interface PublicRequestServiceDeps {
  companies: CompanyService;
  clients: ClientService;
  limits: RateLimits;
  entry: PublicRequestEntry;
  signer: LinkSigner;
  ordersByLink: OrdersByLink;
}

/** Requests that strangers send over the public form: a signature is checked before anything is looked at. */
export class PublicRequestService {
  constructor(private readonly deps: PublicRequestServiceDeps) {}

  /**
   * Takes a new request, or the completion of one (which needs a signature). A new request without a signature, or over
   * a link whose time is over, only claims to be its client's unless it names the client's own address as well.
   * @throws {BadRequest} `invalid_link`, also for a new request with a signature that is not ours
   */
  async submitQuotation(input: PublicQuotationInput, address: string): Promise<PublicQuotationReceipt> {
    await this.deps.limits.consume('public-form', address);
    const { sig, exp, order_id, order_data, ...request } = input;
    const orderId = order_id ?? order_data?.order_id ?? null;
    const { user_id, client_id = null, client_email: email } = request;
    if (orderId === null) {
      const isSigned = sig !== undefined && exp !== undefined && !this.deps.signer.hasExpired(exp);
      if (isSigned) {
        // A signature speaks for a client.
        if (client_id === null) throw new BadRequest('invalid_link');
        await this.deps.signer.verify({ kind: 'order-form', ids: { user_id, client_id }, email, exp, sig });
      }
      return this.create(request, isSigned);
    }
    // The link of a request that is nobody's yet names no client.
    const ids = { user_id, ...(client_id === null ? {} : { client_id }), order_id: orderId };
    return this.deps.ordersByLink.overLink({ kind: 'order-form', ids, exp, sig }, (unit, order) =>
      this.deps.entry.complete(unit, order, request),
    );
  }

  /**
   * Takes a new request. The company's payment terms win over what the form sends.
   * @param isProven whether a signed link proves whose request it is. Otherwise the client whom it names is only noted, for the forwarder to
   * confirm, unless the request names the client's address as well: all that is written goes there. The answer is the same whether or not
   * there is such a client.
   * @throws {BadRequest} `invalid_link` when there is no such user, or a signed link's client is gone
   * @throws {InvalidInput} when neither the form nor the company says by when it is to be paid
   */
  private async create(request: PublicRequest, isProven: boolean): Promise<PublicQuotationReceipt> {
    const { user_id, client_id = null } = request;
    const companyId = await this.deps.companies.findCompanyIdOfUser(user_id);
    const client =
      companyId === null || client_id === null
        ? null
        : await this.deps.clients.findClient(companyId, client_id);
    if (companyId === null || (isProven && !client)) throw new BadRequest('invalid_link');
    await this.deps.limits.consume('public-form-company', String(companyId));
    const isTheirs = isProven || (client?.email && emailKey(client.email) === emailKey(request.client_email));
    return this.deps.entry.enter(companyId, request, isTheirs ? client : null, client?.id ?? null, isProven);
  }
}
