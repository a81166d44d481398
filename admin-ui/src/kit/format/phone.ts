/** Prefixes of countries that have one or three digits; all others have two. */
const oneDigit = /^[17]/;
const threeDigits = /^(35|37|38|42)/;

/** How the digits after the prefix stand together; a country that is not named here has them in threes. */
const groupings: Readonly<Record<string, (digits: string) => readonly number[]>> = {
  // Mobile numbers stand in threes; the others have two digits of their area before them.
  '48': (digits) => (/^(45|5[0137]|60|66|69|7[2389]|88)/.test(digits) ? [3, 3, 3] : [2, 3, 2, 2]),
  // Mobile numbers again stand otherwise than those of a place.
  '47': (digits) => (/^[49]/.test(digits) ? [3, 2, 3] : [2, 2, 2, 2]),
  '45': () => [2, 2, 2, 2],
  '33': () => [1, 2, 2, 2, 2],
};

function inThrees(digits: string): number[] {
  const sizes = Array.from({ length: Math.floor(digits.length / 3) }, () => 3);
  const rest = digits.length % 3;
  // A single digit at the end would be lost there: two pairs read better.
  if (rest === 1 && sizes.length > 0) sizes.splice(-1, 1, 2, 2);
  else if (rest > 0) sizes.push(rest);
  return sizes;
}

/** A phone number for people: `+48600100200` is `+48 600 100 200`. What is not in that form stays as it was typed. */
export function phoneText(phone: string): string {
  const [, all] = /^\+(\d{7,15})$/.exec(phone) ?? [];
  if (all === undefined) return phone;
  const length = oneDigit.test(all) ? 1 : threeDigits.test(all) ? 3 : 2;
  const prefix = all.slice(0, length);
  const digits = all.slice(length);
  const named = groupings[prefix]?.(digits) ?? [];
  const total = named.reduce((sum, size) => sum + size, 0);
  const sizes = total === digits.length ? named : inThrees(digits);
  const parts: string[] = [];
  let at = 0;
  for (const size of sizes) parts.push(digits.slice(at, (at += size)));
  return [`+${prefix}`, ...parts].join(' ');
}

/** The address of a call: digits alone, and the plus before them. */
export function phoneLink(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`;
}
