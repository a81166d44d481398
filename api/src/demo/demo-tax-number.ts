const weights = { PL: [6, 5, 7, 2, 3, 4, 5, 6, 7], NO: [3, 2, 7, 6, 5, 4, 3, 2] } as const;

/**
 * A tax number in the form of a country, right to its check digit, and with a beginning that no office gives out. Null for
 * countries whose companies of the demo have none.
 */
export function demoTaxNumber(country: string, index: number): string | null {
  if (country !== 'PL' && country !== 'NO') return null;
  // One number in eleven has no check digit: the next one serves.
  for (let serial = index * 3; ; serial += 1) {
    const digits = country === 'PL' ? `999${417_000 + serial}` : `100${41_700 + serial}`;
    const sum = weights[country].reduce<number>(
      (all, weight, place) => all + weight * Number(digits[place]),
      0,
    );
    const check = country === 'PL' ? sum % 11 : (11 - (sum % 11)) % 11;
    if (check !== 10) return country === 'PL' ? `${digits}${check}` : `NO ${digits}${check} MVA`;
  }
}
