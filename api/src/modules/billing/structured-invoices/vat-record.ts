import { convert } from '../../../kernel/money/money-arithmetic.js';
import { add, toDecimal, zero, type Money } from '../../../kernel/money/money.js';
import type { InvoiceContent } from '../invoices/invoice-content.js';
import { homeCurrency } from '../rules/vat.js';
import { sumsOf } from './fa3.js';
import type { Fa3Rate } from './fa3-rates.js';

/**
 * Fields of sales in the Polish records of VAT, by their names in the structure JPK_V7: sums before tax at no tax (10), outside Poland (11), of
 * these to companies elsewhere in the Union (12), at 0% (13), at 5% with its tax (15, 16), at 8% (17, 18), at 23% (19, 20), supplies of
 * goods within the Union (21) and exports (22).
 */
export const vatFields = [
  'K_10',
  'K_11',
  'K_12',
  'K_13',
  'K_15',
  'K_16',
  'K_17',
  'K_18',
  'K_19',
  'K_20',
  'K_21',
  'K_22',
] as const;
type VatField = (typeof vatFields)[number];

interface Places {
  net: readonly VatField[];
  tax?: VatField;
}

const at23: Places = { net: ['K_19'], tax: 'K_20' };
const at8: Places = { net: ['K_17'], tax: 'K_18' };

/** Where rates stand; the reverse charge within Poland and the lump rates of 3 and 4%, which the product does not issue, are left to the accountant. */
const places: Partial<Record<Fa3Rate, Places>> = {
  '23': at23,
  '22': at23,
  '8': at8,
  '7': at8,
  '5': { net: ['K_15'], tax: 'K_16' },
  '0 KR': { net: ['K_13'] },
  '0 WDT': { net: ['K_21'] },
  '0 EX': { net: ['K_22'] },
  zw: { net: ['K_10'] },
  'np I': { net: ['K_11'] },
  'np II': { net: ['K_11', 'K_12'] },
};

/**
 * What an invoice or a correction adds to the records of VAT, in PLN with two decimals, by the rate that it names (art. 31a of the VAT Act,
 * § 10 of the regulation on JPK_VAT).
 * @returns null of an invoice that is not Polish, or in another currency without a rate
 */
export function vatRecordOf(content: InvoiceContent): Partial<Record<VatField, string>> | null {
  const { conversion, country, currency } = content;
  if (country !== 'PL' || (!conversion && currency !== homeCurrency.PL)) return null;
  const inHomeCurrency = (amount: Money): Money =>
    conversion ? convert(amount, homeCurrency.PL, conversion.rate) : amount;
  const record = new Map<VatField, Money>();
  const addTo = (field: VatField, amount: Money): void => {
    record.set(field, add(record.get(field) ?? zero(homeCurrency.PL), inHomeCurrency(amount)));
  };
  for (const [rate, { net, vat }] of sumsOf(content)) {
    const { net: fields = [], tax } = places[rate] ?? {};
    for (const field of fields) addTo(field, net);
    if (tax) addTo(tax, vat);
  }
  return Object.fromEntries([...record].map(([field, amount]) => [field, toDecimal(amount)]));
}
