import { InvalidInput } from '../../../platform/http/errors.js';
import { faultsOf, withoutRepeats, type ModelCheck } from '../../../platform/http/input-faults.js';
import type { ReadPage } from '../../../platform/http/pages-of-the-web.js';
import { faultsOfText } from '../../../platform/http/text-faults.js';
import type { SubcontractorResponseInput } from './public-answers.dto.js';
import type { PublicAnswerService } from './public-answers.service.js';

/** An answer as the script of its page would send it to the API. */
export interface PageCall {
  orderId: number;
  body: object;
}

/** The type of the body, by page: that of the operation which takes the same answer as JSON. */
const models: Readonly<Record<ReadPage, string>> = {
  'client-offer-selection': 'QuotationAcceptanceInput',
  'subcontractor-order-view': 'SubcontractorResponseInput',
};

/**
 * Answers that come over the plain form of a page. They are what the operations `POST /public/quotation-acceptance` and
 * `POST /orders/{id}/subcontractor-response` take: held to the same types and limits, and given to the same service, which checks the
 * signature.
 */
export class FormAnswerService {
  constructor(
    private readonly answers: PublicAnswerService,
    private readonly modelFaults: ModelCheck,
  ) {}

  /** @throws {InvalidInput} with every field at fault */
  check(page: ReadPage, { body }: PageCall): void {
    const faults = [...faultsOfText(body, {}, {}), ...faultsOf(this.modelFaults(models[page], body), 'body')];
    if (faults.length > 0) throw new InvalidInput(withoutRepeats(faults));
  }

  /**
   * Records an answer.
   * @throws {InvalidInput}
   * @throws {BadRequest} `invalid_link` or `link_expired`
   * @throws {Conflict} when it was answered otherwise, or no longer can be
   */
  async answer(page: ReadPage, call: PageCall, address: string): Promise<void> {
    this.check(page, call);
    if (page === 'client-offer-selection') await this.answers.answerClientOffer(call.body, address);
    else
      await this.answers.answerSubcontractorOrder(
        call.orderId,
        call.body as SubcontractorResponseInput,
        address,
      );
  }
}
