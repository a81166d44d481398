import type { ErrorDetails } from '../../../kernel/domain-error.js';
import { toNumber, zero, type Currency } from '../../../kernel/money/money.js';
import { nextStatus } from '../../../kernel/order/order-status.js';
import type { UiLanguage } from '../../../kernel/text/language.js';
import type { MissingDto } from '../../../platform/http/api-types.js';
import { Conflict } from '../../../platform/http/errors.js';
import { missingText } from '../../../platform/http/problem-texts.js';
import { companyDataFaults } from '../../identity/index.js';
import type { HistoryFacts, Rate } from '../../shipment/index.js';
import { vatLabel } from '../rules/vat-labels.js';
import {
  homeCurrency,
  isSameTreatment,
  isUnusual,
  taxed,
  usualTreatment,
  vatTreatments,
  type TaxCountry,
  type VatTreatment,
} from '../rules/vat.js';
import { hasOwnAccount, taxedTransportOf, type InvoiceFacts } from './invoice-draft.js';
import type { InvoiceWarning, VatRateDto } from './invoice.dto.js';

/** The exchange rate of a tax, and whether it is older than it should be. */
export interface TaxRate {
  /** To the currency in which tax is declared; null in that currency, or when none is known. */
  rate: Rate | null;
  isRateOld: boolean;
}

/** The rates that an invoice can have, with what comes of each. */
export function availableRates(facts: InvoiceFacts, language: UiLanguage): VatRateDto[] {
  const { country, price, currency } = facts;
  const transport = taxedTransportOf(facts);
  const usual = usualTreatment(country, transport);
  return vatTreatments(country).map((treatment) => {
    const { vat, gross } = taxed(price ?? zero(currency), treatment);
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

/** What stands against issuing an invoice, in the reader's words; nothing when it can be issued. */
export function missingToIssue(
  facts: InvoiceFacts,
  hasIssuedInvoice: boolean,
  language: UiLanguage,
): MissingDto[] {
  const { order, price } = facts;
  const missing: MissingDto[] = [];
  const lacks = (code: string, fields?: string[]) =>
    missing.push({ code, message: missingText(code, language), ...(fields ? { fields } : {}) });
  if (hasIssuedInvoice) lacks('invoice_exists');
  else if (nextStatus(order.status, 'save_invoice') === null) lacks('wrong_status');
  if (price === null || price.minor <= 0) lacks('invoice_price_missing');
  const seller = missingOfSeller(facts);
  if (seller.length > 0) lacks('seller_data_incomplete', seller);
  return [...missing, ...missingBuyer(facts, language)];
}

/** Stands against issuing to the buyer as the client's record has them. */
export function missingBuyer(facts: InvoiceFacts, language: UiLanguage): MissingDto[] {
  const code = 'buyer_data_incomplete';
  const fields = missingOfBuyer(facts);
  return fields.length > 0 ? [{ code, message: missingText(code, language), fields }] : [];
}

/** Stands against issuing where tax is due in another currency than the country's, and nothing tells what it comes to there. */
export function missingRate(
  country: TaxCountry,
  currency: Currency,
  { rate: percent }: VatTreatment,
  rate: Rate | null,
  language: UiLanguage,
): MissingDto[] {
  if (percent === 0 || currency === homeCurrency[country] || rate) return [];
  return [{ code: 'missing_rate', message: missingText('missing_rate', language) }];
}

/** What deserves a look before an invoice is issued; none of it stands against it. */
export function invoiceWarnings(
  facts: InvoiceFacts,
  { today, saleDate, rate, isRateOld }: { today: string; saleDate: string } & TaxRate,
  language: UiLanguage,
): InvoiceWarning[] {
  const { country, seller, client, clientCountry, currency } = facts;
  const hasNumber = Boolean(
    client?.vat_number ?? (clientCountry === 'NO' && client?.business_registration_number),
  );
  const usual = country === 'NO' ? (seller.bank_account_no ?? seller.bank_iban_no) : seller.bank_account;
  const hasOwn = hasOwnAccount(facts);
  const codes = [
    hasNumber ? null : 'buyer_tax_number_missing',
    hasOwn || usual ? null : 'bank_account_missing',
    // A transfer in euros to an account in another currency is converted by the bank.
    currency === 'EUR' && usual && !hasOwn ? 'bank_account_other_currency' : null,
    saleDate > today ? 'sale_date_ahead' : null,
    currency !== homeCurrency[country] && !rate ? 'rate_missing' : null,
    isRateOld ? 'rate_old' : null,
  ];
  return codes.flatMap((code) => (code ? [{ code, message: missingText(code, language) }] : []));
}

/** What looks wrong, so that nothing is issued with it unless the caller insists. */
export interface Doubt {
  code: 'rate_unusual' | 'rate_too_old';
  details: ErrorDetails;
  /** The caller insists. */
  isAccepted: boolean;
  /** What the order's history says of that. */
  history: HistoryFacts;
}

/** A tax that is unusual for seller, buyer and way, with the usual one and its reason. */
export function doubtsOfTreatment(
  facts: InvoiceFacts,
  treatment: VatTreatment,
  { accept_unusual_rate: isAccepted = false }: { accept_unusual_rate?: boolean },
  language: UiLanguage,
): Doubt[] {
  const { country } = facts;
  const transport = taxedTransportOf(facts);
  if (!isUnusual(country, transport, treatment)) return [];
  const { label: usual, explanation: reason } = vatLabel(
    country,
    usualTreatment(country, transport),
    language,
  );
  const { rate: vat_rate, vatCase: vat_case } = treatment;
  return [
    {
      code: 'rate_unusual',
      details: { usual, reason },
      isAccepted,
      history: { unusual_vat_rate: { vat_rate, vat_case } },
    },
  ];
}

/** An exchange rate that is too old to convert tax by, with its date. */
export function doubtsOfRate(
  { rate, isRateOld }: TaxRate,
  { accept_old_rate: isAccepted = false }: { accept_old_rate?: boolean },
): Doubt[] {
  if (!rate || !isRateOld) return [];
  const { from, to, date, source } = rate;
  const old_rate = { from, to, rate: rate.rate, date, source };
  return [{ code: 'rate_too_old', details: { from, to, date }, isAccepted, history: { old_rate } }];
}

/**
 * What the caller insisted on, for the order's history.
 * @throws {Conflict} `rate_unusual`, `rate_too_old` unless they are accepted
 */
export function acceptedFacts(doubts: readonly Doubt[]): { facts?: HistoryFacts } {
  const refused = doubts.find(({ isAccepted }) => !isAccepted);
  if (refused) throw new Conflict(refused.code, refused.details);
  const facts = doubts.reduce<HistoryFacts>((known, { history }) => ({ ...known, ...history }), {});
  return doubts.length > 0 ? { facts } : {};
}

/** Names of the fields of the company's invoice data that have to be filled. */
function missingOfSeller({ country, seller }: InvoiceFacts): string[] {
  return companyDataFaults(country, { ...seller }).map(({ field }) => field.replace('company_data.', ''));
}

/** Names of the fields of the client's record that the law asks for. */
function missingOfBuyer({ client, order }: InvoiceFacts): string[] {
  const missing: string[] = [];
  if (!(client?.name ?? order.client_name)) missing.push('name');
  if (!client?.address) missing.push('address');
  if (!client?.city && !client?.post_code) missing.push('city');
  if (!client?.country_id) missing.push('country_id');
  return missing;
}
