import type { Unit } from '../../../platform/db/database.js';
import { parseMoney, zero, type Currency } from '../../../kernel/money/money.js';
import { allowedNext } from '../../../kernel/order/order-status.js';
import type { UiLanguage } from '../../../kernel/text/language.js';
import { dayAfter } from '../../../kernel/time/calendar-days.js';
import { warsawDay } from '../../../kernel/time/warsaw-time.js';
import type { Clock } from '../../../platform/clock/clock.port.js';
import type { MissingDto } from '../../../platform/http/api-types.js';
import { Conflict, InvalidInput, NotFound } from '../../../platform/http/errors.js';
import type { ClientService, SubcontractorService } from '../../directory/index.js';
import type { SettingsService } from '../../identity/index.js';
import {
  type CurrencyService,
  isTooOld,
  type Order,
  type PaymentLedger,
  type RouteService,
} from '../../shipment/index.js';
import {
  findVatTreatment,
  homeCurrency,
  isSameTreatment,
  type TaxCountry,
  type VatCase,
  type VatTreatment,
} from '../rules/vat.js';
import {
  doubtsOfRate,
  doubtsOfTreatment,
  missingBuyer,
  missingRate,
  missingToIssue,
  type Doubt,
  type TaxRate,
} from './invoice-checks.js';
import type { InvoiceDraft } from './invoice-content.js';
import {
  changesNothing,
  deliveryDay,
  draftInvoice,
  invoiceFacts,
  onlyLine,
  paymentDaysOf,
  rateOfConversion,
  type InvoiceFacts,
} from './invoice-draft.js';
import type { CorrectionInput, InvoiceInput, MendInput } from './invoice.dto.js';
import type { Invoice } from './invoice.entity.js';
import { lastSale, treatmentFaults } from './invoice.policy.js';

/** What is to be written, as the call asks for it. */
export type InvoiceRequest =
  | { kind: 'invoice'; input: InvoiceInput }
  | { kind: 'correction'; input: CorrectionInput }
  /** Anew what KSeF refused, under the same number. */
  | { kind: 'mended'; input: MendInput; invoiceId: number };

/** A draft that nothing stands against, with what somebody has to insist on before it is issued. */
export interface PreparedInvoice {
  draft: InvoiceDraft;
  doubts: Doubt[];
  /** The invoice that it corrects; null for an invoice. */
  correctsId: number | null;
  /** The refused one whose number it gets; null where it gets the next one. */
  former: Invoice | null;
  issuedAt: Date;
}

interface InvoiceDraftingDeps {
  /** Who sells, who buys, who drives, and from where to where. */
  records: {
    settings: SettingsService;
    clients: ClientService;
    subcontractors: SubcontractorService;
    routes: RouteService;
  };
  currencies: CurrencyService;
  payments: PaymentLedger;
  clock: Clock;
}

/** Gathers what invoices and corrections are drafted from, inside a unit of work, and says what stands against them. */
export class InvoiceDraftingService {
  constructor(private readonly deps: InvoiceDraftingDeps) {}

  /** The day in Warsaw. */
  today(): string {
    return warsawDay(this.deps.clock.now());
  }

  /** @param country the one whose law the company's next invoices follow when left out */
  async gather(unit: Unit, order: Order, country?: TaxCountry): Promise<InvoiceFacts> {
    const { settings, clients, subcontractors, routes } = this.deps.records;
    const { company_id: companyId, client_id: clientId } = order;
    const { invoice_country, company_data, payment_terms_days } = await settings.getSettings({ companyId });
    const client = clientId ? await clients.findClient(companyId, clientId) : null;
    const own = await routes.findInUnit(unit, order.id);
    const carrierIds = await routes.carrierIdsInUnit(unit, own);
    const carriers = await subcontractors.findSubcontractors(
      companyId,
      carrierIds.flatMap((id) => id ?? []),
    );
    return invoiceFacts({
      country: country ?? invoice_country,
      order,
      seller: company_data,
      paymentTermsDays: payment_terms_days,
      client,
      routes: own.length > 0 ? await routes.asQuotedInUnit(unit, own) : [order],
      carriers: carrierIds.map((id) => carriers.find((carrier) => carrier.id === id) ?? null),
    });
  }

  /**
   * The rate by which tax is declared. In Poland that of NBP's table A of the last working day before the sale, or before the
   * issue where that comes first (art. 31a ust. 1 and 2 of the VAT Act); in Norway Norges Bank's latest on the day of issue.
   * None in the country's own currency, or when none is known.
   */
  async findTaxRate(
    country: TaxCountry,
    currency: Currency,
    saleDate: string,
    issueDate: string,
  ): Promise<TaxRate> {
    const home = homeCurrency[country];
    if (currency === home) return { rate: null, isRateOld: false };
    const day = country === 'PL' ? dayAfter(saleDate < issueDate ? saleDate : issueDate, -1) : issueDate;
    const found = await this.deps.currencies.findTaxRate(currency, home, day);
    if (!found) return { rate: null, isRateOld: false };
    const rate = { ...found, rate: shortened(found.rate) };
    return { rate, isRateOld: isTooOld(rate, day) };
  }

  /**
   * Drafts the invoice of an order.
   * @throws {InvalidInput} when the country has no such rate or case, or the sale is too far ahead
   * @throws {Conflict} `step_not_possible`, naming what is missing
   */
  async prepareInvoice(
    unit: Unit,
    order: Order,
    input: InvoiceInput,
    { hasInvoice, former = null, language, issuedAt = this.deps.clock.now() }: InvoiceCircumstances,
  ): Promise<PreparedInvoice> {
    // Also where the company has moved since: the number is of the series of the former one's country.
    const facts = await this.gather(unit, order, former?.content.country);
    const { country, currency } = facts;
    const charged = former ? chargedBy(former.content) : { rate: 0, vatCase: null };
    const treatment = correctedTreatment(country, charged, input);
    const issueDate = warsawDay(issuedAt);
    const saleDate = input.sale_date ?? former?.content.sale_date ?? deliveryDay(facts);
    refuseFarSale(saleDate);
    const tax = await this.findTaxRate(country, currency, saleDate, issueDate);
    const missing = missingToIssue(facts, hasInvoice, language);
    refuseMissing(order, [
      // The order has come to where an invoice was issued.
      ...(former ? missing.filter(({ code }) => code !== 'wrong_status') : missing),
      ...missingRate(country, currency, treatment, tax.rate, language),
    ]);
    const draft = draftInvoice(facts, {
      net: facts.price ?? zero(currency),
      treatment,
      issueDate,
      saleDate,
      dueDate: dayAfter(
        issueDate,
        input.payment_days ?? former?.content.payment_days ?? paymentDaysOf(facts),
      ),
      rate: tax.rate,
      namesCarriers: country === 'PL' && (input.names_carrier ?? former?.content.legs !== undefined),
    });
    const isKept = former !== null && isSameTreatment(treatment, charged);
    const doubts = [
      ...(isKept ? [] : doubtsOfTreatment(facts, treatment, input, language)),
      ...doubtsOfRate(tax, input),
    ];
    return { draft, doubts, correctsId: null, former, issuedAt };
  }

  /**
   * Drafts anew what KSeF refused: an invoice from the records, a correction from those before it; what is left out of the rest stays as it was.
   * @throws {NotFound} when the order has no such invoice
   * @throws {InvalidInput} when the country has no such rate or case, or something is said that only the other kind has
   * @throws {Conflict} as `prepareInvoice` and `prepareCorrection`
   */
  async prepareMended(
    unit: Unit,
    order: Order,
    { reason, net_amount, renew_buyer, ...input }: MendInput,
    { issued, invoiceId, ...circumstances }: MendCircumstances,
  ): Promise<PreparedInvoice> {
    const former = issued.find(({ id }) => id === invoiceId);
    if (!former) throw new NotFound();
    const { content } = former;
    if (!content.corrects) {
      const ofCorrections = Object.entries({ reason, net_amount, renew_buyer });
      const faults = ofCorrections.flatMap(([field, value]) =>
        value === undefined ? [] : [{ field, code: 'invalid_value' as const }],
      );
      if (faults.length > 0) throw new InvalidInput(faults);
      return this.prepareInvoice(unit, order, input, { hasInvoice: false, former, ...circumstances });
    }
    if (input.names_carrier !== undefined)
      throw new InvalidInput([{ field: 'names_carrier', code: 'invalid_value' }]);
    const { rate, vatCase } = chargedBy(content);
    const isTaxLeftOut = input.vat_rate === undefined && input.vat_case === undefined;
    const prepared = await this.prepareCorrection(
      unit,
      order,
      {
        ...input,
        ...(isTaxLeftOut ? { vat_rate: rate, vat_case: vatCase } : {}),
        reason: reason ?? content.corrects.reason,
        net_amount: net_amount ?? onlyLine(content).net,
        renew_buyer: renew_buyer ?? content.corrects.buyer !== null,
        sale_date: input.sale_date ?? content.sale_date,
        payment_days: input.payment_days ?? content.payment_days,
      },
      { issued: issued.filter(({ id }) => id < invoiceId), ...circumstances },
    );
    return { ...prepared, former };
  }

  /**
   * Drafts a correction of an order's invoice as it stands after earlier ones.
   * @throws {InvalidInput} when the country has no such rate or case, or the sale is too far ahead
   * @throws {Conflict} `no_issued_invoice`, `correction_changes_nothing`, `step_not_possible` without a rate for the tax, or with a
   *   new buyer whose record lacks what the law asks
   */
  async prepareCorrection(
    unit: Unit,
    order: Order,
    input: CorrectionInput,
    { issued, language, issuedAt = this.deps.clock.now() }: CorrectionCircumstances,
  ): Promise<PreparedInvoice> {
    const [corrected] = issued;
    const before = issued.at(-1)?.content;
    if (!corrected || !before) throw new Conflict('no_issued_invoice');
    const original = corrected.content;
    const { country, currency } = before;
    // Also where the company has moved since: a correction follows the law of what it corrects.
    const facts = await this.gather(unit, order, country);
    const charged = chargedBy(before);
    const treatment = correctedTreatment(country, charged, input);
    const issueDate = warsawDay(issuedAt);
    const saleDate = input.sale_date ?? before.sale_date;
    refuseFarSale(saleDate);
    // A mistake is corrected at the rate of the invoice that had it (art. 31b ust. 1 of the Polish VAT Act).
    const kept = rateOfConversion(original);
    const tax: TaxRate = kept
      ? { rate: kept, isRateOld: false }
      : await this.findTaxRate(country, currency, saleDate, issueDate);
    const renewsBuyer = input.renew_buyer ?? false;
    refuseMissing(order, [
      ...missingRate(country, currency, treatment, tax.rate, language),
      ...(renewsBuyer ? missingBuyer(facts, language) : []),
    ]);
    const balance = await this.deps.payments.balanceOf(unit, order);
    const draft = draftInvoice(
      facts,
      {
        net: parseMoney(input.net_amount ?? before.sums.net, currency),
        treatment,
        issueDate,
        saleDate,
        dueDate:
          input.payment_days === undefined
            ? before.due_date
            : dayAfter(original.issue_date, input.payment_days),
        rate: tax.rate,
        namesCarriers: before.legs !== undefined,
      },
      {
        original,
        before,
        reason: input.reason,
        renewsBuyer,
        paid: balance?.paid ?? zero(currency),
      },
    );
    if (changesNothing(draft)) throw new Conflict('correction_changes_nothing');
    const doubts = [
      ...(isSameTreatment(treatment, charged) ? [] : doubtsOfTreatment(facts, treatment, input, language)),
      ...doubtsOfRate(tax, input),
    ];
    return { draft, doubts, correctsId: corrected.id, former: null, issuedAt };
  }
}

/** In which language refusals are, and when it is issued. */
export interface Circumstances {
  language: UiLanguage;
  /** An earlier instant than now, for the demo. */
  issuedAt?: Date | undefined;
}

interface InvoiceCircumstances extends Circumstances {
  /** There is one already. */
  hasInvoice: boolean;
  /** The refused one that it takes the place of. */
  former?: Invoice | null;
}

interface MendCircumstances extends CorrectionCircumstances {
  /** Of the one that KSeF refused. */
  invoiceId: number;
}

interface CorrectionCircumstances extends Circumstances {
  /** The invoice and its corrections, as they were issued. */
  issued: readonly Invoice[];
}

/** What tax an invoice has. */
function chargedBy(content: InvoiceDraft): VatTreatment {
  const { vat_rate: rate, vat_case: vatCase } = onlyLine(content);
  return { rate, vatCase };
}

/** @throws {InvalidInput} when the country has no such rate or case */
function treatmentOf(country: TaxCountry, rate: number, vatCase: VatCase | null): VatTreatment {
  const found = findVatTreatment(country, rate, vatCase);
  if (!found) throw new InvalidInput(treatmentFaults(country, rate, vatCase));
  return found;
}

/** What is left out stays, and a plain rate that is named takes the place of a case. */
function correctedTreatment(
  country: TaxCountry,
  before: VatTreatment,
  { vat_rate, vat_case }: Pick<InvoiceInput, 'vat_rate' | 'vat_case'>,
): VatTreatment {
  const rate = vat_rate ?? (vat_case ? 0 : before.rate);
  const caseBefore = vat_rate === undefined ? before.vatCase : null;
  return treatmentOf(country, rate, vat_case === undefined ? caseBefore : vat_case);
}

/**
 * A day of the sale that no structured invoice can hold (`TDataT` of FA(3) ends on 2050-01-01): what was issued with it could never be sent.
 * @throws {InvalidInput} `year_out_of_range`
 */
function refuseFarSale(saleDate: string): void {
  if (saleDate > lastSale) throw new InvalidInput([{ field: 'sale_date', code: 'year_out_of_range' }]);
}

function refuseMissing({ status }: Order, missing: MissingDto[]): void {
  if (missing.length > 0)
    throw new Conflict('step_not_possible', { allowed_statuses: allowedNext(status), missing });
}

/** A rate that was crossed has more decimals than anybody prints: it counts as it stands on the invoice. */
function shortened(rate: string): string {
  return String(Number(Number(rate).toFixed(6)));
}
