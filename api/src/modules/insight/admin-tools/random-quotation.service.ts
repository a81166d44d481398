import { findCountryById } from '../../../kernel/contact/countries.js';
import type { UiLanguage } from '../../../kernel/text/language.js';
import { InvalidInput } from '../../../platform/http/errors.js';
import type { Clock } from '../../../platform/clock/clock.port.js';
import type { ClientService } from '../../directory/index.js';
import type { PublicRequestEntry } from '../../shipment/index.js';
import type { RandomQuotation, RandomQuotationInput } from './admin-tools.dto.js';
import { quotationMessage } from './answer-texts.js';
import { randomRequest } from './random-request.js';
import { sampleLanguageOf } from './sample-texts.js';
import { unknown, type TestedRecords } from './tested-records.service.js';

/** Of clients who have no address. */
export const sampleAddress = 'client@demo.example';

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
    );
    return { success: true, quotation, message: quotationMessage(language, quotation.id) };
  }
}
