import { isDeepStrictEqual } from 'node:util';
import type { Logger } from '../../../kernel/log.js';
import { isInValuation } from '../../../kernel/order/order-phase.js';
import { citiesOf } from '../../../kernel/order/transport.js';
import type { Clock } from '../../../platform/clock/clock.port.js';
import { connectionOf } from '../../../platform/db/connection-of.js';
import type { Database } from '../../../platform/db/database.js';
import { Conflict, InvalidInput, NotFound } from '../../../platform/http/errors.js';
import type { Member } from '../../../platform/http/principal.js';
import type { Jobs } from '../../../platform/jobs/jobs.port.js';
import { notEditable, type OrderRepository } from '../orders/order.repository.js';
import type { RouteService } from '../routes/route.service.js';
import { loadContent, loadFaults, type LoadOrder, type LoadRoute } from './load-content.js';
import type { LoadContent, LoadPublicationInput, LoadPublicationList } from './load-publication.dto.js';
import {
  addPublication,
  endPublication,
  findLoadOrder,
  isExchangeOn,
  listPublications,
  lockPublication,
} from './load-publication.queries.js';

/** Name of the job that tells the exchange. */
export const loadExchangeJob = 'load-exchange.work';

interface LoadPublicationDeps {
  db: Database;
  orderRepository: OrderRepository;
  routes: RouteService;
  jobs: Jobs;
  clock: Clock;
  log: Logger;
}

/** Routes that carriers outside are shown on a load exchange. */
export class LoadPublicationService {
  constructor(private readonly deps: LoadPublicationDeps) {}

  /** @throws {NotFound} when the route is not there, or another company's */
  async listPublications(
    { companyId }: Pick<Member, 'companyId'>,
    routeId: number,
  ): Promise<LoadPublicationList> {
    await this.deps.routes.getRoute(companyId, routeId);
    const items = await listPublications(this.deps.db.reads, companyId, routeId);
    return { items, total: items.length };
  }

  /**
   * What strangers would be shown.
   * @throws {InvalidInput} when the exchange would not take it
   */
  async preview({ companyId }: Member, routeId: number, input: LoadPublicationInput): Promise<LoadContent> {
    const { db, routes } = this.deps;
    const route = await routes.getRoute(companyId, routeId);
    const order = await findLoadOrder(db.reads, companyId, route.quotation_id);
    if (!order) throw new NotFound();
    if (!isInValuation(order.status)) throw notEditable(order.status);
    if (route.subcontractor_offer_id) throw new Conflict('route_has_chosen_quote');
    return this.contentOf(order, route, input);
  }

  /**
   * Publishes a route; in place of its earlier publication when that said something else. The order goes to 2.
   * @throws {Conflict} `load_exchange_off`, `order_not_editable`, `route_has_chosen_quote`
   * @throws {InvalidInput} when the exchange would not take it
   */
  async publish(member: Member, routeId: number, input: LoadPublicationInput): Promise<LoadPublicationList> {
    const { companyId, userId } = member;
    const { db, orderRepository, routes } = this.deps;
    if (!(await isExchangeOn(db.writes, companyId))) throw new Conflict('load_exchange_off');
    const { quotation_id } = await routes.getRoute(companyId, routeId);
    await db.inCompany(companyId, async (unit) => {
      const order = await orderRepository.lockInValuation(unit, quotation_id);
      const route = (await routes.findInUnit(unit, order.id)).find(({ id }) => id === routeId);
      if (!route) throw new NotFound();
      if (route.chosen_offer_id) throw new Conflict('route_has_chosen_quote');
      const load = this.contentOf(order, route, input);
      const on = connectionOf(unit);
      const current = await lockPublication(on, routeId);
      if (current && !current.is_outdated && isDeepStrictEqual(current.load, load)) return;
      if (current) await endPublication(on, routeId, 'replaced');
      await addPublication(on, { companyId, orderId: order.id, routeId, userId, load });
      orderRepository.transition(unit, order, 'ask_subcontractors', {
        as: 'load_published',
        userId,
        facts: citiesOf(route),
      });
    });
    this.wake();
    return this.listPublications(member, routeId);
  }

  /** Withdraws the publication of a route; nothing where there is none. */
  async withdraw(member: Member, routeId: number): Promise<void> {
    const { companyId, userId } = member;
    const { db, orderRepository, routes } = this.deps;
    const { quotation_id } = await routes.getRoute(companyId, routeId);
    await db.inCompany(companyId, async (unit) => {
      const order = await orderRepository.lock(unit, quotation_id);
      const on = connectionOf(unit);
      const route = (await routes.findInUnit(unit, order.id)).find(({ id }) => id === routeId);
      if (!route || !(await lockPublication(on, routeId))) return;
      await endPublication(on, routeId, 'by_hand');
      orderRepository.record(unit, order, 'load_withdrawn', { userId, facts: citiesOf(route) });
    });
    this.wake();
  }

  /** Has the job look now, or at an instant. Should it fail, the next regular look finds what waits. */
  wake(at?: Date): void {
    this.deps.jobs
      .enqueue(loadExchangeJob, null, { uniqueKey: loadExchangeJob, ...(at ? { at } : {}) })
      .catch((error: unknown) =>
        this.deps.log.warn({ err: error }, 'the load exchange waits for its next regular look'),
      );
  }

  private contentOf(order: LoadOrder, route: LoadRoute, input: LoadPublicationInput): LoadContent {
    const load = loadContent(order, route, input);
    const faults = loadFaults(load, this.deps.clock.now());
    if (faults.length > 0) throw new InvalidInput(faults);
    return load;
  }
}
