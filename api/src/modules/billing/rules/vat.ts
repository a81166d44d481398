import { multiplyByFraction } from '../../../kernel/money/money-arithmetic.js';
import { add, subtract, sum, type Currency, type Money } from '../../../kernel/money/money.js';

/** Countries by whose law invoices are written. */
export type TaxCountry = 'PL' | 'NO';

/** Cases without a rate, as Polish invoices name them: `np` is not taxed in Poland, `oo` is taxed by the buyer. */
export const vatCases = ['np', 'oo'] as const;
export type VatCase = (typeof vatCases)[number];

/** How a service is taxed: at a rate in percent, or by a named case, whose rate is 0. */
export interface VatTreatment {
  readonly rate: number;
  readonly vatCase: VatCase | null;
}

const atRate = (rate: number): VatTreatment => ({ rate, vatCase: null });
const byCase = (vatCase: VatCase): VatTreatment => ({ rate: 0, vatCase });

/**
 * What the law knows. In Poland (VAT Act): 23 by art. 41 ust. 1, 8 by art. 41 ust. 2, both with art. 146ef; 5 by art. 41
 * ust. 2a; 0 by art. 83; np and oo where art. 28b has the service taxed at its buyer's, who accounts for the tax where oo
 * stands (art. 106e ust. 1 pkt 18). In Norway (merverdiavgiftsloven): 25 by § 5-1, 15 by § 5-2, 12 by § 5-3 and those after
 * it, 0 by § 6-28.
 */
const treatments: Readonly<Record<TaxCountry, readonly VatTreatment[]>> = {
  PL: [atRate(23), atRate(8), atRate(5), atRate(0), byCase('np'), byCase('oo')],
  NO: [atRate(25), atRate(15), atRate(12), atRate(0)],
};

/**
 * The currency in which tax is declared and has to stand on an invoice (Poland: art. 106e ust. 11 of the VAT Act; Norway:
 * § 5-1-1 of the bookkeeping regulation).
 */
export const homeCurrency = { PL: 'PLN', NO: 'NOK' } as const satisfies Record<TaxCountry, Currency>;

/** What an invoice of the country can say, rates from the highest. */
export function vatTreatments(country: TaxCountry): readonly VatTreatment[] {
  return treatments[country];
}

/** Null when the country has no such rate or case. */
export function findVatTreatment(
  country: TaxCountry,
  rate: number,
  vatCase: VatCase | null,
): VatTreatment | null {
  return treatments[country].find((one) => isSameTreatment(one, { rate, vatCase })) ?? null;
}

export function isSameTreatment(first: VatTreatment, second: VatTreatment): boolean {
  return first.rate === second.rate && first.vatCase === second.vatCase;
}

/**
 * Why a line bears no tax, where the invoice has to say so:
 *
 * - `outside_poland`: a buyer outside the European Union is taxed at home (art. 28b of the Polish VAT Act)
 * - `reverse_charge`: a buyer elsewhere in the Union accounts for the tax (art. 28b and art. 106e ust. 1 pkt 18)
 * - `international_pl`: international transport at 0% (art. 83 ust. 1 pkt 23)
 * - `international_no`: transport directly to or from abroad (merverdiavgiftsloven § 6-28)
 */
export type LegalBasis = 'outside_poland' | 'reverse_charge' | 'international_pl' | 'international_no';

const basesOfCases: Readonly<Record<VatCase, LegalBasis>> = { np: 'outside_poland', oo: 'reverse_charge' };

/**
 * The paragraph that an invoice names for a treatment; null where it names none.
 * @param isInternational the way crosses a border, without which nothing is carried at 0
 */
export function legalBasisOf(
  country: TaxCountry,
  { rate, vatCase }: VatTreatment,
  isInternational: boolean,
): LegalBasis | null {
  if (vatCase) return basesOfCases[vatCase];
  if (rate > 0 || !isInternational) return null;
  return country === 'PL' ? 'international_pl' : 'international_no';
}

const union = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' '),
);

/** What a treatment is told by. */
export interface TaxedTransport {
  /** ISO code; null when the buyer's country is not known. */
  buyerCountry: string | null;
  /** The buyer has a tax number, thus is a business. */
  isBusiness: boolean;
  /** The way crosses a border. */
  isInternational: boolean;
  /** The way crosses borders, but none of the European Union. */
  isWithinUnion?: boolean;
}

/** Whether a country belongs to the European Union. */
export function isInUnion(country: string): boolean {
  return union.has(country);
}

/**
 * What is usual for a transport: a suggestion, which the accountant may overrule. A Polish buyer pays tax on a way within
 * the European Union; the rate of 0 is for ways that cross its border (art. 83 ust. 3 of the Polish VAT Act).
 */
export function usualTreatment(
  country: TaxCountry,
  { buyerCountry, isBusiness, isInternational, isWithinUnion = false }: TaxedTransport,
): VatTreatment {
  const isAtHome = buyerCountry === null || buyerCountry === country;
  const [full = atRate(0)] = treatments[country];
  if (isAtHome && country === 'PL' && isWithinUnion) return full;
  if (isAtHome) return isInternational ? atRate(0) : full;
  if (country === 'NO') return atRate(0);
  if (union.has(buyerCountry)) return isBusiness ? byCase('oo') : full;
  return byCase('np');
}

/**
 * Whether neither the usual treatment nor one that can take its place for this seller, buyer and way: an invoice is
 * issued with it only when somebody insists.
 */
export function isUnusual(country: TaxCountry, transport: TaxedTransport, treatment: VatTreatment): boolean {
  const usual = usualTreatment(country, transport);
  return ![usual, ...alternatives(country, transport, usual)].some((one) => isSameTreatment(one, treatment));
}

function alternatives(
  country: TaxCountry,
  { buyerCountry, isInternational, isWithinUnion = false }: TaxedTransport,
  usual: VatTreatment,
): VatTreatment[] {
  // A rate of 0 takes the place of a case without a rate: nobody pays less tax by it.
  if (usual.vatCase) return [atRate(0)];
  const [full = atRate(0)] = treatments[country];
  // Part of an export or import, a way within the union is taxed at 0 as well (art. 83 ust. 1 pkt 20 and 24).
  if (country === 'PL') return isWithinUnion && usual.rate > 0 ? [atRate(0)] : [];
  // What a foreigner orders within Norway can be taxable there.
  return buyerCountry !== null && buyerCountry !== country && !isInternational ? [full] : [];
}

/** A net amount with its tax. */
export interface TaxedAmount {
  readonly treatment: VatTreatment;
  readonly net: Money;
  readonly vat: Money;
  readonly gross: Money;
}

/**
 * The tax on a net amount, rounded half away from zero (art. 106e ust. 11 of the Polish VAT Act: from half a grosz up). A
 * price is agreed without tax, and tax comes on top of it (art. 29a ust. 1 and 6 pkt 1; merverdiavgiftsloven § 4-1).
 */
export function taxed(net: Money, treatment: VatTreatment): TaxedAmount {
  const vat = multiplyByFraction(net, { numerator: BigInt(treatment.rate), denominator: 100n });
  return { treatment, net, vat, gross: add(net, vat) };
}

/** Sums of an invoice: for each rate, and all together. Tax is counted line by line, so that all parts add up. */
export interface InvoiceTotals {
  readonly byTreatment: readonly TaxedAmount[];
  readonly net: Money;
  readonly vat: Money;
  readonly gross: Money;
}

/** Adds up lines of one currency, rates in the sequence in which they first stand. */
export function totalsOf(lines: readonly TaxedAmount[], currency: Currency): InvoiceTotals {
  const byTreatment: TaxedAmount[] = [];
  for (const line of lines) {
    const place = byTreatment.findIndex(({ treatment }) => isSameTreatment(treatment, line.treatment));
    const known = byTreatment[place];
    if (known) byTreatment[place] = together(known, line);
    else byTreatment.push(line);
  }
  const all = (part: 'net' | 'vat' | 'gross') =>
    sum(
      lines.map((line) => line[part]),
      currency,
    );
  return { byTreatment, net: all('net'), vat: all('vat'), gross: all('gross') };
}

/** What a correction changes: what is due after it less what was due before, for each rate of either. */
export function differenceOf(before: InvoiceTotals, after: InvoiceTotals): InvoiceTotals {
  const taken = before.byTreatment.map((amount) => negative(amount));
  return totalsOf([...taken, ...after.byTreatment], after.net.currency);
}

function together(first: TaxedAmount, second: TaxedAmount): TaxedAmount {
  return {
    treatment: first.treatment,
    net: add(first.net, second.net),
    vat: add(first.vat, second.vat),
    gross: add(first.gross, second.gross),
  };
}

function negative({ treatment, net, vat, gross }: TaxedAmount): TaxedAmount {
  const nothing = { minor: 0, currency: net.currency };
  return {
    treatment,
    net: subtract(nothing, net),
    vat: subtract(nothing, vat),
    gross: subtract(nothing, gross),
  };
}
