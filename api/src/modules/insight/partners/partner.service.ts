import type { Database } from '../../../platform/db/database.js';
import { warsawDay } from '../../../kernel/time/warsaw-time.js';
import type { Clock } from '../../../platform/clock/clock.port.js';
import type { Member } from '../../../platform/http/principal.js';
import { findBalancesOfRoutes, sumOwedTo } from '../../billing/index.js';
import type { ClientDirectoryService, SubcontractorDirectoryService } from '../../directory/index.js';
import type { OrderPriceService, OrderService } from '../../shipment/index.js';
import { threadsOf } from './mail-threads.js';
import type {
  CarrierLaneList,
  CarrierPerformance,
  ClientMoney,
  MailThreadList,
  PartnerDocumentPage,
  PartnerOrder,
  PartnerOrderPage,
  PartnerOrderQuery,
  SectionQuery,
} from './partner.dto.js';
import {
  findAddresses,
  listDocumentsOfCarrier,
  listDocumentsOfClient,
  listLanes,
  listMails,
  listOrdersOfCarrier,
  listOrdersOfClient,
  readClientMoney,
  readPerformance,
} from './partner.queries.js';

/** Mails that are put into threads. */
const mostMails = 200;

interface PartnerServiceDeps {
  db: Database;
  clients: ClientDirectoryService;
  carriers: SubcontractorDirectoryService;
  orders: OrderService;
  prices: OrderPriceService;
  clock: Clock;
}

/** The sections of the pages of clients and carriers. All throw `NotFound` for whoever is not in the company's directory. */
export class PartnerService {
  constructor(private readonly deps: PartnerServiceDeps) {}

  async listClientOrders(member: Member, id: number, query: PartnerOrderQuery): Promise<PartnerOrderPage> {
    await this.deps.clients.getDirectoryClient(member, id);
    const page = await listOrdersOfClient(this.deps.db.reads, member.companyId, id, query);
    const unpriced = page.items.filter(({ price }) => price === null);
    const prices = await this.deps.prices.findPrices(
      member.companyId,
      unpriced.map((order) => order.id),
    );
    const items = (await this.withInvoices(member, page.items)).map((order) => {
      const shown = order.price === null ? prices.get(order.id) : undefined;
      return shown ? { ...order, price: shown.amount, currency: shown.currency } : order;
    });
    return { ...page, items };
  }

  async listCarrierOrders(member: Member, id: number, query: PartnerOrderQuery): Promise<PartnerOrderPage> {
    await this.carrier(member, id);
    const { db } = this.deps;
    const page = await listOrdersOfCarrier(db.lists, member.companyId, id, query);
    const routes = page.items.flatMap(({ route_id: route }) => route ?? []);
    const balances = await findBalancesOfRoutes(db.lists, member.companyId, routes);
    const items = (await this.withInvoices(member, page.items)).map((order) => ({
      ...order,
      carrier_balances: balances.get(order.route_id ?? 0) ?? [],
    }));
    return { ...page, items };
  }

  private async withInvoices(
    { companyId }: Member,
    orders: readonly Omit<PartnerOrder, 'invoice_delivery' | 'carrier_balances'>[],
  ): Promise<PartnerOrder[]> {
    const deliveries = await this.deps.orders.findInvoiceDeliveries(companyId, orders);
    return orders.map((order) => ({
      ...order,
      invoice_delivery: deliveries.get(order.id) ?? null,
      carrier_balances: [],
    }));
  }

  async listClientDocuments(member: Member, id: number, query: SectionQuery): Promise<PartnerDocumentPage> {
    await this.deps.clients.getDirectoryClient(member, id);
    return listDocumentsOfClient(this.deps.db.lists, member.companyId, id, query);
  }

  async listCarrierDocuments(member: Member, id: number, query: SectionQuery): Promise<PartnerDocumentPage> {
    await this.carrier(member, id);
    return listDocumentsOfCarrier(this.deps.db.lists, member.companyId, id, query);
  }

  async listClientMails(member: Member, id: number): Promise<MailThreadList> {
    const { email } = await this.deps.clients.getDirectoryClient(member, id);
    const { companyId } = member;
    const addresses = await findAddresses(this.deps.db.reads, companyId, 'client_id', id, email);
    return this.threads(companyId, { clientId: id, addresses });
  }

  async listCarrierMails(member: Member, id: number): Promise<MailThreadList> {
    const { email } = await this.carrier(member, id);
    const { companyId } = member;
    const addresses = await findAddresses(this.deps.db.reads, companyId, 'subcontractor_id', id, email);
    return this.threads(companyId, { clientId: null, addresses });
  }

  async getClientMoney(member: Member, id: number): Promise<ClientMoney> {
    await this.deps.clients.getDirectoryClient(member, id);
    return readClientMoney(this.deps.db.reads, member.companyId, id, this.today());
  }

  async getCarrierPerformance(member: Member, id: number): Promise<CarrierPerformance> {
    await this.carrier(member, id);
    const [reads, today] = [this.deps.db.reads, this.today()];
    const [work, balances] = await Promise.all([
      readPerformance(reads, member.companyId, id, today),
      sumOwedTo(reads, member.companyId, id, today),
    ]);
    return { ...work, balances };
  }

  async listCarrierLanes(member: Member, id: number): Promise<CarrierLaneList> {
    await this.carrier(member, id);
    return { items: await listLanes(this.deps.db.lists, member.companyId, id, this.today()) };
  }

  private carrier(member: Member, id: number): Promise<{ email: string | null }> {
    return this.deps.carriers.getDirectorySubcontractor(member, id, 'en');
  }

  private today(): string {
    return warsawDay(this.deps.clock.now());
  }

  private async threads(
    companyId: number,
    whose: { clientId: number | null; addresses: readonly string[] },
  ): Promise<MailThreadList> {
    const mails = await listMails(this.deps.db.reads, companyId, whose, mostMails + 1);
    return { items: threadsOf(mails.slice(0, mostMails)), is_cut: mails.length > mostMails };
  }
}
