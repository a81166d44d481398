import { divideRounded } from '../../../kernel/money/money-arithmetic.js';

/** Decimals of a crossed rate: enough that an amount of the largest size is right to the cent. */
const decimals = 12;

/** What one price is in units of the other, both of them prices in the same currency, as a decimal text. */
export function crossRate(price: string, otherPrice: string): string {
  if (price === otherPrice) return '1';
  const quotient = divideRounded(scaled(price) * 10n ** BigInt(decimals), scaled(otherPrice));
  const digits = quotient.toString().padStart(decimals + 1, '0');
  return trimmed(`${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`);
}

/** A decimal text without zeros at its end. */
export function trimmed(decimal: string): string {
  return decimal.includes('.') ? decimal.replace(/(?<!0)0+$/, '').replace(/\.$/, '') : decimal;
}

function scaled(decimal: string): bigint {
  const [whole = '0', fraction = ''] = decimal.split('.');
  return BigInt(whole + fraction.padEnd(8, '0').slice(0, 8));
}
