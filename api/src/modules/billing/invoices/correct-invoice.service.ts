import { isDeepStrictEqual } from 'node:util';
import type { Database, Unit } from '../../../platform/db/database.js';
import { dayAfter, daysBetween } from '../../../kernel/time/calendar-days.js';
import type { UiLanguage } from '../../../kernel/text/language.js';
import { parseMoney, toNumber, type Currency } from '../../../kernel/money/money.js';
import { allowedNext, OrderStatus } from '../../../kernel/order/order-status.js';
import { differenceOf, isSameTreatment, taxed, totalsOf } from '../rules/vat.js';
import { Conflict, NotFound } from '../../../platform/http/errors.js';
import { missingText } from '../../../platform/http/problem-texts.js';
import type { Member } from '../../../platform/http/principal.js';
import type { Order, OrderRepository, PaymentLedger } from '../../shipment/index.js';
import type { InvoiceContent, InvoiceLine } from './invoice-content.js';
import { acceptedRate, acceptedTreatment } from './invoice-doubts.js';
import type { InvoiceIssuing } from './invoice-issuing.service.js';
import type { InvoicePrinter } from './invoice-printer.service.js';
import { lacksRate } from './invoice-readiness.js';
import type { InvoiceSources } from './invoice-source.service.js';
import type { InvoiceTermsService } from './invoice-terms.service.js';
import type { CorrectionInput, InvoicePreview, IssuedInvoice } from './invoice.dto.js';
import { Invoice } from './invoice.entity.js';
import type { InvoiceService } from './invoice.service.js';
import { factsOf, previewOf } from './save-invoice.service.js';
import { conversionOf, sumsOf, writeInvoice } from './write-invoice.js';

/** Corrects issued invoices: by invoices of their own, since what was issued never changes. */
export class CorrectInvoiceService {
  constructor(
    private readonly db: Database,
    private readonly orderRepository: OrderRepository,
    private readonly sources: InvoiceSources,
    private readonly terms: InvoiceTermsService,
    private readonly issuing: InvoiceIssuing,
    private readonly printer: InvoicePrinter,
    private readonly invoices: InvoiceService,
    private readonly payments: PaymentLedger,
  ) {}

  /**
   * The correction as it would be. Nothing is kept and no number used.
   * @throws {Conflict} `no_issued_invoice`, `correction_changes_nothing`, `step_not_possible` without a rate for the tax
   * @throws {Unavailable} `pdf_unavailable`
   */
  async preview(
    { companyId }: Member,
    orderId: number,
    input: CorrectionInput,
    language: UiLanguage,
  ): Promise<InvoicePreview> {
    const { content } = await this.expected(companyId, orderId, input, language);
    return previewOf(content, await this.printer.printDraft(companyId, content));
  }

  /**
   * Issues a correction with a number of its own. The order stays where it is, unless nothing is open of what was paid in part.
   * @throws {Conflict} `no_issued_invoice`, `correction_changes_nothing`, `step_not_possible` without a rate for the tax;
   *   `rate_unusual`, `rate_too_old` unless they are accepted
   * @throws {Unavailable} `pdf_unavailable`: no number was used
   */
  async correctInvoice(
    { companyId, userId }: Member,
    orderId: number,
    input: CorrectionInput,
    language: UiLanguage,
  ): Promise<IssuedInvoice> {
    const expected = await this.expected(companyId, orderId, input, language);
    expected.accepted();
    const ahead = { content: expected.content, pdf: await this.printer.print(expected.content) };
    await this.issuing.withFile(ahead, (key) =>
      this.db.inCompany(companyId, async (unit) => {
        const order = await this.orderRepository.lock(unit, orderId);
        const { write, corrected, accepted } = await this.writerOf(unit, order, input, language);
        const place = await this.issuing.reserveNumber(unit, companyId, write(''), 'correction');
        const content = write(place.number);
        const cause = { userId, reason: place.number, ...accepted() };
        this.orderRepository.record(unit, order, 'invoice_corrected', cause);
        const sums = content.corrects?.difference ?? content.sums;
        const written = { order, content, place, sums, correctsId: corrected.id, userId };
        await this.issuing.keep(unit, written, ahead, key);
        // What was paid of it can be all by now.
        await this.payments.closeIfPaid(unit, order, { userId });
      }),
    );
    return this.invoices.getLatest(companyId, orderId);
  }

  private async expected(
    companyId: number,
    orderId: number,
    input: CorrectionInput,
    language: UiLanguage,
  ): Promise<{ content: InvoiceContent; accepted: () => object }> {
    const { write, accepted } = await this.db.inCompany(companyId, async (unit) => {
      const order = await this.orderRepository.find(unit, orderId);
      if (!order) throw new NotFound();
      return this.writerOf(unit, order, input, language);
    });
    const { number } = await this.issuing.expectedPlace(companyId, write(''), 'correction');
    return { content: write(number), accepted };
  }

  /** What writes the correction once its number is known, and the invoice that it corrects. */
  private async writerOf(unit: Unit, order: Order, input: CorrectionInput, language: UiLanguage) {
    const issued = await unit.find(Invoice, { order_id: order.id }, { orderBy: { id: 'asc' } });
    const [corrected] = issued;
    const latest = issued.at(-1);
    if (!corrected || !latest) throw new Conflict('no_issued_invoice');
    const gathered = await this.sources.gather(unit, order);
    const before = latest.content;
    // Also where the company has moved since: a correction follows the law of what it corrects.
    const source = { ...gathered, settings: { ...gathered.settings, invoice_country: before.country } };
    const after = await this.terms.settle(source, {
      vat_rate: input.vat_rate ?? (input.vat_case ? 0 : before.lines[0]?.vat_rate),
      vat_case: input.vat_case === undefined ? caseUnless(input.vat_rate, before) : input.vat_case,
      sale_date: input.sale_date ?? before.sale_date,
      payment_days: input.payment_days ?? before.payment_days,
    });
    const { currency } = before;
    const rate = corrected.content.conversion ?? after.rate;
    if (lacksRate(before.country, currency, after.treatment, rate))
      throw new Conflict('step_not_possible', {
        allowed_statuses: allowedNext(order.status),
        missing: [{ code: 'missing_rate', message: missingText('missing_rate', language) }],
      });
    const net = parseMoney(input.net_amount ?? before.sums.net, currency);
    const amount = taxed(net, after.treatment);
    const totals = totalsOf([amount], currency);
    const difference = differenceOf(totalsOfLines(before.lines, currency), totals);
    const renewed = input.renew_buyer ? writeInvoice(gathered, after, '', net) : null;
    const due =
      input.payment_days === undefined ? before.due_date : dayAfter(corrected.issue_date, input.payment_days);
    const content: InvoiceContent = {
      ...before,
      kind: 'correction',
      issue_date: after.issueDate,
      sale_date: after.saleDate,
      due_date: due,
      payment_days: daysBetween(corrected.issue_date, due),
      buyer: renewed?.buyer ?? before.buyer,
      language: renewed?.language ?? before.language,
      lines: before.lines.map((line) => ({ ...line, ...sumsOf(totals).rates[0] })),
      sums: sumsOf(totals),
      // A mistake is corrected at the rate of the invoice that had it.
      conversion: conversionOf(difference, before.country, rate),
    };
    if (isSame(content, before)) throw new Conflict('correction_changes_nothing');
    const hasOtherBuyer = !isDeepStrictEqual(content.buyer, before.buyer);
    const balance = await this.payments.balanceOf(unit, order);
    const paid = balance ? toNumber(balance.paid) : 0;
    const isPaid = order.status === OrderStatus.Paid || (paid > 0 && paid >= before.sums.gross);
    const write = (number: string): InvoiceContent => ({
      ...content,
      number,
      corrects: {
        number: corrected.number,
        issue_date: corrected.issue_date,
        reason: input.reason.trim(),
        lines: before.lines,
        sums: before.sums,
        ...(content.sale_date === before.sale_date ? {} : { sale_date: before.sale_date }),
        ...(content.due_date === before.due_date ? {} : { due_date: before.due_date }),
        buyer: hasOtherBuyer ? before.buyer : null,
        difference: sumsOf(difference),
        is_paid: isPaid,
        ...(paid > 0 ? { paid } : {}),
      },
    });
    const [line] = before.lines;
    const isSameTax =
      line && isSameTreatment(after.treatment, { rate: line.vat_rate, vatCase: line.vat_case });
    const accepted = () =>
      factsOf({
        ...(isSameTax ? {} : acceptedTreatment(source, after, input, language)),
        ...(corrected.content.conversion ? {} : acceptedRate(after, input)),
      });
    return { write, corrected, accepted };
  }
}

/** A plain rate that is named takes the place of a case. */
function caseUnless(rate: number | undefined, { lines }: InvoiceContent) {
  return rate === undefined ? (lines[0]?.vat_case ?? null) : null;
}

function totalsOfLines(lines: readonly InvoiceLine[], currency: Currency) {
  const amounts = lines.map(({ vat_rate, vat_case, net, vat, gross }) => ({
    treatment: { rate: vat_rate, vatCase: vat_case },
    net: parseMoney(net, currency),
    vat: parseMoney(vat, currency),
    gross: parseMoney(gross, currency),
  }));
  return totalsOf(amounts, currency);
}

/** Whether nothing that a correction is for differs. */
function isSame(one: InvoiceContent, other: InvoiceContent): boolean {
  const parts = ({ buyer, lines, sale_date, due_date }: InvoiceContent) => [
    buyer,
    lines.map(({ net, vat_rate, vat_case }) => [net, vat_rate, vat_case]),
    sale_date,
    due_date,
  ];
  return isDeepStrictEqual(parts(one), parts(other));
}
