import type { Database, Unit } from '../../../platform/db/database.js';
import type { UiLanguage } from '../../../kernel/text/language.js';
import { allowedNext } from '../../../kernel/order/order-status.js';
import { parseMoney } from '../../../kernel/money/money.js';
import { warsawDay } from '../../../kernel/time/warsaw-time.js';
import { Conflict, NotFound } from '../../../platform/http/errors.js';
import { missingText } from '../../../platform/http/problem-texts.js';
import type { Member } from '../../../platform/http/principal.js';
import type { HistoryFacts, Order, OrderRepository } from '../../shipment/index.js';
import type { InvoiceContent } from './invoice-content.js';
import { acceptedRate, acceptedTreatment } from './invoice-doubts.js';
import type { InvoiceIssuing } from './invoice-issuing.service.js';
import type { InvoicePrinter } from './invoice-printer.service.js';
import { lacksRate, missingToIssue } from './invoice-readiness.js';
import type { InvoiceSources } from './invoice-source.service.js';
import type { InvoiceTermsService } from './invoice-terms.service.js';
import type { InvoiceInput, InvoicePreview, IssuedInvoice } from './invoice.dto.js';
import type { InvoiceService } from './invoice.service.js';
import { writeInvoice } from './write-invoice.js';

/** Previews and issues the invoice of an order. */
export class SaveInvoiceService {
  constructor(
    private readonly db: Database,
    private readonly orderRepository: OrderRepository,
    private readonly invoices: InvoiceService,
    private readonly sources: InvoiceSources,
    private readonly terms: InvoiceTermsService,
    private readonly issuing: InvoiceIssuing,
    private readonly printer: InvoicePrinter,
  ) {}

  /**
   * The invoice as it would be. Nothing is kept and no number used.
   * @throws {Conflict} `step_not_possible`, naming what is missing
   * @throws {Unavailable} `pdf_unavailable`
   */
  async preview(
    { companyId }: Member,
    orderId: number,
    input: InvoiceInput,
    language: UiLanguage,
  ): Promise<InvoicePreview> {
    const { content } = await this.expected(companyId, orderId, input, language);
    const pdf = await this.printer.printDraft(companyId, content);
    return previewOf(content, pdf);
  }

  /**
   * Issues the invoice: number, document and the step to 11 together or not at all.
   * @param issuedAt an earlier instant, for the demo; the file is made when somebody first wants it then
   * @throws {Conflict} `step_not_possible`, naming what is missing; `rate_unusual`, `rate_too_old` unless they are accepted
   * @throws {Unavailable} `pdf_unavailable`: no number was used
   */
  async saveInvoice(
    { companyId, userId }: Member,
    orderId: number,
    input: InvoiceInput,
    language: UiLanguage,
    issuedAt?: Date,
  ): Promise<IssuedInvoice> {
    const ahead = issuedAt ? null : await this.printAhead(companyId, orderId, input, language);
    const issueDate = issuedAt ? warsawDay(issuedAt) : this.terms.today();
    await this.issuing.withFile(ahead, (key) =>
      this.db.inCompany(companyId, async (unit) => {
        const order = await this.orderRepository.lock(unit, orderId);
        const write = await this.writerOf(unit, order, input, language, issueDate);
        const place = await this.issuing.reserveNumber(unit, companyId, write.of, 'invoice');
        const content = write.as(place.number);
        const facts = write.accepted();
        this.orderRepository.transition(unit, order, 'save_invoice', {
          userId,
          reason: place.number,
          ...facts,
        });
        const { sums } = content;
        const written = { order, content, place, sums, correctsId: null, userId, issuedAt };
        await this.issuing.keep(unit, written, ahead, key);
      }),
    );
    return this.invoices.getLatest(companyId, orderId);
  }

  private async printAhead(companyId: number, orderId: number, input: InvoiceInput, language: UiLanguage) {
    const { content, accepted } = await this.expected(companyId, orderId, input, language);
    // Nothing is printed that would be refused.
    accepted();
    return { content, pdf: await this.printer.print(content) };
  }

  private async expected(
    companyId: number,
    orderId: number,
    input: InvoiceInput,
    language: UiLanguage,
  ): Promise<{ content: InvoiceContent; accepted: () => object }> {
    const write = await this.db.inCompany(companyId, async (unit) => {
      const order = await this.orderRepository.find(unit, orderId);
      if (!order) throw new NotFound();
      return this.writerOf(unit, order, input, language, this.terms.today());
    });
    const { number } = await this.issuing.expectedPlace(companyId, write.of, 'invoice');
    return { content: write.as(number), accepted: write.accepted };
  }

  /** What writes the invoice once its number is known. */
  private async writerOf(
    unit: Unit,
    order: Order,
    input: InvoiceInput,
    language: UiLanguage,
    issueDate: string,
  ) {
    const source = await this.sources.gather(unit, order);
    const hasInvoice = await this.orderRepository.hasIssuedInvoice(unit, order.id);
    const terms = await this.terms.settle(source, input, issueDate);
    const missing = missingToIssue(source, hasInvoice, language);
    const country = source.settings.invoice_country;
    if (lacksRate(country, source.currency, terms.treatment, terms.rate))
      missing.push({ code: 'missing_rate', message: missingText('missing_rate', language) });
    if (missing.length > 0)
      throw new Conflict('step_not_possible', { allowed_statuses: allowedNext(order.status), missing });
    const net = source.price ?? parseMoney(0, source.currency);
    return {
      of: { country, issue_date: issueDate },
      as: (number: string) => writeInvoice(source, terms, number, net),
      /** What the history keeps of doubts that the caller accepts. */
      accepted: () =>
        factsOf({
          ...acceptedTreatment(source, terms, input, language),
          ...acceptedRate(terms, input),
        }),
    };
  }
}

/** Facts for the history, as far as there are any. */
export function factsOf(facts: HistoryFacts): { facts?: HistoryFacts } {
  return Object.keys(facts).length > 0 ? { facts } : {};
}

/** A printed page with what it comes to. */
export function previewOf(content: InvoiceContent, pdf: Buffer): InvoicePreview {
  const { number, currency, due_date, corrects } = content;
  const { net, vat, gross } = corrects?.difference ?? content.sums;
  return {
    pdf_base64: pdf.toString('base64'),
    invoice_number: number,
    net_amount: net,
    vat_amount: vat,
    gross_amount: gross,
    currency,
    due_date,
  };
}
