import type { Database } from '../../../platform/db/database.js';
import { NotFound } from '../../../platform/http/errors.js';
import type { Member } from '../../../platform/http/principal.js';
import type { LinkIds, LinkSigner } from '../../correspondence/index.js';
import type { OrderRepository } from '../orders/order.repository.js';
import type { RouteService } from '../routes/route.service.js';
import type { LinkInput, LinkKind, RevokedLink } from './link.dto.js';
import { refuseMissing } from './link.service.js';

/** What names the links to take back: those of an order, or of one subcontractor for a route. The form without an order is unsigned. */
const idsToRevoke: Record<LinkKind, readonly (keyof LinkInput)[]> = {
  'order-form': ['order_id'],
  'subcontractor-offer': ['subcontractor_id', 'order_id', 'route_id'],
  'client-offer-selection': ['order_id'],
  'subcontractor-order-view': ['order_id', 'route_id', 'subcontractor_id'],
};

interface LinkRevocationServiceDeps {
  db: Database;
  orderRepository: OrderRepository;
  routes: RouteService;
  signer: LinkSigner;
}

/** Takes links to the public pages back. */
export class LinkRevocationService {
  constructor(private readonly deps: LinkRevocationServiceDeps) {}

  /**
   * Takes back the links of that kind and record made so far, whoever they were sent to: also a subcontractor who is
   * no longer chosen, or a client who was deleted.
   * @throws {NotFound} when the order, or the route of it, is not there or not the company's
   */
  async revokeLinks(member: Member, input: LinkInput): Promise<RevokedLink> {
    const { kind, order_id = 0, route_id = 0, subcontractor_id = 0 } = input;
    refuseMissing(input, idsToRevoke[kind]);
    const isOfRoute = idsToRevoke[kind].includes('route_id');
    const ids: LinkIds = isOfRoute ? { order_id, route_id, subcontractor_id } : { order_id };
    await this.deps.db.inCompany(member.companyId, async (unit) => {
      // An answer over the link holds the same lock: it has happened before, or comes too late.
      const order = await this.deps.orderRepository.lock(unit, order_id);
      const routes = isOfRoute ? await this.deps.routes.findInUnit(unit, order.id) : [];
      if (isOfRoute && !routes.some(({ id }) => id === route_id)) throw new NotFound();
      await this.deps.signer.revoke(unit, member.companyId, kind, ids);
    });
    return { revoked: true };
  }
}
