import { divideRounded } from '../../domain/money-arithmetic.js';

/** Decimals of a crossed rate: enough that an amount of the largest size is right to the cent. */
const decimals = 12;

/** Units of `to` for one of `from`, when both are known in units of a base currency. */
export function crossRate(fromInBase: string, toInBase: string): string {
  if (fromInBase === toInBase) return '1';
  const from = scaled(fromInBase);
  const to = scaled(toInBase);
  const quotient = divideRounded(from * 10n ** BigInt(decimals), to);
  const digits = quotient.toString().padStart(decimals + 1, '0');
  return trimmed(`${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`);
}

/** A decimal text without zeros at its end. */
export function trimmed(decimal: string): string {
  return decimal.includes('.') ? decimal.replace(/\.?0+$/, '') : decimal;
}

function scaled(decimal: string): bigint {
  const [whole = '0', fraction = ''] = decimal.split('.');
  return BigInt(whole + fraction.padEnd(8, '0').slice(0, 8));
}
