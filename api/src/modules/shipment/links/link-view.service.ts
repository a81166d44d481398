import type { Database } from '../../../platform/db/database.js';
import { BadRequest } from '../../../platform/http/errors.js';
import type { RateLimits } from '../../../platform/http/rate-limits.js';
import type { Clock } from '../../../platform/clock/clock.port.js';
import type { LinkSigner } from '../../correspondence/index.js';
import { publicContact, type CompanyService, type PriceSettingsService } from '../../identity/index.js';
import { registerFacts } from '../../../kernel/contact/register-facts.js';
import type { CodedLink } from '../../../kernel/links/short-link.js';
import { answerLink } from './link-view.queries.js';
import type { InvoiceRecipient, LinkKind, LinkQuery, LinkView } from './link.dto.js';

interface LinkViewServiceDeps {
  db: Database;
  signer: LinkSigner;
  companies: CompanyService;
  limits: RateLimits;
  clock: Clock;
  priceSettings: PriceSettingsService;
}

/** What the pages of links show to whoever has the link. */
export class LinkViewService {
  constructor(private readonly deps: LinkViewServiceDeps) {}

  /**
   * What a link's page shows, from the records, for whoever may look once more.
   * @throws {TooManyRequests}
   * @throws {BadRequest} when the link is not ours, has expired or was taken back
   */
  async viewLink(kind: LinkKind, query: LinkQuery, address: string): Promise<LinkView> {
    await this.countView(address);
    return this.readLink(kind, query);
  }

  /**
   * Counts a look at the page of a link, before anything is done for it.
   * @throws {TooManyRequests}
   */
  async countView(address: string): Promise<void> {
    await this.deps.limits.consume('public-view', address);
  }

  /**
   * What a link's page shows, from the records; the look at it has been counted.
   * @throws {BadRequest} when the link is not ours, has expired or was taken back
   */
  async readLink(kind: LinkKind, query: LinkQuery): Promise<LinkView> {
    const { sig, exp, user_id = 0, client_id, order_id = 0, route_id = 0, subcontractor_id = 0 } = query;
    const ids: Record<LinkKind, Record<string, number>> = {
      'order-form': { user_id, ...(client_id === undefined ? {} : { client_id }), order_id },
      'subcontractor-offer': { user_id, subcontractor_id, order_id, route_id },
      'client-offer-selection': { order_id },
      'subcontractor-order-view': { order_id, route_id, subcontractor_id },
    };
    await this.deps.signer.verify({ kind, ids: ids[kind], exp, sig });
    const answer = await answerLink(this.deps.db.reads, kind, ids[kind], this.deps.clock.now());
    if (!answer) throw new BadRequest('invalid_link');
    const { view, companyId, person } = answer;
    const sender = await this.deps.companies.getSender(companyId);
    // Whose order it is no longer needs nobody of the company.
    const isTheirs = kind !== 'subcontractor-order-view' || view.open || view.answered !== null;
    const contact = publicContact(isTheirs ? person : null, sender);
    if (kind === 'subcontractor-order-view' && view.answered === 'accept')
      return { ...view, contact, invoice_to: invoiceRecipientOf(sender) };
    if (kind !== 'subcontractor-offer') return { ...view, contact };
    const { currency } = await this.deps.priceSettings.getPrice({ companyId });
    return { ...view, contact, default_currency: currency };
  }

  /**
   * Where a short link leads that somebody opens, as `LinkSigner.readCode` read it; null when nothing is known of it.
   * @throws {TooManyRequests} guesses are counted apart from right links
   */
  async followShortLink(link: CodedLink | null, address: string): Promise<string | null> {
    await this.deps.limits.consume(link ? 'public-view' : 'link-guess', address);
    return link && this.deps.signer.pageOf(link);
  }
}

/** A company as it is to stand on the invoice of a carrier. */
function invoiceRecipientOf({
  company_name,
  company_data: data,
  invoice_country,
}: Awaited<ReturnType<CompanyService['getSender']>>): InvoiceRecipient {
  // An invoice names the taxpayer's number; the register of businesses and the share capital belong to letters.
  const { company_name: name, nip, organization_number, vat_number } = data ?? {};
  const [number = null] = registerFacts(invoice_country, {
    nip,
    organization_number,
    vat_number,
  });
  const isAddressed = Boolean(data?.address || data?.city);
  return {
    name: name || company_name,
    address: data?.address || null,
    post_code: data?.post_code || null,
    city: data?.city || null,
    country: isAddressed ? invoice_country : null,
    tax_number: number,
  };
}
