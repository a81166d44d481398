import { OrderStatus } from '../../../kernel/order/order-status.js';
import { InvalidInput, NotFound } from '../../../platform/http/errors.js';
import type { Fault } from '../../../platform/http/checks.js';
import type { Member } from '../../../platform/http/principal.js';
import type { LinkInput, LinkService, OrderService, RouteService } from '../../shipment/index.js';
import type { TestLink, TestLinkInput } from './admin-tools.dto.js';
import { sampleAddress } from './random-quotation.service.js';
import type { SampleLinkService } from './sample-link.service.js';
import { unknown, type TestedRecords } from './tested-records.service.js';

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
