import type { Database, Unit } from '../../../../platform/db/database.js';
import { RouteStatus } from '../../rules/route-status.js';
import { unknownVehicle, vehicleOf } from '../../rules/vehicle.js';
import { BadRequest, Conflict, NotFound, Unavailable } from '../../../../platform/http/errors.js';
import type { Member } from '../../../../platform/http/principal.js';
import type { Logger } from '../../../../kernel/log.js';
import { PdfUnavailableError, type PdfPrinter } from '../../../../platform/pdf/pdf.port.js';
import type { AttachmentOrder, AttachmentSource } from '../../../correspondence/index.js';
import type { RouteService } from '../../routes/route.service.js';
import { notEditable, type OrderRepository } from '../order.repository.js';
import type { CarrierOrderContent } from './carrier-order-content.js';
import { carrierOrderFilename } from './carrier-order-labels.js';
import { carrierOrderPage, type CarrierOrderState } from './carrier-order-page.js';
import type { CarrierOrderWriter, ChosenRoute } from './carrier-order-writer.service.js';
import { CarrierOrder } from './carrier-order.entity.js';
import { findCompanyOfOrderAcrossCompanies, findContentAcrossCompanies } from './carrier-order.queries.js';

/** A printed order. */
export interface PrintedOrder {
  filename: string;
  pdf: Buffer;
}

/** Names the route that a carrier's link is for. */
export interface CarrierLinkIds {
  order_id: number;
  route_id: number;
  subcontractor_id: number;
}

interface CarrierOrderServiceDeps {
  db: Database;
  orderRepository: OrderRepository;
  routes: RouteService;
  writer: CarrierOrderWriter;
  printer: PdfPrinter;
  log: Logger;
}

/** Orders as carriers get them: kept when they are sent, printed whenever somebody wants them. */
export class CarrierOrderService implements AttachmentSource {
  constructor(private readonly deps: CarrierOrderServiceDeps) {}

  /**
   * Keeps the order of a route as it is being sent, in the transaction that sends it.
   * @returns what the mail is to carry
   */
  async keep(unit: Unit, chosen: ChosenRoute, userId: number): Promise<AttachmentOrder> {
    const content = await this.deps.writer.write(unit, chosen, userId);
    const { company_id } = chosen.order;
    const kept = unit.create(CarrierOrder, {
      company_id,
      route_id: chosen.route.id,
      offer_id: chosen.offer.id,
      content,
    });
    await unit.flush();
    const filename = carrierOrderFilename(content.language, content);
    return { kind: 'carrier-order', recordId: kept.id, filename, contentType: 'application/pdf' };
  }

  /**
   * The order of a route for the forwarder: as it was sent, or as it would be.
   * @throws {Conflict} `route_without_carrier` when no quote is chosen
   * @throws {Unavailable} `pdf_unavailable`
   */
  async print({ companyId, userId }: Member, orderId: number, routeId: number): Promise<PrintedOrder> {
    const found = await this.deps.db.inCompany(companyId, async (unit) => {
      const chosen = await this.findRoute(unit, orderId, routeId);
      if (!chosen) throw new NotFound();
      if (!chosen.offer) throw new Conflict('route_without_carrier');
      return this.contentOf(unit, { ...chosen, offer: chosen.offer }, userId);
    });
    return this.printOne(found);
  }

  /**
   * The same for the carrier, whose link was checked.
   * @throws {BadRequest} `invalid_link` when the route is gone
   * @throws {Conflict} `no_longer_open` when the order is not, or no longer, the carrier's
   * @throws {Unavailable} `pdf_unavailable`
   */
  async printForCarrier({ order_id, route_id, subcontractor_id }: CarrierLinkIds): Promise<PrintedOrder> {
    const companyId = await findCompanyOfOrderAcrossCompanies(this.deps.db.reads, order_id);
    if (companyId === null) throw new BadRequest('invalid_link');
    const found = await this.deps.db.inCompany(companyId, async (unit) => {
      const chosen = await this.findRoute(unit, order_id, route_id);
      if (!chosen) throw new BadRequest('invalid_link');
      const { order, route, offer } = chosen;
      const isTheirs = offer?.subcontractor_id === subcontractor_id && route.status !== RouteStatus.New;
      if (!offer || !isTheirs) throw notEditable(order.status, 'no_longer_open');
      return this.contentOf(unit, { order, route, offer }, null);
    });
    return this.printOne(found);
  }

  /** What a mail brings: the order as it was sent, when nothing was known of the vehicle. */
  async makeAttachment(recordId: number): Promise<Buffer> {
    const content = await findContentAcrossCompanies(this.deps.db.reads, recordId);
    if (!content) throw new Error(`There is no order ${recordId} to a carrier`);
    return this.deps.printer.print(carrierOrderPage(content, { vehicle: unknownVehicle, isDraft: false }));
  }

  private async findRoute(unit: Unit, orderId: number, routeId: number) {
    const order = await this.deps.orderRepository.find(unit, orderId);
    const found = order && (await this.deps.routes.findWithQuoteInUnit(unit, orderId, routeId));
    return found && { order, route: found.route, offer: found.offer };
  }

  private async contentOf(unit: Unit, chosen: ChosenRoute, userId: number | null): Promise<Printable> {
    const { route, offer } = chosen;
    const sent = await unit.findOne(
      CarrierOrder,
      { route_id: route.id, offer_id: offer.id },
      { orderBy: { id: 'desc' } },
    );
    const isDraft = !sent && route.status === RouteStatus.New;
    const content = sent?.content ?? (await this.deps.writer.write(unit, chosen, isDraft ? userId : null));
    return { content, state: { vehicle: vehicleOf(route), isDraft } };
  }

  private async printOne({ content, state }: Printable): Promise<PrintedOrder> {
    try {
      const pdf = await this.deps.printer.print(carrierOrderPage(content, state));
      return { filename: carrierOrderFilename(content.language, content), pdf };
    } catch (error) {
      if (!(error instanceof PdfUnavailableError)) throw error;
      this.deps.log.warn({ err: error }, 'an order could not be printed');
      throw new Unavailable('pdf_unavailable');
    }
  }
}

interface Printable {
  content: CarrierOrderContent;
  state: CarrierOrderState;
}
