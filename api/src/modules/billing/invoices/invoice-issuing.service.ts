import { connectionOf } from '../../../platform/db/connection-of.js';
import type { Database, Unit } from '../../../platform/db/database.js';
import { toNumber } from '../../../kernel/money/money.js';
import type { UiLanguage } from '../../../kernel/text/language.js';
import { InvalidInput, NotFound } from '../../../platform/http/errors.js';
import type { Member } from '../../../platform/http/principal.js';
import type { Order, OrderRepository, PaymentLedger } from '../../shipment/index.js';
import { writeAudit } from '../../identity/index.js';
import { invoiceNumber, invoiceSeries, type InvoiceSeries } from '../rules/invoice-number.js';
import { acceptedFacts, availableRates, invoiceWarnings, missingToIssue } from './invoice-checks.js';
import type { InvoiceContent } from './invoice-content.js';
import { deliveryDay, nameableCarriers, paymentDaysOf } from './invoice-draft.js';
import type {
  Circumstances,
  InvoiceDraftingService,
  InvoiceRequest,
  PreparedInvoice,
} from './invoice-drafting.service.js';
import type { KsefSubmissionService } from '../ksef/ksef-submission.service.js';
import { ksefError } from '../ksef/ksef-texts.js';
import type { InvoiceFiles, PrintedAhead } from './invoice-files.service.js';
import type { InvoicePreview, IssuedInvoice, VatRates, VatRatesQuery } from './invoice.dto.js';
import { Invoice } from './invoice.entity.js';
import { dayFaults } from './invoice.policy.js';
import { nextPlace, reserveNumber } from './invoice.queries.js';
import type { InvoiceService } from './invoice.service.js';
import { noteSuccessor, takeOutRefused } from './refused-invoice.queries.js';

/** A place in a series, with the number that it makes. */
interface InvoicePlace {
  series: InvoiceSeries;
  year: number;
  place: number;
  number: string;
}

interface InvoiceIssuingDeps {
  db: Database;
  orderRepository: OrderRepository;
  drafting: InvoiceDraftingService;
  filing: { files: InvoiceFiles; ksef: KsefSubmissionService };
  invoices: InvoiceService;
  payments: PaymentLedger;
}

/**
 * Previews and issues the invoices of orders and their corrections: both are drafts, and become invoices on one way. What was
 * issued never changes; a mistake is corrected by a correction, an invoice of its own.
 */
export class InvoiceIssuingService {
  constructor(private readonly deps: InvoiceIssuingDeps) {}

  /**
   * The rates of the company's country with what comes of them, and what is lacking before an invoice can be issued.
   * @throws {NotFound} when there is no such order, or it is another company's
   * @throws {InvalidInput} when the day is none of the calendar
   */
  async listVatRates(
    { companyId }: Member,
    orderId: number,
    query: VatRatesQuery,
    language: UiLanguage,
  ): Promise<VatRates> {
    const { db, orderRepository, drafting, filing } = this.deps;
    const faults = dayFaults({ ...query }, 'sale_date');
    if (faults.length > 0) throw new InvalidInput(faults);
    const { facts, hasInvoice } = await db.inCompany(companyId, async (unit) => {
      const order = await this.find(unit, orderId);
      return {
        facts: await drafting.gather(unit, order),
        hasInvoice: await orderRepository.hasIssuedInvoice(unit, orderId),
      };
    });
    const { country, currency, price } = facts;
    const delivered = deliveryDay(facts);
    const saleDate = query.sale_date ?? delivered;
    const today = drafting.today();
    const tax = await drafting.findTaxRate(country, currency, saleDate, today);
    return {
      available_rates: availableRates(facts, language),
      net_amount: price && toNumber(price),
      currency,
      sale_date: delivered,
      payment_days: paymentDaysOf(facts),
      carriers: nameableCarriers(facts),
      ksef: await filing.ksef.targetOf(companyId, facts),
      missing: missingToIssue(facts, hasInvoice, language),
      tax_rate: tax.rate && { ...tax.rate, too_old: tax.isRateOld },
      warnings: invoiceWarnings(facts, { today, saleDate, ...tax }, language),
    };
  }

  /**
   * An invoice or a correction as it would be. Nothing is kept and no number used.
   * @throws {Conflict} `step_not_possible`, naming what is missing; of a correction also `no_issued_invoice`,
   *   `correction_changes_nothing`
   * @throws {Unavailable} `pdf_unavailable`
   */
  async preview(
    { companyId }: Member,
    orderId: number,
    request: InvoiceRequest,
    language: UiLanguage,
  ): Promise<InvoicePreview> {
    const prepared = await this.look(companyId, orderId, request, language);
    const { draft } = prepared;
    const content = await this.withNextNumber(companyId, prepared, request);
    const pdf = await this.deps.filing.files.printDraft(companyId, content);
    const { net, vat, gross } = changeOf(draft);
    return {
      pdf_base64: pdf.toString('base64'),
      invoice_number: content.number,
      net_amount: net,
      vat_amount: vat,
      gross_amount: gross,
      currency: draft.currency,
      due_date: draft.due_date,
    };
  }

  /**
   * Issues an invoice, which takes the order to 11, or a correction, which leaves it where it is: number, document, history and that step
   * together or not at all. What KSeF refused is issued anew, under its number unless that is taken, and leaves the order where it is, too:
   * it was never issued, so that the client has to be mailed the new one. Either closes an order of which nothing is open any more, and
   * takes a paid one that owes something again back to 12.
   * @param circumstances with an earlier instant, the file is made when somebody first wants it
   * @throws {Conflict} `step_not_possible`, naming what is missing; of a correction also `no_issued_invoice`,
   *   `correction_changes_nothing`; of what is mended also those of `KsefSubmissionService.refuseUnmendable`, of what is corrected `invoice_refused`; `rate_unusual`, `rate_too_old` unless they are accepted; `structured_invoice_faulty` where KSeF would
   *   refuse it
   * @throws {Unavailable} `pdf_unavailable`: no number was used
   */
  async issue(
    { companyId, userId }: Member,
    orderId: number,
    request: InvoiceRequest,
    circumstances: Circumstances,
  ): Promise<IssuedInvoice> {
    const { db, orderRepository, filing, invoices, payments } = this.deps;
    const { files, ksef } = filing;
    const { language, issuedAt } = circumstances;
    const ahead = issuedAt ? null : await this.printAhead(companyId, orderId, request, language);
    await files.withFile(ahead, (key) =>
      db.inCompany(companyId, async (unit) => {
        const order = await orderRepository.lock(unit, orderId);
        const prepared = await this.prepare(unit, order, request, circumstances);
        const { draft, doubts, former } = prepared;
        const place = await placeOf(prepared, request, (series, year) =>
          reserveNumber(connectionOf(unit), companyId, series, year),
        );
        const content = { ...draft, number: place.number };
        const cause = { userId, reason: place.number, ...acceptedFacts(doubts) };
        if (former) {
          const basedOnIt = { order_id: orderId, id: { $gt: former.id } };
          const corrections = await unit.find(Invoice, basedOnIt, { orderBy: { id: 'desc' } });
          for (const { id, document_id } of [...corrections, former]) {
            const withdrawn = { ...ksefError('withdrawn', former.number), code: 'withdrawn' } as const;
            const reason = id === former.id ? null : withdrawn;
            const out = {
              invoiceId: id,
              replacedById: former.id,
              reason,
              mendedAt: prepared.issuedAt,
              userId,
            };
            await takeOutRefused(connectionOf(unit), out);
            await files.withdraw(unit, document_id);
          }
        } else if (draft.kind === 'invoice') orderRepository.transition(unit, order, 'save_invoice', cause);
        const documentId = await files.file(unit, order, content, { ahead, key, userId });
        const invoiceId = await keep(unit, order, { prepared, content, place, documentId, userId });
        if (former) await noteMended(unit, former, invoiceId);
        await ksef.submit(unit, { companyId, orderId, invoiceId }, content);
        if (former || draft.kind === 'correction') {
          const from = order.status;
          if (await payments.isOpenAgain(unit, order)) order.awaitPaymentAgain();
          orderRepository.record(unit, order, former ? 'invoice_mended' : 'invoice_corrected', cause, from);
        }
        // What was paid of an invoice that went out can be all of it once it is corrected.
        await payments.closeIfPaid(unit, order, { userId });
      }),
    );
    ksef.wake();
    return invoices.getLatest(companyId, orderId, language);
  }

  /** Others who wait for a number shall not wait for a printer; nothing is printed that would be refused. */
  private async printAhead(
    companyId: number,
    orderId: number,
    request: InvoiceRequest,
    language: UiLanguage,
  ): Promise<PrintedAhead> {
    const prepared = await this.look(companyId, orderId, request, language);
    acceptedFacts(prepared.doubts);
    const { files, ksef } = this.deps.filing;
    const content = await this.withNextNumber(companyId, prepared, request);
    await ksef.refuseFaulty(companyId, content, language);
    return files.printAhead(content);
  }

  private look(
    companyId: number,
    orderId: number,
    request: InvoiceRequest,
    language: UiLanguage,
  ): Promise<PreparedInvoice> {
    return this.deps.db.inCompany(companyId, async (unit) =>
      this.prepare(unit, await this.find(unit, orderId), request, { language }),
    );
  }

  private async prepare(
    unit: Unit,
    order: Order,
    request: InvoiceRequest,
    circumstances: Circumstances,
  ): Promise<PreparedInvoice> {
    const { drafting, filing, orderRepository } = this.deps;
    if (request.kind === 'invoice') {
      const hasInvoice = await orderRepository.hasIssuedInvoice(unit, order.id);
      return drafting.prepareInvoice(unit, order, request.input, { hasInvoice, ...circumstances });
    }
    if (request.kind === 'mended') {
      const { company_id: companyId, id: orderId } = order;
      const { invoiceId, input } = request;
      await filing.ksef.refuseUnmendable(unit, { companyId, orderId, invoiceId }, input);
    }
    const issued = await unit.find(Invoice, { order_id: order.id }, { orderBy: { id: 'asc' } });
    if (request.kind === 'correction') {
      const { company_id: companyId, id: orderId } = order;
      const invoiceId = issued.at(-1)?.id;
      if (invoiceId !== undefined)
        await filing.ksef.refuseNeverIssued(unit, { companyId, orderId, invoiceId });
      return drafting.prepareCorrection(unit, order, request.input, { issued, ...circumstances });
    }
    const { input, invoiceId } = request;
    return drafting.prepareMended(unit, order, input, { issued, invoiceId, ...circumstances });
  }

  private async find(unit: Unit, orderId: number): Promise<Order> {
    const order = await this.deps.orderRepository.find(unit, orderId);
    if (!order) throw new NotFound();
    return order;
  }

  /** With the number that it would get; nobody has taken that yet. */
  private async withNextNumber(
    companyId: number,
    prepared: PreparedInvoice,
    request: InvoiceRequest,
  ): Promise<InvoiceContent> {
    const { draft } = prepared;
    const { reads } = this.deps.db;
    const { number } = await placeOf(prepared, request, (series, year) =>
      nextPlace(reads, companyId, series, year),
    );
    return { ...draft, number };
  }
}

async function placeOf(
  { draft: { country, issue_date, kind }, former }: PreparedInvoice,
  request: InvoiceRequest,
  take: (series: InvoiceSeries, year: number) => Promise<number>,
): Promise<InvoicePlace> {
  const takesNext = request.kind === 'mended' && request.input.take_next_number === true;
  if (former && !takesNext) {
    const { series, year, place, number } = former;
    return { series: series as InvoiceSeries, year, place, number };
  }
  const series = invoiceSeries(country, kind);
  const year = Number(issue_date.slice(0, 4));
  const place = await take(series, year);
  return { series, year, place, number: invoiceNumber(series, year, place) };
}

/** What an invoice adds to what is due, or a correction changes of it. */
function changeOf({ sums, corrects }: Pick<InvoiceContent, 'sums' | 'corrects'>) {
  const { net, vat, gross } = corrects?.difference ?? sums;
  return { net, vat, gross };
}

/** The number has another invoice now. */
async function noteMended(unit: Unit, { id: formerId }: Invoice, invoiceId: number): Promise<void> {
  const on = connectionOf(unit);
  await noteSuccessor(on, { formerId, invoiceId });
  await writeAudit(on, {
    action: 'invoice.mended',
    record: 'invoice',
    recordId: invoiceId,
    before: { invoice_id: formerId },
    after: { invoice_id: invoiceId },
  });
}

/** Freezes an invoice in the unit of work that took its number. */
async function keep(
  unit: Unit,
  order: Order,
  written: {
    prepared: PreparedInvoice;
    content: InvoiceContent;
    place: InvoicePlace;
    documentId: number;
    userId: number;
  },
): Promise<number> {
  const { prepared, content, place, documentId, userId } = written;
  const { issue_date, sale_date, due_date, currency } = content;
  const invoice = unit.create(Invoice, {
    company_id: order.company_id,
    order_id: order.id,
    document_id: documentId,
    corrects_id: prepared.correctsId,
    ...place,
    issue_date,
    sale_date,
    due_date,
    currency,
    ...changeOf(content),
    content,
    created_by: userId,
    created_at: prepared.issuedAt,
  });
  await unit.flush();
  return invoice.id;
}
