import type { Database, Unit } from '../../../../platform/db/database.js';
import { RouteStatus } from '../../rules/route-status.js';
import { unknownVehicle, vehicleOf } from '../../rules/vehicle.js';
import { BadRequest, Conflict, NotFound, Unavailable } from '../../../../platform/http/errors.js';
import type { Member } from '../../../../platform/http/principal.js';
import type { Logger } from '../../../../kernel/log.js';
import { PdfUnavailableError, type PdfPrinter } from '../../../../platform/pdf/pdf.port.js';
import { type AttachmentOrder, type AttachmentSource, viewDetails } from '../../../correspondence/index.js';
import type { RouteService, Route } from '../../routes/route.service.js';
import { notEditable, type OrderRepository } from '../order.repository.js';
import type { CarrierOrderContent, Party } from './carrier-order-content.js';
import { carrierOrderFilename } from './carrier-order-labels.js';
import { carrierOrderPage, type CarrierOrderState } from './carrier-order-page.js';
import { CarrierOrder } from './carrier-order.entity.js';
import {
  findCompanyOfOrderAcrossCompanies,
  findContentAcrossCompanies,
  findContact,
} from './carrier-order.queries.js';
import { connectionOf } from '../../../../platform/db/connection-of.js';
import { findCountryByCode, findCountryById } from '../../../../kernel/contact/countries.js';
import { pageLanguage, type UiLanguage } from '../../../../kernel/text/language.js';
import { parseMoney } from '../../../../kernel/money/money.js';
import { orderTermsFor } from '../../../../kernel/order/order-terms.js';
import { registerFacts } from '../../../../kernel/contact/register-facts.js';
import { asQuoted } from '../../../../kernel/order/transport.js';
import { warsawDay } from '../../../../kernel/time/warsaw-time.js';
import type { Clock } from '../../../../platform/clock/clock.port.js';
import type { CompanyService, CompanySettings, SettingsService } from '../../../identity/index.js';
import type { SubcontractorDto, SubcontractorService } from '../../../directory/index.js';
import type { Offer } from '../../quotes/offer.service.js';
import { detailsOf, languageOf, referencesForCarrier } from '../mail-content.js';
import type { Order } from '../order.entity.js';

/** A route with its order and the quote that was chosen for it. */
export interface ChosenRoute {
  order: Order;
  route: Route;
  offer: Offer;
}

interface CarrierOrderWriterDeps {
  routes: RouteService;
  subcontractors: SubcontractorService;
  companies: CompanyService;
  settings: SettingsService;
  clock: Clock;
}

/** Puts the order of a route into words. */
export class CarrierOrderWriter {
  constructor(private readonly deps: CarrierOrderWriterDeps) {}

  /**
   * The order as it would be sent now, inside a unit of work.
   * @param userId who sends it
   */
  async write(
    unit: Unit,
    { order, route, offer }: ChosenRoute,
    userId: number | null,
  ): Promise<CarrierOrderContent> {
    const { company_id } = order;
    const ids = offer.subcontractor_id ? [offer.subcontractor_id] : [];
    const [carrier = null] = await this.deps.subcontractors.findSubcontractors(company_id, ids);
    const language = pageLanguage(languageOf(carrier));
    const settings = await this.deps.settings.getSettings({ companyId: company_id });
    const routes = await this.deps.routes.findInUnit(unit, order.id);
    const price = parseMoney(offer.price, offer.currency);
    const view = viewDetails(
      {
        ...detailsOf(order, [asQuoted(route, offer)], 'order', price, null),
        references: referencesForCarrier(order),
      },
      language,
    );
    const [ends] = view.routes;
    if (!ends || !view.price) throw new Error('A route without ends or a quote without a price');
    return {
      language,
      number: order.id,
      leg: routes.findIndex(({ id }) => id === route.id) + 1,
      legs: routes.length,
      day: warsawDay(this.deps.clock.now()),
      forwarder: await this.forwarder(company_id, settings, language),
      carrier: carrierParty(offer, carrier, language),
      contact: userId === null ? null : await findContact(connectionOf(unit), userId),
      ...ends,
      rows: view.rows,
      notes: view.notes?.value ?? null,
      price: view.price.value,
      payment_days: route.payment_terms ?? null,
      terms: orderTermsFor(ownTerms(settings.order_terms), language),
    };
  }

  /** The company as it stands on its invoices; as little as is known where that was never entered. */
  private async forwarder(
    companyId: number,
    { company_data: data, invoice_country }: CompanySettings,
    language: UiLanguage,
  ): Promise<Party> {
    const { company_name, phone, email } = await this.deps.companies.getSender(companyId);
    const country = data.address || data.city ? findCountryByCode(invoice_country) : null;
    return {
      name: data.company_name ?? company_name,
      address: filled([data.address, town(data.post_code, data.city), country?.names[language]]),
      numbers: registerFacts(invoice_country, data),
      phone,
      email,
    };
  }
}

function carrierParty(offer: Offer, record: SubcontractorDto | null, language: UiLanguage): Party {
  const country = record?.country_id ? findCountryById(record.country_id) : null;
  return {
    name: offer.subcontractor_name,
    address: filled([record?.address, town(record?.post_code, record?.city), country?.names[language]]),
    numbers: [],
    phone: record?.phone ?? null,
    email: offer.subcontractor_email ?? null,
  };
}

function ownTerms(terms: Readonly<Record<UiLanguage, string | null>>): Partial<Record<UiLanguage, string>> {
  return Object.fromEntries(Object.entries(terms).filter(([, text]) => text !== null));
}

function town(postCode: string | null | undefined, city: string | null | undefined): string {
  return filled([postCode, city]).join(' ');
}

function filled(texts: readonly (string | null | undefined)[]): string[] {
  return texts.filter((text): text is string => Boolean(text));
}

/** A printed order. */
export interface PrintedOrder {
  filename: string;
  pdf: Buffer;
}

/** Names the route that a carrier's link is for. */
interface CarrierLinkIds {
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
