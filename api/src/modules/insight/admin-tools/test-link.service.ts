import { OrderStatus } from '../../../kernel/order/order-status.js';
import { InvalidInput, NotFound } from '../../../platform/http/errors.js';
import type { Fault } from '../../../platform/http/checks.js';
import type { Member } from '../../../platform/http/principal.js';
import type {
  LinkInput,
  LinkService,
  OrderService,
  RouteService,
  PublicRequestEntry,
} from '../../shipment/index.js';
import type {
  TestLink,
  TestLinkInput,
  RandomQuotation,
  RandomQuotationInput,
  TestOffer,
} from './admin-tools.dto.js';
import { unknown, type TestedRecords } from './test-record.service.js';
import { findCountryById } from '../../../kernel/contact/countries.js';
import type { UiLanguage } from '../../../kernel/text/language.js';
import type { Clock } from '../../../platform/clock/clock.port.js';
import type { ClientService } from '../../directory/index.js';
import { quotationMessage } from './answer-texts.js';
import { randomRequest, sampleLanguageOf, type RandomRequest, sampleTexts } from './samples.js';
import { randomInt } from 'node:crypto';
import { base64Json } from '../../../kernel/links/link-signing.js';

/** Of clients who have no address. */
const sampleAddress = 'client@demo.example';

interface RandomQuotationServiceDeps {
  records: TestedRecords;
  clients: ClientService;
  requests: PublicRequestEntry;
  clock: Clock;
}

/** Enters quotations with random content. */
export class RandomQuotationService {
  constructor(private readonly deps: RandomQuotationServiceDeps) {}

  /** @throws {InvalidInput} naming a user without a company, and a client whom that company does not work with */
  async create({ user_id, client_id }: RandomQuotationInput, language: UiLanguage): Promise<RandomQuotation> {
    const member = await this.deps.records.findMember(user_id);
    // Without a company there is nobody whose client it could be.
    if (!member) throw new InvalidInput([unknown('user_id')]);
    const client = await this.deps.clients.findClient(member.companyId, client_id);
    if (!client) throw new InvalidInput([unknown('client_id')]);
    const country = client.country_id === null ? null : findCountryById(client.country_id);
    const quotation = await this.deps.requests.enter(
      member.companyId,
      {
        ...randomRequest(this.deps.clock.now(), sampleLanguageOf(country?.code ?? null)),
        user_id,
        client_id,
        client_email: client.email ?? sampleAddress,
      },
      client,
      null,
      true,
    );
    return { success: true, quotation, message: quotationMessage(language, quotation.id) };
  }
}

/**
 * The address of a carrier's order with made-up data. It names no order and carries no signature: the page says that it is
 * a sample, and nothing can be answered.
 */
function sampleOrderUrl(
  baseUrl: string,
  request: RandomRequest,
  language: UiLanguage,
  dice: (limit: number) => number,
): string {
  const url = new URL(`${baseUrl.replace(/\/$/, '')}/subcontractor-order-view/${language}`);
  const { pickup_date, delivery_date, notes, ...shown } = request;
  const { companies } = sampleTexts[language];
  const params = {
    sample: '1',
    client_name: companies[dice(companies.length)] ?? '',
    ...shown,
    pickup_date: pickup_date.toISOString(),
    delivery_date: delivery_date.toISOString(),
    notes: notes ?? '',
    payment_days: [14, 30, 45, 60][dice(4)] ?? 30,
    price: 400 + dice(260) * 10,
    currency: ['PLN', 'EUR', 'NOK'][dice(3)] ?? 'EUR',
  };
  for (const [name, value] of Object.entries(params)) {
    if (value !== '') url.searchParams.set(name, String(value));
  }
  return url.href;
}

/** The address of a client's page with made-up offers; as with an order, nothing can be answered on it. */
function sampleOffersUrl(
  baseUrl: string,
  request: RandomRequest,
  language: UiLanguage,
  orderNumber: string,
  offers: readonly TestOffer[],
): string {
  const url = new URL(`${baseUrl.replace(/\/$/, '')}/client-offer-selection/${language}`);
  const { pickup_date, delivery_date } = request;
  const numbered = offers.map((offer, index) => ({ id: index + 1, pickup_date, delivery_date, ...offer }));
  url.searchParams.set('sample', '1');
  url.searchParams.set('order_number', orderNumber);
  url.searchParams.set('order_data', base64Json({ ...request, notes: null }));
  url.searchParams.set('offers_data', base64Json(numbered));
  return url.href;
}

/** Links to the public pages with made-up data: no record stands behind them. */
export class SampleLinkService {
  constructor(
    private readonly clock: Clock,
    private readonly publicUrl: string,
  ) {}

  order({ lang = 'pl' }: TestLinkInput): TestLink {
    const request = randomRequest(this.clock.now(), lang);
    const url = sampleOrderUrl(this.publicUrl, request, lang, randomInt);
    return { url, expires_at: null, sample: true };
  }

  offers({ lang = 'pl', order_number }: TestLinkInput, offers: readonly TestOffer[]): TestLink {
    const request = randomRequest(this.clock.now(), lang);
    const number = order_number ?? String(1 + randomInt(999));
    return {
      url: sampleOffersUrl(this.publicUrl, request, lang, number, offers),
      expires_at: null,
      sample: true,
    };
  }
}

type NamedIds = 'user_id' | 'client_id' | 'order_id' | 'subcontractor_id';

const needed: Readonly<Record<TestLinkInput['kind'], readonly NamedIds[]>> = {
  'order-form': ['user_id', 'client_id'],
  'subcontractor-offer': ['user_id', 'subcontractor_id', 'order_id'],
  'client-offer-selection': ['user_id', 'order_id'],
  'subcontractor-order-view': ['user_id', 'order_id'],
};

interface TestLinkServiceDeps {
  records: TestedRecords;
  orders: OrderService;
  routes: RouteService;
  links: LinkService;
  samples: SampleLinkService;
}

/** Links to the public pages that administrators make on behalf of others: the same as those others would make. */
export class TestLinkService {
  constructor(private readonly deps: TestLinkServiceDeps) {}

  /** @throws {InvalidInput} naming what is missing, not there, or not of the user's company */
  async create(input: TestLinkInput): Promise<TestLink> {
    if (input.kind === 'subcontractor-order-view' && input.order_id === undefined)
      return this.deps.samples.order(input);
    if (input.kind === 'client-offer-selection' && input.offers)
      return this.deps.samples.offers(input, input.offers);
    const missing = needed[input.kind].filter((name) => input[name] === undefined);
    const member = input.user_id === undefined ? null : await this.deps.records.findMember(input.user_id);
    const faults: Fault[] = missing.map((field) => ({ field, code: 'required' }));
    if (input.user_id !== undefined && !member) faults.push(unknown('user_id'));
    if (member) faults.push(...(await this.deps.records.findStrange(member, input)));
    if (!member || faults.length > 0) throw new InvalidInput(faults);
    const { user_id: _user, order_number, offers: _offers, ...named } = input;
    const link = await this.make(member, await this.whole(member, named));
    return { ...link, url: withOrderNumber(link.url, order_number), sample: false };
  }

  /** The link with the route and the carrier that it is about where they were left out, and an address to try with. */
  private async whole(member: Member, input: LinkInput): Promise<LinkInput> {
    if (input.kind === 'order-form') return { client_email: sampleAddress, ...input };
    if (input.kind === 'client-offer-selection') return this.offered(member, input);
    const { items } = await this.deps.routes.listRoutes(member, input.order_id ?? 0);
    const route = input.route_id === undefined ? items[0] : items.find(({ id }) => id === input.route_id);
    if (!route) {
      throw new InvalidInput([
        input.route_id === undefined ? { field: 'route_id', code: 'required' } : unknown('route_id'),
      ]);
    }
    const carrier = input.subcontractor_id ?? route.chosen_offer?.subcontractor_id ?? undefined;
    if (carrier === undefined) throw new InvalidInput([{ field: 'subcontractor_id', code: 'required' }]);
    return { ...input, route_id: route.id, subcontractor_id: carrier };
  }

  /** A link to an offer that the client has been sent: before that its page has nothing to choose. */
  private async offered({ companyId }: Member, input: LinkInput): Promise<LinkInput> {
    const order = await this.deps.orders.findOrder(companyId, input.order_id ?? 0);
    if (order && order.status >= OrderStatus.SentToClient) return input;
    throw new InvalidInput([{ field: 'order_id', code: 'offer_not_sent' }]);
  }

  private async make(member: Member, link: LinkInput): Promise<Omit<TestLink, 'sample'>> {
    try {
      const { url, expires_at } = await this.deps.links.createLink(member, link);
      return { url, expires_at };
    } catch (error) {
      if (!(error instanceof NotFound)) throw error;
      // All that it names is the company's: what is left is that it does not go together.
      const field = link.kind === 'order-form' ? 'client_id' : 'subcontractor_id';
      throw new InvalidInput([unknown(field)]);
    }
  }
}

/** What the page calls its order by is no part of what a link's signature vouches for. */
function withOrderNumber(address: string, orderNumber: string | undefined): string {
  const url = new URL(address);
  if (orderNumber !== undefined && url.searchParams.has('order_number'))
    url.searchParams.set('order_number', orderNumber);
  return url.href;
}
