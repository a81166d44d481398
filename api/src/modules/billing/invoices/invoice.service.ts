import type { Database } from '../../../platform/db/database.js';
import { daysBetween } from '../../../kernel/time/calendar-days.js';
import type { UiLanguage } from '../../../kernel/text/language.js';
import { OrderStatus } from '../../../kernel/order/order-status.js';
import { parseMoney, toNumber } from '../../../kernel/money/money.js';
import {
  isSameTreatment,
  isUnusual,
  taxed,
  usualTreatment,
  vatTreatments,
  type TaxCountry,
} from '../rules/vat.js';
import { vatLabel } from '../rules/vat-labels.js';
import { InvalidInput, NotFound } from '../../../platform/http/errors.js';
import type { Member } from '../../../platform/http/principal.js';
import type { OrderRepository, OrderDto, OrderService, PaymentLedger } from '../../shipment/index.js';
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
import {
  findPayment,
  findTaxCountry,
  hasConversion,
  listInvoices,
  type InvoiceRow,
} from './invoice.queries.js';
import { taxedTransportOf, type InvoiceSource, type InvoiceSources } from './invoice-source.service.js';
import { deliveryDay } from './write-invoice.js';

const unpaid = { paid_at: null, paid_on: null };

/** Reads what is known of an order's invoices, and what one could be made with. */
export class InvoiceService {
  constructor(
    private readonly db: Database,
    private readonly orderRepository: OrderRepository,
    private readonly orders: OrderService,
    private readonly sources: InvoiceSources,
    private readonly terms: InvoiceTermsService,
    private readonly letters: InvoiceLetterService,
    private readonly payments: PaymentLedger,
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
      const order = await this.orderRepository.find(unit, orderId);
      if (!order) throw new NotFound();
      return this.sources.gather(unit, order);
    });
    const delivered = deliveryDay(source);
    const saleDate = query.sale_date ?? delivered;
    const today = this.terms.today();
    const { rate, isRateOld } = await this.terms.rateOf(source, saleDate, today);
    return {
      available_rates: ratesOf(source, language),
      net_amount: source.price && toNumber(source.price),
      currency: source.currency,
      sale_date: delivered,
      payment_days: paymentDaysOf(source),
      missing: missingToIssue(source, found.has_issued_invoice, language),
      tax_rate: rate && { ...rate, too_old: isRateOld },
      warnings: invoiceWarnings(source, { today, saleDate, rate, isRateOld }, language),
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
        paid_amount: null,
        balance: null,
        currency: null,
        due_date: null,
        overdue_days: null,
        has_tax_rate: false,
        ...unpaid,
      };
    const { currency } = first;
    const [hasTaxRate, balance] = await Promise.all([
      hasConversion(this.db.reads, companyId, first.id),
      this.payments.readBalance(companyId, orderId),
    ]);
    if (!balance) throw new NotFound();
    const isPaid = order.status === OrderStatus.Paid;
    return {
      items,
      amount_due: toNumber(balance.due),
      paid_amount: toNumber(balance.paid),
      balance: toNumber(balance.open),
      currency,
      due_date: latest.due_date,
      overdue_days:
        isPaid || balance.open.minor <= 0 ? null : daysBetween(latest.due_date, this.terms.today()),
      has_tax_rate: hasTaxRate,
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
    order: Pick<
      OrderDto,
      'id' | 'client_id' | 'delivery_city' | 'delivery_country' | 'pickup_city' | 'pickup_country'
    >,
    row: InvoiceRow,
  ): Promise<InvoiceDto> {
    const { kind, number, gross_amount } = row;
    const topic = { kind, number, isCreditNote: kind === 'correction' && gross_amount < 0, order };
    const mail_subject = await this.letters.subjectOf({ ...order, company_id }, topic);
    return { ...row, mail_subject };
  }
}

function ratesOf(source: InvoiceSource, language: UiLanguage): VatRateDto[] {
  const { settings, price, currency } = source;
  const country = settings.invoice_country;
  const net = price ?? parseMoney(0, currency);
  const transport = taxedTransportOf(source);
  const usual = usualTreatment(country, transport);
  return vatTreatments(country).map((treatment) => {
    const { vat, gross } = taxed(net, treatment);
    return {
      vat_rate: treatment.rate,
      vat_case: treatment.vatCase,
      ...vatLabel(country, treatment, language),
      is_default: isSameTreatment(treatment, { rate: 0, vatCase: null }),
      is_usual: isSameTreatment(treatment, usual),
      is_unusual: isUnusual(country, transport, treatment),
      vat_amount: toNumber(vat),
      gross_amount: toNumber(gross),
    };
  });
}
