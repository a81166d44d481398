import type { Database } from '../../db/database.js';
import { daysBetween } from '../../domain/calendar-days.js';
import type { UiLanguage } from '../../domain/language.js';
import { OrderStatus } from '../../domain/order-status.js';
import { parseMoney, sum, toNumber } from '../../domain/money.js';
import { isSameTreatment, taxed, usualTreatment, vatTreatments, type TaxCountry } from '../../domain/vat.js';
import { vatLabel } from '../../domain/vat-labels.js';
import { InvalidInput, NotFound } from '../../http/errors.js';
import type { Member } from '../../http/principal.js';
import type { OrderBook } from '../orders/order-book.service.js';
import type { OrderDto } from '../orders/order.dto.js';
import type { OrderService } from '../orders/order.service.js';
import type { InvoiceLetterService } from './invoice-letter.service.js';
import { missingToIssue } from './invoice-readiness.js';
import { paymentDaysOf, type InvoiceTermsService } from './invoice-terms.service.js';
import { invoiceWarnings } from './invoice-warnings.js';
import type {
  InvoiceDto,
  IssuedInvoice,
  OrderInvoices,
  VatRateDto,
  VatRates,
  VatRatesQuery,
} from './invoice.dto.js';
import { dayFaults } from './invoice.policy.js';
import { findPayment, findTaxCountry, listInvoices, type InvoiceRow } from './invoice.queries.js';
import type { InvoiceSource, InvoiceSources } from './invoice-source.service.js';
import { deliveryDay } from './write-invoice.js';

const unpaid = { paid_at: null, paid_on: null };

/** Reads what is known of an order's invoices, and what one could be made with. */
export class InvoiceService {
  constructor(
    private readonly db: Database,
    private readonly orderBook: OrderBook,
    private readonly orders: OrderService,
    private readonly sources: InvoiceSources,
    private readonly terms: InvoiceTermsService,
    private readonly letters: InvoiceLetterService,
  ) {}

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
    const faults = dayFaults({ ...query }, 'sale_date');
    if (faults.length > 0) throw new InvalidInput(faults);
    const found = await this.orders.findOrder(companyId, orderId);
    if (!found) throw new NotFound();
    const source = await this.db.inCompany(companyId, async (unit) => {
      const order = await this.orderBook.find(unit, orderId);
      if (!order) throw new NotFound();
      return this.sources.gather(unit, order);
    });
    const delivered = deliveryDay(source);
    const saleDate = query.sale_date ?? delivered;
    const today = this.terms.today();
    const rate = await this.terms.rateOf(source, saleDate, today);
    return {
      available_rates: ratesOf(source, language),
      net_amount: source.price && toNumber(source.price),
      currency: source.currency,
      sale_date: delivered,
      payment_days: paymentDaysOf(source),
      missing: missingToIssue(source, found.has_issued_invoice, language),
      warnings: invoiceWarnings(source, { today, saleDate, rate }, language),
    };
  }

  /**
   * The invoices of an order with what they come to.
   * @throws {NotFound} when there is no such order, or it is another company's
   */
  async listInvoices({ companyId }: Member, orderId: number): Promise<OrderInvoices> {
    const order = await this.orders.findOrder(companyId, orderId);
    if (!order) throw new NotFound();
    const rows = await listInvoices(this.db.reads, companyId, orderId);
    const items = await Promise.all(rows.map((row) => this.withSubject(companyId, order, row)));
    const [first] = items;
    const latest = items.at(-1);
    if (!first || !latest)
      return {
        items,
        amount_due: null,
        currency: null,
        due_date: null,
        overdue_days: null,
        ...unpaid,
      };
    const { currency } = first;
    const due = sum(
      items.map(({ gross_amount }) => parseMoney(gross_amount, currency)),
      currency,
    );
    const isPaid = order.status === OrderStatus.Paid;
    return {
      items,
      amount_due: toNumber(due),
      currency,
      due_date: latest.due_date,
      overdue_days: isPaid || due.minor <= 0 ? null : daysBetween(latest.due_date, this.terms.today()),
      ...((isPaid ? await findPayment(this.db.reads, companyId, orderId) : null) ?? unpaid),
    };
  }

  /** The country by whose law an order was invoiced, or would be. */
  async taxCountryOf({ companyId }: Member, orderId: number): Promise<TaxCountry> {
    return findTaxCountry(this.db.reads, companyId, orderId);
  }

  /** The latest invoice of an order, with the order's status. */
  async getLatest(companyId: number, orderId: number): Promise<IssuedInvoice> {
    const [rows, order] = await Promise.all([
      listInvoices(this.db.reads, companyId, orderId),
      this.orders.findOrder(companyId, orderId),
    ]);
    const latest = rows.at(-1);
    if (!latest || !order) throw new NotFound();
    return { ...(await this.withSubject(companyId, order, latest)), order_status: order.status };
  }

  private async withSubject(
    company_id: number,
    order: Pick<OrderDto, 'client_id' | 'delivery_country' | 'pickup_country'>,
    row: InvoiceRow,
  ): Promise<InvoiceDto> {
    const mail_subject = await this.letters.subjectOf({ ...order, company_id }, row.kind, row.number);
    return { ...row, mail_subject };
  }
}

function ratesOf(source: InvoiceSource, language: UiLanguage): VatRateDto[] {
  const { settings, client, clientCountry, isInternational, price, currency } = source;
  const country = settings.invoice_country;
  const net = price ?? parseMoney(0, currency);
  const usual = usualTreatment(country, {
    buyerCountry: clientCountry,
    isBusiness: Boolean(client?.vat_number),
    isInternational,
  });
  return vatTreatments(country).map((treatment) => {
    const { vat, gross } = taxed(net, treatment);
    return {
      vat_rate: treatment.rate,
      vat_case: treatment.vatCase,
      ...vatLabel(country, treatment, language),
      is_default: isSameTreatment(treatment, { rate: 0, vatCase: null }),
      is_usual: isSameTreatment(treatment, usual),
      vat_amount: toNumber(vat),
      gross_amount: toNumber(gross),
    };
  });
}
