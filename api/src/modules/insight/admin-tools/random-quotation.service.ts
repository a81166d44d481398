import { findCountryById } from '../../../kernel/contact/countries.js';
import type { UiLanguage } from '../../../kernel/text/language.js';
import { InvalidInput } from '../../../platform/http/errors.js';
import type { Clock } from '../../../platform/clock/clock.port.js';
import type { ClientService } from '../../directory/index.js';
import type { CompanyService } from '../../identity/index.js';
import type { PublicRequestService } from '../../shipment/index.js';
import type { RandomQuotation, RandomQuotationInput } from './admin-tools.dto.js';
import { quotationMessage } from './answer-texts.js';
import { randomRequest } from './random-request.js';
import { sampleLanguageOf } from './sample-texts.js';
import { findMember, unknown } from './tested-member.js';

/** Of clients who have no address. */
export const sampleAddress = 'client@demo.example';

/** Enters quotations with random content. */
export class RandomQuotationService {
  constructor(
    private readonly companies: CompanyService,
    private readonly clients: ClientService,
    private readonly requests: PublicRequestService,
    private readonly clock: Clock,
  ) {}

  /** @throws {InvalidInput} naming a user without a company, and a client whom that company does not work with */
  async create({ user_id, client_id }: RandomQuotationInput, language: UiLanguage): Promise<RandomQuotation> {
    const member = await findMember(this.companies, user_id);
    // Without a company there is nobody whose client it could be.
    if (!member) throw new InvalidInput([unknown('user_id')]);
    const client = await this.clients.findClient(member.companyId, client_id);
    if (!client) throw new InvalidInput([unknown('client_id')]);
    const country = client.country_id === null ? null : findCountryById(client.country_id);
    const quotation = await this.requests.enter(
      member.companyId,
      {
        ...randomRequest(this.clock.now(), sampleLanguageOf(country?.code ?? null)),
        user_id,
        client_id,
        client_email: client.email ?? sampleAddress,
      },
      client,
    );
    return { success: true, quotation, message: quotationMessage(language, quotation.id) };
  }
}
