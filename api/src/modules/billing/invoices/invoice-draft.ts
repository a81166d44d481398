import { isDeepStrictEqual } from 'node:util';
import { findCountryByCode, findCountryById } from '../../../kernel/contact/countries.js';
import { registerFacts } from '../../../kernel/contact/register-facts.js';
import { convert } from '../../../kernel/money/money-arithmetic.js';
import {
  add,
  compare,
  isSummaryCurrency,
  MixedCurrencyError,
  parseMoney,
  toNumber,
  type Currency,
  type Money,
} from '../../../kernel/money/money.js';
import { OrderStatus } from '../../../kernel/order/order-status.js';
import type { TransportEnds } from '../../../kernel/order/transport.js';
import type { UiLanguage } from '../../../kernel/text/language.js';
import { daysBetween } from '../../../kernel/time/calendar-days.js';
import { warsawDay } from '../../../kernel/time/warsaw-time.js';
import type { ClientDto, SubcontractorDto } from '../../directory/index.js';
import type { CompanySettings } from '../../identity/index.js';
import type { Rate } from '../../shipment/index.js';
import { ibanOf } from '../rules/iban.js';
import { fa3CarrierOf } from '../structured-invoices/fa3-party.js';
import {
  differenceOf,
  homeCurrency,
  isInUnion,
  legalBasisOf,
  taxed,
  totalsOf,
  type InvoiceTotals,
  type TaxCountry,
  type TaxedAmount,
  type TaxedTransport,
  type VatTreatment,
} from '../rules/vat.js';
import type {
  Corrected,
  InvoiceAccount,
  InvoiceAmounts,
  InvoiceContent,
  InvoiceConversion,
  InvoiceDraft,
  InvoiceLeg,
  InvoiceLine,
  InvoiceParty,
  InvoiceSums,
} from './invoice-content.js';

/** Of an order what its invoice is written from. */
interface InvoicedOrder {
  id: number;
  status: OrderStatus;
  client_name?: string | null | undefined;
  payment_days?: number | null | undefined;
  /** What was agreed with the client, before tax. */
  price_for_client?: number | null | undefined;
  currency_for_client?: string | null | undefined;
  pallets_count: number;
  weight: number;
  cargo_type: string;
  client_reference?: string | null | undefined;
  our_reference?: string | null | undefined;
}

/** Of a client the same. */
type InvoicedClient = Pick<
  ClientDto,
  'name' | 'address' | 'city' | 'post_code' | 'country_id' | 'vat_number' | 'business_registration_number'
>;

/** Of a carrier the same. */
type InvoicedCarrier = Pick<
  SubcontractorDto,
  'id' | 'name' | 'address' | 'city' | 'post_code' | 'country_id' | 'vat_number'
>;

/** What an invoice is written from, as the records have it. */
export interface InvoiceRecords {
  /** By whose law it is written. */
  country: TaxCountry;
  order: InvoicedOrder;
  /** What the company has entered of itself. */
  seller: CompanySettings['company_data'];
  /** Days until payment, where the order says nothing of them. */
  paymentTermsDays: number | null;
  /** Null when the client's record is gone. */
  client: InvoicedClient | null;
  /** At least one, in driving order, at the times that were quoted. */
  routes: readonly TransportEnds[];
  /** Who drives each of them; null where nobody is known, or the record is gone. */
  carriers: readonly (InvoicedCarrier | null)[];
}

/** The same with what follows from it. */
export interface InvoiceFacts extends InvoiceRecords {
  /** ISO code of the client's country. */
  clientCountry: string | null;
  /** Null when nothing was agreed. */
  price: Money | null;
  currency: Currency;
  /** Whether the way crosses a border. */
  isInternational: boolean;
  /** Whether it crosses borders, but none of the European Union. */
  isWithinUnion: boolean;
}

/** What the forwarder decides about an invoice, or what follows where they said nothing. */
export interface InvoiceTerms {
  /** The price before tax. */
  net: Money;
  treatment: VatTreatment;
  /** Days, `YYYY-MM-DD`. */
  issueDate: string;
  saleDate: string;
  dueDate: string;
  /** To the currency in which tax is declared; null in that currency, or when none is known. */
  rate: Rate | null;
  /** The structured invoice names the carriers; of a correction that of the invoice counts. */
  namesCarriers: boolean;
}

/** What a correction is written from beside that. */
export interface CorrectionFacts {
  /** The invoice that is corrected, as it was issued. */
  original: InvoiceContent;
  /** That invoice, or its latest correction. */
  before: InvoiceContent;
  reason: string;
  /** The buyer is named as the client's record has it now. */
  renewsBuyer: boolean;
  /** What the client has paid. */
  paid: Money;
}

const usualPaymentDays = 14;

/** Draws from the records what they do not say outright. */
export function invoiceFacts(records: InvoiceRecords): InvoiceFacts {
  const { order, client, routes } = records;
  const { price_for_client: price = null, currency_for_client } = order;
  const currency = isSummaryCurrency(currency_for_client) ? currency_for_client : 'PLN';
  const countries = new Set(routes.flatMap((route) => [route.pickup_country, route.delivery_country]));
  const isInternational = countries.size > 1;
  return {
    ...records,
    clientCountry: client?.country_id ? (findCountryById(client.country_id)?.code ?? null) : null,
    price: price === null ? null : parseMoney(price, currency),
    currency,
    isInternational,
    isWithinUnion: isInternational && [...countries].every(isInUnion),
  };
}

/** What the usual tax of an invoice is told by. */
export function taxedTransportOf({
  client,
  clientCountry,
  isInternational,
  isWithinUnion,
}: InvoiceFacts): TaxedTransport {
  return {
    buyerCountry: clientCountry,
    isBusiness: Boolean(client?.vat_number),
    isInternational,
    isWithinUnion,
  };
}

/** The day on which the last route is unloaded: the sale, unless somebody names another. */
export function deliveryDay({ routes }: InvoiceFacts): string {
  return warsawDay(lastOf(routes).delivery_date);
}

/** Names of the carriers that a structured invoice can name, each once. */
export function nameableCarriers(facts: InvoiceFacts): string[] {
  // Other countries have no structured invoice.
  if (facts.country !== 'PL') return [];
  const named = legsOf(facts).flatMap(({ carrier }) =>
    carrier && fa3CarrierOf(carrier) ? carrier.name : [],
  );
  return [...new Set(named)];
}

/** As agreed for the order, else as the company has it. */
export function paymentDaysOf({ order, paymentTermsDays }: InvoiceFacts): number {
  return order.payment_days ?? paymentTermsDays ?? usualPaymentDays;
}

/** The line of an invoice: an order is one service. */
export function onlyLine({ lines }: Pick<InvoiceDraft, 'lines'>): InvoiceLine {
  const [line, ...others] = lines;
  if (!line || others.length > 0) throw new Error(`An invoice has one line, not ${lines.length}`);
  return line;
}

/**
 * Writes an invoice over what was agreed with the client, or a correction of one: nothing but its arguments counts, so that
 * a preview, the invoice that is kept, and the one that the preview was of are the same for the same facts.
 * @param correction null for an invoice
 * @throws {MixedCurrencyError} when price, rate and payments are not in the currency of the invoice
 * @throws {MoneyRangeError} when a sum is larger than amounts may be
 */
export function draftInvoice(
  facts: InvoiceFacts,
  { net, treatment, issueDate, saleDate, dueDate, rate, namesCarriers }: InvoiceTerms,
  correction: CorrectionFacts | null = null,
): InvoiceDraft {
  const { transport, ...parts } = correction
    ? partsThatStay(facts, correction)
    : partsOf(facts, namesCarriers);
  const { country, currency, is_international } = parts;
  const amount = taxed(net, treatment);
  const totals = totalsOf([amount], currency);
  const difference = correction && differenceOf(totalsOfLine(correction.before), totals);
  const days = { sale_date: saleDate, due_date: dueDate };
  return {
    ...parts,
    ...days,
    kind: correction ? 'correction' : 'invoice',
    issue_date: issueDate,
    payment_days: daysBetween(correction?.original.issue_date ?? issueDate, dueDate),
    lines: [
      {
        ...transport,
        ...amountsOf(amount),
        legal_basis: legalBasisOf(country, treatment, is_international),
      },
    ],
    sums: sumsOf(totals),
    conversion: conversionOf(difference ?? totals, country, rate),
    corrects:
      correction && difference
        ? correctedOf(facts, correction, { ...days, buyer: parts.buyer }, difference)
        : null,
  };
}

/** Whether a correction leaves all that one is for as it was. */
export function changesNothing({ lines, corrects }: InvoiceDraft): boolean {
  if (!corrects) return false;
  const charged = (all: readonly InvoiceLine[]) =>
    all.map(({ net, vat_rate, vat_case }) => [net, vat_rate, vat_case]);
  return (
    corrects.buyer === null &&
    corrects.sale_date === undefined &&
    corrects.due_date === undefined &&
    isDeepStrictEqual(charged(lines), charged(corrects.lines))
  );
}

/** The rate by which an invoice was converted; null where it was not. */
export function rateOfConversion({ currency, conversion }: InvoiceDraft): Rate | null {
  if (!conversion) return null;
  const { currency: to, rate, date, source, table_no } = conversion;
  return { from: currency, to, rate, date, source, table_no };
}

/** What an invoice says whatever its price, tax and days are. */
type InvoiceParts = Pick<
  InvoiceDraft,
  | 'country'
  | 'language'
  | 'order_number'
  | 'issue_place'
  | 'pickup_place'
  | 'delivery_place'
  | 'legs'
  | 'seller'
  | 'buyer'
  | 'account'
  | 'currency'
  | 'is_international'
  | 'client_reference'
  | 'our_reference'
> & { transport: Omit<InvoiceLine, keyof InvoiceAmounts | 'legal_basis'> };

function partsOf(facts: InvoiceFacts, namesCarriers: boolean): InvoiceParts {
  const { country, order, seller, clientCountry, currency, isInternational } = facts;
  return {
    country,
    language: languageOfBuyer(clientCountry),
    order_number: order.id,
    issue_place: seller.city ?? '',
    pickup_place: placeOf(endsOfWay(facts).pickup),
    delivery_place: placeOf(endsOfWay(facts).delivery),
    ...(namesCarriers ? { legs: legsOf(facts) } : {}),
    seller: sellerOf(facts),
    buyer: buyerOf(facts),
    account: accountOf(facts),
    currency,
    is_international: isInternational,
    client_reference: order.client_reference ?? null,
    our_reference: order.our_reference ?? null,
    transport: transportOf(facts),
  };
}

/** A correction names what the invoice named: of the parties and the transport only the buyer can change. */
function partsThatStay(facts: InvoiceFacts, { before, renewsBuyer }: CorrectionFacts): InvoiceParts {
  const { way, pickup_day, delivery_day, pallets, weight, cargo } = onlyLine(before);
  return {
    country: before.country,
    language: renewsBuyer ? languageOfBuyer(facts.clientCountry) : before.language,
    order_number: before.order_number,
    issue_place: before.issue_place,
    ...(before.pickup_place === undefined ? {} : { pickup_place: before.pickup_place }),
    delivery_place: before.delivery_place,
    ...(before.legs === undefined ? {} : { legs: before.legs }),
    seller: before.seller,
    buyer: renewsBuyer ? buyerOf(facts) : before.buyer,
    account: before.account,
    currency: before.currency,
    is_international: before.is_international,
    client_reference: before.client_reference,
    our_reference: before.our_reference,
    transport: { way, pickup_day, delivery_day, pallets, weight, cargo },
  };
}

/** What a correction has to say of what it corrects (art. 106j ust. 2 of the Polish VAT Act). */
function correctedOf(
  { order }: InvoiceFacts,
  { original, before, reason, paid }: CorrectionFacts,
  { buyer, sale_date, due_date }: Pick<InvoiceDraft, 'buyer' | 'sale_date' | 'due_date'>,
  difference: InvoiceTotals,
): Corrected {
  const hasPaid = paid.minor > 0;
  const isAllPaid = compare(paid, parseMoney(before.sums.gross, before.currency)) >= 0;
  return {
    number: original.number,
    issue_date: original.issue_date,
    reason: reason.trim(),
    lines: before.lines,
    sums: before.sums,
    ...(sale_date === before.sale_date ? {} : { sale_date: before.sale_date }),
    ...(due_date === before.due_date ? {} : { due_date: before.due_date }),
    buyer: isDeepStrictEqual(buyer, before.buyer) ? null : before.buyer,
    difference: sumsOf(difference),
    is_paid: order.status === OrderStatus.Paid || (hasPaid && isAllPaid),
    ...(hasPaid ? { paid: toNumber(paid) } : {}),
  };
}

function totalsOfLine(content: InvoiceContent): InvoiceTotals {
  const { currency } = content;
  const { vat_rate, vat_case, net, vat, gross } = onlyLine(content);
  const amount: TaxedAmount = {
    treatment: { rate: vat_rate, vatCase: vat_case },
    net: parseMoney(net, currency),
    vat: parseMoney(vat, currency),
    gross: parseMoney(gross, currency),
  };
  return totalsOf([amount], currency);
}

function sumsOf({ byTreatment, net, vat, gross }: InvoiceTotals): InvoiceSums {
  return {
    rates: byTreatment.map(amountsOf),
    net: toNumber(net),
    vat: toNumber(vat),
    gross: toNumber(gross),
  };
}

function amountsOf({ treatment, net, vat, gross }: TaxedAmount): InvoiceAmounts {
  const { rate: vat_rate, vatCase: vat_case } = treatment;
  return { vat_rate, vat_case, net: toNumber(net), vat: toNumber(vat), gross: toNumber(gross) };
}

/** Sums in the currency in which tax is declared. */
function conversionOf(
  { net, vat }: InvoiceTotals,
  country: TaxCountry,
  rate: Rate | null,
): InvoiceConversion | null {
  const currency = homeCurrency[country];
  if (rate === null || net.currency === currency) return null;
  if (rate.from !== net.currency) throw new MixedCurrencyError(rate.from, net.currency);
  if (rate.to !== currency) throw new MixedCurrencyError(rate.to, currency);
  const [netAtHome, vatAtHome] = [convert(net, currency, rate.rate), convert(vat, currency, rate.rate)];
  return {
    currency,
    rate: rate.rate,
    date: rate.date,
    source: rate.source,
    table_no: rate.table_no,
    net: toNumber(netAtHome),
    vat: toNumber(vatAtHome),
    gross: toNumber(add(netAtHome, vatAtHome)),
  };
}

/** The language in which a buyer reads the invoice: their own where it is one of ours, else English. */
function languageOfBuyer(country: string | null): UiLanguage {
  if (country === 'PL' || country === 'NO') return country === 'PL' ? 'pl' : 'no';
  return country === null ? 'pl' : 'en';
}

function transportOf({ order, routes }: InvoiceFacts): InvoiceParts['transport'] {
  return {
    way: wayOf(routes),
    pickup_day: warsawDay((routes[0] ?? lastOf(routes)).pickup_date),
    delivery_day: warsawDay(lastOf(routes).delivery_date),
    pallets: order.pallets_count,
    weight: order.weight,
    cargo: order.cargo_type,
  };
}

function lastOf(routes: readonly TransportEnds[]): TransportEnds {
  const last = routes.at(-1);
  if (!last) throw new Error('A transport has at least one route');
  return last;
}

/** The cities on the way, each with its country: whoever reads one abroad need not know where it lies. */
function wayOf(routes: readonly TransportEnds[]): string {
  const named = (city: string, country: string) => `${city} (${country})`;
  return routes
    .flatMap((route, index) => [
      ...(index === 0 ? [named(route.pickup_city, route.pickup_country)] : []),
      named(route.delivery_city, route.delivery_country),
    ])
    .join(' → ');
}

/** An end of a transport. */
interface Place {
  street: string;
  postCode: string;
  city: string;
  country: string;
}

function endsOfWay({ routes }: Pick<InvoiceFacts, 'routes'>): { pickup: Place; delivery: Place } {
  const last = lastOf(routes);
  const first = routes[0] ?? last;
  return {
    pickup: {
      street: first.pickup_street,
      postCode: first.pickup_post_code,
      city: first.pickup_city,
      country: first.pickup_country,
    },
    delivery: {
      street: last.delivery_street,
      postCode: last.delivery_post_code,
      city: last.delivery_city,
      country: last.delivery_country,
    },
  };
}

function placeOf({ street, postCode, city, country }: Place): string {
  return `${filled([street, town(postCode, city)]).join(', ')}, ${country}`;
}

/** The parts of the way: routes one after the other with the same carrier are one. */
function legsOf({ routes, carriers }: InvoiceFacts): InvoiceLeg[] {
  const legs: { carrier: InvoicedCarrier | null; routes: TransportEnds[] }[] = [];
  for (const [index, route] of routes.entries()) {
    const carrier = carriers[index] ?? null;
    const leg = legs.at(-1);
    if (leg && leg.carrier?.id === carrier?.id) leg.routes.push(route);
    else legs.push({ carrier, routes: [route] });
  }
  return legs.map(({ carrier, routes: own }) => {
    const { pickup, delivery } = endsOfWay({ routes: own });
    return {
      pickup_place: placeOf(pickup),
      delivery_place: placeOf(delivery),
      carrier: carrier && carrierOf(carrier),
    };
  });
}

/** Null without a tax number, an address or a country. */
function carrierOf(carrier: InvoicedCarrier): InvoiceParty | null {
  const { name, address, post_code, city, country_id, vat_number } = carrier;
  const country = country_id ? (findCountryById(country_id)?.code ?? null) : null;
  const numbers = numbersOf({ vat_number, business_registration_number: null }, country);
  const lines = filled([address, town(post_code, city)]);
  if (country === null || numbers.length === 0 || lines.length === 0) return null;
  return { name, address: lines, country, numbers, phone: null, email: null };
}

function sellerOf({ country, seller, clientCountry }: InvoiceFacts): InvoiceParty {
  const isAbroad = clientCountry !== country;
  const home = isAbroad ? findCountryByCode(country)?.names[languageOfBuyer(clientCountry)] : null;
  return {
    name: seller.company_name ?? '',
    address: filled([seller.address, town(seller.post_code, seller.city), home]),
    country,
    numbers: registerFacts(country, seller, isAbroad),
    phone: seller.phone ?? null,
    email: seller.email ?? null,
  };
}

function buyerOf({ order, client, clientCountry }: InvoiceFacts): InvoiceParty {
  const { country_id: id } = client ?? {};
  return {
    name: client?.name ?? order.client_name ?? '',
    address: filled([
      client?.address,
      town(client?.post_code, client?.city),
      id ? findCountryById(id)?.names[languageOfBuyer(clientCountry)] : null,
    ]),
    country: clientCountry,
    numbers: numbersOf(client, clientCountry),
    phone: null,
    email: null,
  };
}

function numbersOf(
  record: Pick<InvoicedClient, 'vat_number' | 'business_registration_number'> | null,
  country: string | null,
): InvoiceParty['numbers'] {
  const { vat_number: vat, business_registration_number: registration } = record ?? {};
  if (country === 'PL') return presentNumbers([['NIP', vat]]);
  if (country === 'NO') return presentNumbers([['Org.nr.', vat?.replace(/^NO\s*/i, '') ?? registration]]);
  return presentNumbers([
    ['VAT', vat],
    ['Reg.', vat ? null : registration],
  ]);
}

function presentNumbers(pairs: readonly (readonly [label: string, value: string | null | undefined])[]) {
  return pairs.flatMap(([label, value]) => (value ? [{ label, value }] : []));
}

/** Whether the seller has an account in the currency of the invoice beside the one in that of the country. */
export function hasOwnAccount({ currency, seller }: Pick<InvoiceFacts, 'currency' | 'seller'>): boolean {
  return currency === 'EUR' && Boolean(seller.bank_account_eur);
}

/** A Polish account is an IBAN without its country. */
function accountOf(facts: InvoiceFacts): InvoiceAccount {
  const { country, seller, clientCountry } = facts;
  const own = hasOwnAccount(facts) ? written(seller.bank_account_eur) : null;
  const usual = written(country === 'NO' ? seller.bank_iban_no : seller.bank_account);
  // Name and BIC are those of the usual account's bank; within SEPA the number is enough.
  const isOfSameBank = own === null || (usual !== null && bankOf(own) === bankOf(usual));
  if (country === 'NO')
    return {
      bank: null,
      account: own === null ? (seller.bank_account_no ?? null) : null,
      iban: own ?? seller.bank_iban_no ?? null,
      swift: isOfSameBank ? bicOf(seller.bank_swift_no) : null,
    };
  return {
    bank: (isOfSameBank && seller.bank_name) || null,
    account: null,
    iban: own ?? usual,
    // Within Poland nobody asks for it.
    swift: clientCountry === 'PL' || !isOfSameBank ? null : bicOf(seller.bank_swift),
  };
}

/** Country and bank of an IBAN in groups: in Poland, Norway and most of Europe three digits after the check digits at least. */
const bankOf = (iban: string): string => iban.slice(0, 2) + iban.slice(5, 8);

function bicOf(text: string | undefined): string | null {
  return text?.replaceAll(/\s/g, '').toUpperCase() || null;
}

/** An account as an IBAN in groups; null where there is none. */
function written(account: string | undefined): string | null {
  const iban = ibanOf(account ?? '');
  return iban ? inFours(iban) : null;
}

function inFours(text: string): string {
  return text.replaceAll(/(.{4})(?=.)/g, '$1 ');
}

function town(postCode: string | null | undefined, city: string | null | undefined): string {
  return filled([postCode, city]).join(' ');
}

function filled(texts: readonly (string | null | undefined)[]): string[] {
  return texts.filter((text): text is string => Boolean(text));
}
