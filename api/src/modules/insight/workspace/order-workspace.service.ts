import type { SummaryCurrency } from '../../../kernel/money/money.js';
import type { UiLanguage } from '../../../kernel/text/language.js';
import type { Member } from '../../../platform/http/principal.js';
import type { InvoiceService } from '../../billing/index.js';
import type { ClientService } from '../../directory/index.js';
import type {
  OfferService,
  OrderService,
  OrderSummaryService,
  PriceRequestService,
} from '../../shipment/index.js';
import type { OrderWorkspace } from './order-workspace.dto.js';

/** The largest page of quotes: far more than an order ever gets. */
const allOffers = 1000;

/** What the page of an order shows when it opens, read by the services of the single calls. */
export class OrderWorkspaceService {
  constructor(
    private readonly deps: {
      orders: OrderService;
      summaries: OrderSummaryService;
      offers: OfferService;
      priceRequests: PriceRequestService;
      clients: ClientService;
      invoices: InvoiceService;
    },
  ) {}

  /**
   * @param currency of the summary
   * @throws {NotFound} when there is no such order, or it is another company's
   */
  async getWorkspace(
    member: Member,
    id: number,
    currency: SummaryCurrency | undefined,
    language: UiLanguage,
  ): Promise<OrderWorkspace> {
    const { orders, summaries, offers, priceRequests, invoices } = this.deps;
    const [[details, client], summary, history, page, counts, invoicesOfOrder] = await Promise.all([
      this.detailsWithClient(member, id, language),
      summaries.getSummary(member, id, currency, language),
      orders.getHistory(member, id),
      offers.listOffers(member, { order_id: id, page_size: allOffers }),
      priceRequests.countPriceRequestsOfOrder(member, id),
      invoices.listInvoices(member, id, language),
    ]);
    return {
      details,
      summary,
      history,
      offers: page,
      price_requests: counts,
      client,
      invoices: invoicesOfOrder,
    };
  }

  private async detailsWithClient(
    member: Member,
    id: number,
    language: UiLanguage,
  ): Promise<[OrderWorkspace['details'], OrderWorkspace['client']]> {
    const details = await this.deps.orders.getDetails(member, id, language);
    const { client_id: clientId } = details;
    return [
      details,
      clientId === null ? null : await this.deps.clients.findClient(member.companyId, clientId),
    ];
  }
}
