import type { Unit } from '../../../platform/db/database.js';
import { showsDocuments } from '../../../kernel/order/order-view.js';
import { citiesOf } from '../../../kernel/order/transport.js';
import {
  isNews,
  isVehicleAwaited,
  keptVehicle,
  unknownVehicle,
  vehicleOf,
  type ToldVehicle,
  type Vehicle,
} from '../rules/vehicle.js';
import type { Offer, OfferService } from '../quotes/offer.service.js';
import { notEditable, type Cause, type Order, type OrderRepository } from '../orders/order.repository.js';
import type { SubcontractorService } from '../../directory/index.js';
import type { Route } from './route.entity.js';

/** The vehicles of routes, and who drives them. All of it happens in units of work that have locked the order. */
export class VehicleService {
  constructor(
    private readonly orderRepository: OrderRepository,
    private readonly offers: OfferService,
    private readonly subcontractors: SubcontractorService,
  ) {}

  /**
   * Keeps what the carrier of a route told over the link.
   * @returns whether something was news
   * @throws {Conflict} `no_longer_open` when there is news and the carrier is not under way
   */
  async tell(unit: Unit, order: Order, route: Route, told: ToldVehicle): Promise<boolean> {
    const kept = await this.newsOf(unit, route, told);
    if (!kept) return false;
    if (!isVehicleAwaited(order.status, route.status)) throw notEditable(order.status, 'no_longer_open');
    const offer = await this.offerOf(unit, route);
    this.keep(unit, order, route, kept, { userId: null, reason: offer?.subcontractor_name ?? null });
    return true;
  }

  /**
   * Keeps what the forwarder entered.
   * @throws {Conflict} `vehicle_too_early` before there is an order
   */
  async enter(unit: Unit, order: Order, route: Route, told: ToldVehicle, userId: number): Promise<void> {
    const kept = await this.newsOf(unit, route, told);
    if (!kept) return;
    if (!showsDocuments(order.status)) throw notEditable(order.status, 'vehicle_too_early');
    this.keep(unit, order, route, kept, { userId });
  }

  /** Forgets a vehicle: another carrier will drive. */
  forget(unit: Unit, route: Route): void {
    unit.assign(route, { ...unknownVehicle, vehicle_asked_at: null });
  }

  private keep(unit: Unit, order: Order, route: Route, kept: Partial<Vehicle>, cause: Cause): void {
    unit.assign(route, kept);
    this.orderRepository.record(unit, order, 'vehicle_told', { ...cause, facts: citiesOf(route) });
  }

  /** What is told in the form in which it is kept; null when it is known already. */
  private async newsOf(unit: Unit, route: Route, told: ToldVehicle): Promise<Partial<Vehicle> | null> {
    const countryId = told.driver_phone ? await this.countryOfCarrier(unit, route) : null;
    const kept = keptVehicle(told, countryId);
    return isNews(kept, vehicleOf(route)) ? kept : null;
  }

  private async countryOfCarrier(unit: Unit, route: Route): Promise<number | null> {
    const offer = await this.offerOf(unit, route);
    if (!offer?.subcontractor_id) return null;
    const carriers = await this.subcontractors.findSubcontractors(offer.company_id, [offer.subcontractor_id]);
    return carriers[0]?.country_id ?? null;
  }

  private async offerOf(unit: Unit, { chosen_offer_id }: Route): Promise<Offer | null> {
    return chosen_offer_id ? this.offers.findInUnit(unit, chosen_offer_id) : null;
  }
}
