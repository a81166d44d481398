import { BadRequest } from '../../../platform/http/errors.js';
import type { RateLimits } from '../../../platform/http/rate-limits.js';
import type { ClientService } from '../../directory/index.js';
import type { CompanyService } from '../../identity/index.js';
import type { LinkSigner } from '../../correspondence/index.js';
import type { OrdersByLink } from '../links/orders-by-link.service.js';
import type { PublicQuotationInput, PublicQuotationReceipt } from '../links/public-answers.dto.js';
import type { PublicRequest, PublicRequestEntry } from './public-request-entry.service.js';

interface PublicRequestServiceDeps {
  companies: CompanyService;
  clients: ClientService;
  limits: RateLimits;
  entry: PublicRequestEntry;
  signer: LinkSigner;
  ordersByLink: OrdersByLink;
}

/** Requests that strangers send over the public form: a signature is checked before anything is looked at. */
export class PublicRequestService {
  constructor(private readonly deps: PublicRequestServiceDeps) {}

  /**
   * Takes a new request, or the completion of one (which needs a signature). A new request without a signature, or over
   * a link whose time is over, only claims to be its client's.
   * @throws {BadRequest} `invalid_link`, also for a new request with a signature that is not ours
   */
  async submitQuotation(input: PublicQuotationInput, address: string): Promise<PublicQuotationReceipt> {
    await this.deps.limits.consume('public-form', address);
    const { sig, exp, order_id, order_data, ...request } = input;
    const orderId = order_id ?? order_data?.order_id ?? null;
    const { user_id, client_id, client_email: email } = request;
    if (orderId === null) {
      const isSigned = sig !== undefined && exp !== undefined && !this.deps.signer.hasExpired(exp);
      if (isSigned) {
        await this.deps.signer.verify({ kind: 'order-form', ids: { user_id, client_id }, email, exp, sig });
      }
      return this.create(request, isSigned);
    }
    const ids = { user_id, client_id, order_id: orderId };
    return this.deps.ordersByLink.overLink({ kind: 'order-form', ids, exp, sig }, (unit, order) =>
      this.deps.entry.complete(unit, order, request),
    );
  }

  /**
   * Takes a new request. The company's payment terms win over what the form sends.
   * @param isProven whether a signed link proves whose request it is. Otherwise the client whom it names is only noted,
   * for the forwarder to confirm, and the answer is the same whether or not there is such a client.
   * @throws {BadRequest} `invalid_link` when there is no such user, or a signed link's client is gone
   * @throws {InvalidInput} when neither the form nor the company says by when it is to be paid
   */
  private async create(request: PublicRequest, isProven: boolean): Promise<PublicQuotationReceipt> {
    const { user_id, client_id } = request;
    const companyId = await this.deps.companies.findCompanyIdOfUser(user_id);
    const client = companyId === null ? null : await this.deps.clients.findClient(companyId, client_id);
    if (companyId === null || (isProven && !client)) throw new BadRequest('invalid_link');
    await this.deps.limits.consume('public-form-company', String(companyId));
    return this.deps.entry.enter(companyId, request, isProven ? client : null, client?.id ?? null);
  }
}
