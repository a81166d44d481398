import { findCountryByCode, findCountryById } from '../../../kernel/contact/countries.js';
import { dayAfter } from '../../../kernel/time/calendar-days.js';
import type { UiLanguage } from '../../../kernel/text/language.js';
import { convert } from '../../../kernel/money/money-arithmetic.js';
import { toNumber, type Money } from '../../../kernel/money/money.js';
import { registerFacts } from '../../../kernel/contact/register-facts.js';
import type { TimedEnds } from '../../../kernel/order/transport.js';
import { taxed, totalsOf, type InvoiceTotals, type TaxedAmount, type VatTreatment } from '../rules/vat.js';
import { warsawDay } from '../../../kernel/time/warsaw-time.js';
import type { Rate } from '../../shipment/index.js';
import type {
  InvoiceAccount,
  InvoiceAmounts,
  InvoiceContent,
  InvoiceConversion,
  InvoiceLine,
  InvoiceParty,
  InvoiceSums,
} from './invoice-content.js';
import { homeCurrency, type InvoiceSource } from './invoice-source.service.js';

/** What the forwarder decides about an invoice. */
export interface InvoiceTerms {
  treatment: VatTreatment;
  /** Days, `YYYY-MM-DD`. */
  issueDate: string;
  saleDate: string;
  paymentDays: number;
  /** To the currency in which tax is declared; null in that currency, or when none is known. */
  rate: Rate | null;
  /** The rate is older than what tax may be converted by without a second thought. */
  isRateOld: boolean;
}

/** The day on which the last leg is unloaded. */
export function deliveryDay({ legs }: InvoiceSource): string {
  return warsawDay(legs.at(-1)?.delivery_date ?? new Date(0));
}

/** The language in which a buyer reads the invoice: their own where it is one of ours, else English. */
export function languageOfBuyer(country: string | null): UiLanguage {
  if (country === 'PL' || country === 'NO') return country === 'PL' ? 'pl' : 'no';
  return country === null ? 'pl' : 'en';
}

/** Writes an invoice over what was agreed with the client. */
export function writeInvoice(
  source: InvoiceSource,
  terms: InvoiceTerms,
  number: string,
  net: Money,
): InvoiceContent {
  const { order, settings, client, clientCountry, currency } = source;
  const { invoice_country: country, company_data: data } = settings;
  const language = languageOfBuyer(clientCountry);
  const amount = taxed(net, terms.treatment);
  const totals = totalsOf([amount], currency);
  return {
    kind: 'invoice',
    country,
    language,
    number,
    order_number: order.id,
    issue_date: terms.issueDate,
    sale_date: terms.saleDate,
    due_date: dayAfter(terms.issueDate, terms.paymentDays),
    issue_place: data.city ?? '',
    delivery_place: deliveryPlace(source),
    payment_days: terms.paymentDays,
    seller: sellerOf(source),
    buyer: {
      name: client?.name ?? order.client_name ?? '',
      address: filled([
        client?.address,
        town(client?.post_code, client?.city),
        countryName(client?.country_id, language),
      ]),
      country: clientCountry,
      numbers: buyerNumbers(source),
      phone: null,
      email: null,
    },
    account: accountOf(source),
    currency,
    lines: [lineOf(source, amount)],
    sums: sumsOf(totals),
    conversion: conversionOf(totals, country, terms.rate),
    is_international: source.isInternational,
    client_reference: order.client_reference ?? null,
    our_reference: order.our_reference ?? null,
    corrects: null,
  };
}

/** Sums as they are kept. */
export function sumsOf({ byTreatment, net, vat, gross }: InvoiceTotals): InvoiceSums {
  return {
    rates: byTreatment.map(amountsOf),
    net: toNumber(net),
    vat: toNumber(vat),
    gross: toNumber(gross),
  };
}

/** Sums in the currency in which tax is declared. */
export function conversionOf(
  { net, vat }: InvoiceTotals,
  country: 'PL' | 'NO',
  rate: Pick<Rate, 'rate' | 'date' | 'source' | 'table_no'> | null,
): InvoiceConversion | null {
  const currency = homeCurrency[country];
  if (rate === null || net.currency === currency) return null;
  const [netAtHome, vatAtHome] = [convert(net, currency, rate.rate), convert(vat, currency, rate.rate)];
  return {
    currency,
    rate: rate.rate,
    date: rate.date,
    source: rate.source,
    table_no: rate.table_no,
    net: toNumber(netAtHome),
    vat: toNumber(vatAtHome),
    gross: (netAtHome.minor + vatAtHome.minor) / 100,
  };
}

function amountsOf({ treatment, net, vat, gross }: TaxedAmount): InvoiceAmounts {
  const { rate: vat_rate, vatCase: vat_case } = treatment;
  return { vat_rate, vat_case, net: toNumber(net), vat: toNumber(vat), gross: toNumber(gross) };
}

function lineOf({ order, legs }: InvoiceSource, amount: TaxedAmount): InvoiceLine {
  const [first] = legs;
  return {
    way: wayOf(legs),
    pickup_day: warsawDay(first?.pickup_date ?? order.pickup_date),
    delivery_day: warsawDay(legs.at(-1)?.delivery_date ?? order.delivery_date),
    pallets: order.pallets_count,
    weight: order.weight,
    cargo: order.cargo_type,
    ...amountsOf(amount),
  };
}

/** The cities on the way; a country stands where it begins. */
function wayOf(legs: readonly TimedEnds[]): string {
  const stops = legs.flatMap((leg, index) => [
    ...(index === 0 ? [{ city: leg.pickup_city, country: leg.pickup_country }] : []),
    { city: leg.delivery_city, country: leg.delivery_country },
  ]);
  return stops
    .map(({ city, country }, index) =>
      country === stops[index - 1]?.country ? city : `${city} (${country})`,
    )
    .join(' → ');
}

function deliveryPlace({ legs, order }: InvoiceSource): string {
  const last = legs.at(-1) ?? order;
  const street = filled([last.delivery_street, town(last.delivery_post_code, last.delivery_city)]).join(', ');
  return `${street}, ${last.delivery_country}`;
}

function sellerOf({ settings, clientCountry }: InvoiceSource): InvoiceParty {
  const { invoice_country: country, company_data: data } = settings;
  const isAbroad = clientCountry !== country;
  const home = isAbroad ? findCountryByCode(country)?.names[languageOfBuyer(clientCountry)] : null;
  return {
    name: data.company_name ?? '',
    address: filled([data.address, town(data.post_code, data.city), home]),
    country,
    numbers: registerFacts(country, data, isAbroad),
    phone: data.phone ?? null,
    email: data.email ?? null,
  };
}

function buyerNumbers({ client, clientCountry }: InvoiceSource): InvoiceParty['numbers'] {
  const { vat_number: vat, business_registration_number: registration } = client ?? {};
  if (clientCountry === 'PL') return facts([['NIP', vat]]);
  if (clientCountry === 'NO') return facts([['Org.nr.', vat?.replace(/^NO\s*/i, '') ?? registration]]);
  return facts([
    ['VAT', vat],
    ['Reg.', vat ? null : registration],
  ]);
}

/** A Polish account is an IBAN without its country. */
function accountOf({ settings, clientCountry }: InvoiceSource): InvoiceAccount {
  const { invoice_country: country, company_data: data } = settings;
  if (country === 'NO')
    return {
      bank: null,
      account: data.bank_account_no ?? null,
      iban: data.bank_iban_no ?? null,
      swift: bicOf(data.bank_swift_no),
    };
  const digits = data.bank_account?.replaceAll(/[\s-]/g, '') ?? '';
  const iban = /^\d{26}$/.test(digits) ? `PL${digits}` : digits.toUpperCase();
  return {
    bank: data.bank_name ?? null,
    account: null,
    iban: iban ? inFours(iban) : null,
    // Within Poland nobody asks for it.
    swift: clientCountry === 'PL' ? null : bicOf(data.bank_swift),
  };
}

function bicOf(text: string | undefined): string | null {
  return text?.replaceAll(/\s/g, '').toUpperCase() || null;
}

function inFours(text: string): string {
  return text.replaceAll(/(.{4})(?=.)/g, '$1 ');
}

function countryName(id: number | null | undefined, language: UiLanguage): string | null {
  return id ? (findCountryById(id)?.names[language] ?? null) : null;
}

function facts(pairs: readonly (readonly [label: string, value: string | null | undefined])[]) {
  return pairs.flatMap(([label, value]) => (value ? [{ label, value }] : []));
}

function town(postCode: string | null | undefined, city: string | null | undefined): string {
  return filled([postCode, city]).join(' ');
}

function filled(texts: readonly (string | null | undefined)[]): string[] {
  return texts.filter((text): text is string => Boolean(text));
}
