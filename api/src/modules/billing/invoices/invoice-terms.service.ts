import { dayAfter } from '../../../kernel/time/calendar-days.js';
import { findVatTreatment, type VatTreatment } from '../rules/vat.js';
import { warsawDay } from '../../../kernel/time/warsaw-time.js';
import { InvalidInput } from '../../../platform/http/errors.js';
import type { Clock } from '../../../platform/clock/clock.port.js';
import { type CurrencyService, isTooOld, type Rate } from '../../shipment/index.js';
import type { InvoiceInput } from './invoice.dto.js';
import { homeCurrency, type InvoiceSource } from './invoice-source.service.js';
import { treatmentFaults } from './vat-faults.js';
import { deliveryDay, type InvoiceTerms } from './write-invoice.js';

const usualPaymentDays = 14;

/** Settles what an invoice is made with: what was said, and where nothing was, what follows from the order. */
export class InvoiceTermsService {
  constructor(
    private readonly currencies: CurrencyService,
    private readonly clock: Clock,
  ) {}

  /** The day in Warsaw. */
  today(): string {
    return warsawDay(this.clock.now());
  }

  /** @throws {InvalidInput} when the country has no such rate or case */
  async settle(source: InvoiceSource, input: InvoiceInput, issueDate = this.today()): Promise<InvoiceTerms> {
    const treatment = this.treatmentOf(source, input);
    const saleDate = input.sale_date ?? deliveryDay(source);
    const paymentDays = input.payment_days ?? paymentDaysOf(source);
    return {
      treatment,
      issueDate,
      saleDate,
      paymentDays,
      ...(await this.rateOf(source, saleDate, issueDate)),
    };
  }

  private treatmentOf(
    { settings: { invoice_country: country } }: InvoiceSource,
    { vat_rate = 0, vat_case = null }: InvoiceInput,
  ): VatTreatment {
    const found = findVatTreatment(country, vat_rate, vat_case);
    if (!found) throw new InvalidInput(treatmentFaults(country, vat_rate, vat_case));
    return found;
  }

  /**
   * The rate by which tax is declared, and whether it is older than it should be. In Poland that of NBP's table A of the
   * last working day before the sale, or before the issue where that comes first (art. 31a of the VAT Act); in Norway
   * Norges Bank's latest on the day of issue. Null in the country's own currency, or when no rate is known.
   */
  async rateOf(
    { settings: { invoice_country: country }, currency }: InvoiceSource,
    saleDate: string,
    issueDate: string,
  ): Promise<Pick<InvoiceTerms, 'rate' | 'isRateOld'>> {
    const home = homeCurrency[country];
    if (currency === home) return { rate: null, isRateOld: false };
    const day = country === 'PL' ? dayAfter(saleDate < issueDate ? saleDate : issueDate, -1) : issueDate;
    const found = await this.currencies.findTaxRate(currency, home, day);
    if (!found) return { rate: null, isRateOld: false };
    const rate: Rate = { ...found, rate: shortened(found.rate) };
    return { rate, isRateOld: isTooOld(rate, day) };
  }
}

/** A rate that was crossed has more decimals than anybody prints: it counts as it stands on the invoice. */
function shortened(rate: string): string {
  return String(Number(Number(rate).toFixed(6)));
}

/** As agreed for the order, else as the company has it. */
export function paymentDaysOf({ order, settings }: InvoiceSource): number {
  return order.payment_days ?? settings.payment_terms_days ?? usualPaymentDays;
}
