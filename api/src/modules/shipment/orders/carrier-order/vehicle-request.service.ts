import type { Database, Unit } from '../../../../platform/db/database.js';
import { pageLanguage } from '../../../../kernel/text/language.js';
import { isComplete, isVehicleAwaited, vehicleOf } from '../../rules/vehicle.js';
import { Conflict, NotFound } from '../../../../platform/http/errors.js';
import type { Member } from '../../../../platform/http/principal.js';
import type { Clock } from '../../../../platform/clock/clock.port.js';
import type { LinkFactory, MailService } from '../../../correspondence/index.js';
import type { SubcontractorService } from '../../../directory/index.js';
import type { OfferService } from '../../quotes/offer.service.js';
import type { RouteDto } from '../../routes/route.dto.js';
import type { RouteService } from '../../routes/route.service.js';
import { about, languageOf } from '../mail-content.js';
import { notEditable, type OrderRepository } from '../order.repository.js';
import type { ChosenLeg } from './carrier-order-writer.service.js';
import { vehicleRequestText } from './vehicle-request-texts.js';

/** Whoever presses twice asks once. */
const onceInMs = 60_000;

/** Asks carriers for the vehicle and the driver. */
export class VehicleRequestService {
  constructor(
    private readonly db: Database,
    private readonly orderRepository: OrderRepository,
    private readonly routes: RouteService,
    private readonly offers: OfferService,
    private readonly subcontractors: SubcontractorService,
    private readonly mails: MailService,
    private readonly links: LinkFactory,
    private readonly clock: Clock,
  ) {}

  /**
   * Mails the carrier of a leg the link at which the vehicle and the driver are told.
   * @throws {Conflict} `vehicle_not_awaited`, `vehicle_known` or `carrier_without_email`
   */
  async askForVehicle(member: Member, orderId: number, routeId: number): Promise<RouteDto> {
    await this.db.inCompany(member.companyId, async (unit) => {
      const order = await this.orderRepository.lock(unit, orderId);
      const route = (await this.routes.findInUnit(unit, orderId)).find(({ id }) => id === routeId);
      if (!route) throw new NotFound();
      const offer = route.chosen_offer_id ? await this.offers.findInUnit(unit, route.chosen_offer_id) : null;
      if (!offer?.subcontractor_id || !isVehicleAwaited(order.status, route.status))
        throw notEditable(order.status, 'vehicle_not_awaited');
      if (isComplete(vehicleOf(route))) throw new Conflict('vehicle_known');
      const now = this.clock.now();
      if (route.vehicle_asked_at && now.getTime() - route.vehicle_asked_at.getTime() < onceInMs) return;
      route.vehicle_asked_at = now;
      await this.write(unit, { order, route, offer }, member);
    });
    this.mails.scheduleDelivery();
    return this.routes.getRoute(member.companyId, routeId);
  }

  private async write(unit: Unit, { order, route, offer }: ChosenLeg, member: Member): Promise<void> {
    const { companyId, userId } = member;
    const { subcontractor_id, subcontractor_email, subcontractor_name: name } = offer;
    if (!subcontractor_id || !subcontractor_email) throw new Conflict('carrier_without_email');
    const [carrier = null] = await this.subcontractors.findSubcontractors(companyId, [subcontractor_id]);
    const language = languageOf(carrier);
    const { subject, body, action } = vehicleRequestText(language, { ...route, number: order.id });
    await this.mails.queue(
      unit,
      { companyId, userId, type: 'subcontractor_acceptance_request' },
      {
        ...about(order),
        routeId: route.id,
        cause: `vehicle of route ${route.id} asked for at ${route.vehicle_asked_at?.toISOString()}`,
        language,
        recipient: { name, email: subcontractor_email },
        link: await this.links.subcontractorOrderView(
          { order, route, offer, subcontractorId: subcontractor_id },
          pageLanguage(language),
        ),
        template: { subject, body },
        action,
      },
    );
  }
}
