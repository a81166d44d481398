import type { Database } from '../../../../platform/db/database.js';
import { isComplete, isVehicleAwaited, vehicleOf } from '../../rules/vehicle.js';
import { Conflict, NotFound } from '../../../../platform/http/errors.js';
import type { Member } from '../../../../platform/http/principal.js';
import type { Clock } from '../../../../platform/clock/clock.port.js';
import type { RouteDto } from '../../routes/route.dto.js';
import type { RouteService } from '../../routes/route.service.js';
import type { OrderMailService } from '../order-mail.service.js';
import { notEditable, type OrderRepository } from '../order.repository.js';

/** Whoever presses twice asks once. */
const onceInMs = 60_000;

interface VehicleRequestServiceDeps {
  db: Database;
  orderRepository: OrderRepository;
  routes: RouteService;
  mails: OrderMailService;
  clock: Clock;
}

/** Asks carriers for the vehicle and the driver. */
export class VehicleRequestService {
  constructor(private readonly deps: VehicleRequestServiceDeps) {}

  /**
   * Mails the carrier of a route the link at which the vehicle and the driver are told.
   * @throws {Conflict} `vehicle_not_awaited`, `vehicle_known` or `carrier_without_email`
   */
  async askForVehicle(member: Member, orderId: number, routeId: number): Promise<RouteDto> {
    await this.deps.db.inCompany(member.companyId, async (unit) => {
      const order = await this.deps.orderRepository.lock(unit, orderId);
      const found = await this.deps.routes.findWithQuoteInUnit(unit, orderId, routeId);
      if (!found) throw new NotFound();
      const { route, offer } = found;
      if (!offer?.subcontractor_id || !isVehicleAwaited(order.status, route.status))
        throw notEditable(order.status, 'vehicle_not_awaited');
      if (isComplete(vehicleOf(route))) throw new Conflict('vehicle_known');
      const now = this.deps.clock.now();
      if (route.vehicle_asked_at && now.getTime() - route.vehicle_asked_at.getTime() < onceInMs) return;
      route.vehicle_asked_at = now;
      await this.deps.mails.sendVehicleRequest(unit, { order, route, offer }, member);
    });
    this.deps.mails.scheduleDelivery(true);
    return this.deps.routes.getRoute(member.companyId, routeId);
  }
}
