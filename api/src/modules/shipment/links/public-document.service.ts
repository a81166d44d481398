import type { RateLimits } from '../../../platform/http/rate-limits.js';
import type { CarrierOrderService, PrintedOrder } from '../orders/carrier-order/carrier-order.service.js';
import type { LinkSigner } from '../../correspondence/index.js';
import type { LinkQuery } from './link.dto.js';

/** Documents that the holders of links may have. */
export class PublicDocumentService {
  constructor(
    private readonly signer: LinkSigner,
    private readonly limits: RateLimits,
    private readonly carrierOrders: CarrierOrderService,
  ) {}

  /**
   * The order of a route, for the carrier to whom it was sent.
   * @throws {BadRequest} when the link is not ours, has expired or was taken back
   * @throws {Conflict} `no_longer_open` when the order is not the carrier's any more
   * @throws {Unavailable} `pdf_unavailable`
   */
  async printCarrierOrder(query: LinkQuery, address: string): Promise<PrintedOrder> {
    await this.limits.consume('public-document', address);
    const { order_id = 0, route_id = 0, subcontractor_id = 0, sig, exp } = query;
    const ids = { order_id, route_id, subcontractor_id };
    await this.signer.verify({ kind: 'subcontractor-order-view', ids, exp, sig });
    return this.carrierOrders.printForCarrier(ids);
  }
}
