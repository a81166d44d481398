import { findCountryByCode, findCountryById } from '../../../../kernel/contact/countries.js';
import type { Logger } from '../../../../kernel/log.js';
import { asQuoted } from '../../../../kernel/order/transport.js';
import type { UiLanguage } from '../../../../kernel/text/language.js';
import { warsawDay } from '../../../../kernel/time/warsaw-time.js';
import type { Clock } from '../../../../platform/clock/clock.port.js';
import { connectionOf } from '../../../../platform/db/connection-of.js';
import type { Database } from '../../../../platform/db/database.js';
import { NotFound, Unavailable } from '../../../../platform/http/errors.js';
import type { Member } from '../../../../platform/http/principal.js';
import type { RateLimits } from '../../../../platform/http/rate-limits.js';
import { PdfUnavailableError, type PdfPrinter } from '../../../../platform/pdf/pdf.port.js';
import type { SubcontractorService } from '../../../directory/index.js';
import type { Offer } from '../../quotes/offer.service.js';
import type { Route, RouteService } from '../../routes/route.service.js';
import type { Order, OrderRepository } from '../order.repository.js';
import type { BoxNumber } from './cmr-form.js';
import { cmrPage, type CmrContent, type Offset } from './cmr-page.js';
import type { CmrBoxes, CmrNote } from './cmr.dto.js';
import { findBoxes, keepBoxes } from './cmr.queries.js';

const locales = { pl: 'pl-PL', en: 'en-GB', no: 'nb-NO' } as const;
const pallets = { pl: 'palety', en: 'pallets', no: 'paller' } as const;
const adrWord = { pl: 'klasa', en: 'class', no: 'klasse' } as const;
const plates = { pl: 'Nr rej.', en: 'Plates', no: 'Reg.nr.' } as const;

/** The boxes into which people write, and their numbers. */
const boxOf = {
  sender: 1,
  consignee: 2,
  attached_documents: 5,
  marks: 6,
  packing: 8,
  goods: 9,
  statistical_number: 10,
  volume: 12,
  instructions: 13,
  cash_on_delivery: 15,
  successive_carriers: 17,
  reservations: 18,
  agreements: 19,
  established_in: 21,
} as const satisfies Record<Exclude<keyof CmrBoxes, 'carriage'>, BoxNumber>;

type WrittenBox = keyof typeof boxOf;
const writtenBoxes = Object.keys(boxOf) as WrittenBox[];

/** A printed consignment note. */
interface PrintedNote {
  filename: string;
  pdf: Buffer;
}

/** How a note is printed. */
interface Printing {
  paper: 'blank' | 'preprinted';
  language: UiLanguage;
  offset: Offset;
}

interface CmrServiceDeps {
  db: Database;
  orderRepository: OrderRepository;
  routes: RouteService;
  subcontractors: SubcontractorService;
  clock: Clock;
  limits: RateLimits;
}

/** Consignment notes of routes: filled from the order, completed by hand, printed whenever somebody wants them. */
export class CmrService {
  constructor(
    private readonly deps: CmrServiceDeps,
    private readonly printer: PdfPrinter,
    private readonly log: Logger,
  ) {}

  /** @throws {NotFound} when the order has no such route, or it is another company's */
  async getNote(member: Member, orderId: number, routeId: number, language: UiLanguage): Promise<CmrNote> {
    const { boxes, texts } = await this.read(member, orderId, routeId, language);
    const filled = Object.entries(texts).map(([box, text]) => ({ box: Number(box), text }));
    return { boxes, filled };
  }

  /**
   * Keeps what somebody wrote into a note; blanks count as nothing.
   * @throws {NotFound} when the order has no such route, or it is another company's
   */
  async keepNote(
    member: Member,
    orderId: number,
    routeId: number,
    written: CmrBoxes,
    language: UiLanguage,
  ): Promise<CmrNote> {
    const { companyId, userId } = member;
    const boxes = wholeBoxes(written);
    await this.deps.db.inCompany(companyId, async (unit) => {
      await this.deps.orderRepository.lock(unit, orderId);
      const routes = await this.deps.routes.findInUnit(unit, orderId);
      if (!routes.some(({ id }) => id === routeId)) throw new NotFound();
      await keepBoxes(connectionOf(unit), companyId, routeId, boxes, userId);
    });
    return this.getNote(member, orderId, routeId, language);
  }

  /**
   * @throws {NotFound} when the order has no such route, or it is another company's
   * @throws {Unavailable} `pdf_unavailable`
   */
  async print(
    member: Member,
    orderId: number,
    routeId: number,
    { paper, language, offset }: Printing,
  ): Promise<PrintedNote> {
    await this.deps.limits.consume('cmr-print', String(member.companyId));
    const { boxes, texts, leg } = await this.read(member, orderId, routeId, language);
    const written = writtenBoxes.flatMap((name) =>
      boxes[name] === null ? [] : [[boxOf[name], boxes[name]]],
    );
    const { 21: place = '', ...all } = { ...texts, ...Object.fromEntries(written) } as CmrContent['texts'];
    const day = new Intl.DateTimeFormat(locales[language], { dateStyle: 'short', timeZone: 'UTC' });
    const content: CmrContent = {
      language,
      number: `${orderId}-${leg}`,
      texts: all,
      carriage: boxes.carriage,
      established: {
        place,
        day: day.format(new Date(`${warsawDay(this.deps.clock.now())}T00:00:00Z`)),
      },
    };
    try {
      const pdf = await this.printer.print(cmrPage(content, paper, offset));
      return { filename: `cmr-${orderId}-${leg}.pdf`, pdf };
    } catch (error) {
      if (!(error instanceof PdfUnavailableError)) throw error;
      this.log.warn({ err: error }, 'a consignment note could not be printed');
      throw new Unavailable('pdf_unavailable');
    }
  }

  private read({ companyId }: Member, orderId: number, routeId: number, language: UiLanguage) {
    return this.deps.db.inCompany(companyId, async (unit) => {
      const order = await this.deps.orderRepository.find(unit, orderId);
      const found = order && (await this.deps.routes.findWithQuoteInUnit(unit, orderId, routeId));
      if (!order || !found) throw new NotFound();
      const { route, routes, offer } = found;
      return {
        leg: routes.findIndex(({ id }) => id === route.id) + 1,
        boxes: wholeBoxes(await findBoxes(connectionOf(unit), companyId, routeId)),
        texts: await this.fill({ order, route, offer }, language),
      };
    });
  }

  /** What the order knows, by box. */
  private async fill(
    { order, route, offer }: { order: Order; route: Route; offer: Offer | null },
    language: UiLanguage,
  ): Promise<CmrContent['texts']> {
    const ends = asQuoted(route, offer);
    const countryOf = (code: string) => findCountryByCode(code)?.names[language] ?? code;
    const at = (end: 'pickup' | 'delivery') => [
      ends[`${end}_street`],
      `${ends[`${end}_post_code`]} ${ends[`${end}_city`]}`.trim(),
      countryOf(ends[`${end}_country`]),
    ];
    const day = new Intl.DateTimeFormat(locales[language], { dateStyle: 'short', timeZone: 'Europe/Warsaw' });
    const number = new Intl.NumberFormat(locales[language], { maximumFractionDigits: 2 });
    const adr = [
      order.adr_un && `UN ${order.adr_un}`,
      order.adr_class && `${adrWord[language]} ${order.adr_class}`,
    ]
      .filter(Boolean)
      .join(', ');
    const references = [order.client_reference, order.our_reference].filter(Boolean);
    const town = ends.pickup_city;
    const carrier = offer && (await this.carrierLines(order.company_id, offer, language));
    const vehicle = [route.truck_plates, route.trailer_plates].filter(Boolean).join(' / ');
    return {
      1: lines([order.client_name, ...at('pickup')]),
      2: lines(at('delivery')),
      3: lines([`${ends.delivery_post_code} ${ends.delivery_city}`.trim(), countryOf(ends.delivery_country)]),
      4: lines([town, countryOf(ends.pickup_country), day.format(ends.pickup_date)]),
      ...(references.length > 0 ? { 6: lines(references) } : {}),
      7: number.format(order.pallets_count),
      ...(order.pallets_count > 0 ? { 8: pallets[language] } : {}),
      9: lines([order.cargo_type, adr]),
      11: number.format(order.weight),
      ...(carrier ? { 16: lines([...carrier, vehicle && `${plates[language]}: ${vehicle}`]) } : {}),
      21: town,
    };
  }

  private async carrierLines(companyId: number, offer: Offer, language: UiLanguage) {
    const ids = offer.subcontractor_id ? [offer.subcontractor_id] : [];
    const [record] = await this.deps.subcontractors.findSubcontractors(companyId, ids);
    const country = record?.country_id ? findCountryById(record.country_id) : null;
    return [
      offer.subcontractor_name,
      record?.address,
      [record?.post_code, record?.city].filter(Boolean).join(' '),
      country?.names[language],
    ];
  }
}

function lines(parts: readonly (string | null | undefined)[]): string {
  return parts
    .map((part) => part?.trim())
    .filter(Boolean)
    .join('\n');
}

/** Every box, with null where nothing stands. */
function wholeBoxes(written: Partial<CmrBoxes>): CmrBoxes {
  const texts = writtenBoxes.map((name) => [name, written[name]?.trim() || null] as const);
  return {
    ...(Object.fromEntries(texts) as Record<WrittenBox, string | null>),
    carriage: written.carriage ?? null,
  };
}
