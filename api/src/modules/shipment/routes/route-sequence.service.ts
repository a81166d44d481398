import type { Database } from '../../../platform/db/database.js';
import type { OrderRepository } from '../orders/order.repository.js';
import { InvalidInput } from '../../../platform/http/errors.js';
import type { Member } from '../../../platform/http/principal.js';
import type { RouteList } from './route.dto.js';
import type { RouteService } from './route.service.js';

/** In which sequence the routes of an order are driven. */
export class RouteSequenceService {
  constructor(
    private readonly db: Database,
    private readonly orderRepository: OrderRepository,
    private readonly routes: RouteService,
  ) {}

  /**
   * Puts the routes into another sequence.
   * @param ids every route of the order once
   * @throws {InvalidInput} when one is missing, is named twice, or is not the order's
   * @throws {Conflict} `order_not_editable`
   */
  async arrange(member: Member, orderId: number, ids: readonly number[]): Promise<RouteList> {
    await this.db.inCompany(member.companyId, async (unit) => {
      const order = await this.orderRepository.lockInValuation(unit, orderId);
      const routes = new Map(
        (await this.routes.findInUnit(unit, order.id)).map((route) => [route.id, route]),
      );
      if (
        ids.length !== routes.size ||
        new Set(ids).size !== ids.length ||
        !ids.every((id) => routes.has(id))
      )
        throw new InvalidInput([{ field: 'ids', code: 'incomplete_list' }]);
      for (const [index, id] of ids.entries()) {
        const route = routes.get(id);
        if (route) route.position = index + 1;
      }
    });
    return this.routes.listRoutes(member, orderId);
  }
}
