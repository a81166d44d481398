import type { Unit } from '../../../../platform/db/database.js';
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
import { viewDetails } from '../../../correspondence/index.js';
import type { SubcontractorDto, SubcontractorService } from '../../../directory/index.js';
import type { Offer } from '../../quotes/offer.service.js';
import type { Route, RouteService } from '../../routes/route.service.js';
import { detailsOf, languageOf, referencesForCarrier } from '../mail-content.js';
import type { Order } from '../order.entity.js';
import type { CarrierOrderContent, Party } from './carrier-order-content.js';
import { findContact } from './carrier-order.queries.js';

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
