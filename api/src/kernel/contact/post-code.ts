/** How post codes of a country are written. */
interface PostCodeRule {
  /** An anchored regular expression without flags; letters in either case. */
  readonly pattern: string;
  readonly example: string;
}

const fourDigits = '\\d{4}';
const fiveDigits = '\\d{5}';
const sixDigits = '\\d{6}';
const threeAndTwo = '\\d{3} ?\\d{2}';

/** The British end of a code: a digit and two letters, some of which are never used. */
const inward = ' ?\\d[ABD-HJLNP-UW-Zabd-hjlnp-uw-z]{2}';
const outward = '(?:[A-Za-z]{1,2}\\d{1,2}|[A-Za-z]{1,2}\\d[A-Za-z])';
const eircodeLetters = 'AC-FHKNPRTV-Yac-fhknprtv-y';

/** ISO 3166-1 alpha-2 code → what is between the anchors, and an example. */
const rules: Readonly<Record<string, readonly [body: string, example: string]>> = {
  AD: ['[Aa][Dd] ?\\d{3}', 'AD500'],
  AL: [fourDigits, '1001'],
  AM: [fourDigits, '0010'],
  AT: [fourDigits, '1010'],
  AX: ['22\\d{3}', '22100'],
  AZ: ['(?:[Aa][Zz] ?)?\\d{4}', 'AZ1000'],
  BA: [fiveDigits, '71000'],
  BE: [fourDigits, '1000'],
  BG: [fourDigits, '1000'],
  BY: [sixDigits, '220030'],
  CH: [fourDigits, '8001'],
  CY: [fourDigits, '1010'],
  CZ: [threeAndTwo, '110 00'],
  DE: [fiveDigits, '10115'],
  DK: [fourDigits, '1050'],
  EE: [fiveDigits, '10111'],
  ES: [fiveDigits, '28001'],
  FI: [fiveDigits, '00100'],
  FO: ['\\d{3}', '100'],
  FR: [fiveDigits, '75001'],
  GB: [`(?:${outward}${inward}|[Gg][Ii][Rr] ?0[Aa]{2})`, 'SW1A 1AA'],
  GE: [fourDigits, '0102'],
  GG: [`[Gg][Yy]\\d{1,2}${inward}`, 'GY1 1AA'],
  GI: ['[Gg][Xx]11 ?1[Aa]{2}', 'GX11 1AA'],
  GR: [threeAndTwo, '104 31'],
  HR: [fiveDigits, '10000'],
  HU: [fourDigits, '1051'],
  IE: [`(?:[${eircodeLetters}]\\d{2}|[Dd]6[Ww]) ?[0-9${eircodeLetters}]{4}`, 'D02 AF30'],
  IM: [`[Ii][Mm]\\d{1,2}${inward}`, 'IM1 1AA'],
  IS: ['\\d{3}', '101'],
  IT: [fiveDigits, '00118'],
  JE: [`[Jj][Ee]\\d{1,2}${inward}`, 'JE2 3AB'],
  LI: ['94\\d{2}', '9490'],
  LT: ['(?:[Ll][Tt]-?)?\\d{5}', 'LT-01103'],
  LU: ['(?:[Ll]-?)?\\d{4}', 'L-1111'],
  LV: ['(?:[Ll][Vv]-?)?\\d{4}', 'LV-1010'],
  MC: ['980\\d{2}', '98000'],
  MD: ['(?:[Mm][Dd]-?)?\\d{4}', 'MD-2001'],
  ME: ['8\\d{4}', '81000'],
  MK: [fourDigits, '1000'],
  MT: ['[A-Za-z]{3} ?\\d{4}', 'VLT 1117'],
  NL: ['[1-9]\\d{3} ?[A-Za-z]{2}', '1012 AB'],
  NO: [fourDigits, '0150'],
  PL: ['\\d{2}-\\d{3}', '00-950'],
  PT: ['\\d{4}-\\d{3}', '1100-148'],
  RO: [sixDigits, '010011'],
  RS: ['\\d{5,6}', '11000'],
  RU: [sixDigits, '101000'],
  SE: [threeAndTwo, '111 20'],
  SI: ['(?:[Ss][Ii]-?)?\\d{4}', '1000'],
  SK: [threeAndTwo, '811 01'],
  SM: ['4789\\d', '47890'],
  TR: [fiveDigits, '34000'],
  UA: [fiveDigits, '01001'],
  VA: ['00120', '00120'],
  XK: [fiveDigits, '10000'],
};

/** Letters, digits, blanks and hyphens, up to twelve of them: what fits any country that we do not know. */
const lenient: PostCodeRule = { pattern: '^[A-Za-z0-9](?:[A-Za-z0-9 -]{0,10}[A-Za-z0-9])?$', example: '' };

const compiled = new Map<string, RegExp>();

/** The rule of a country, by ISO 3166-1 alpha-2 code; an unknown country gets a lenient one without example. */
export function postCodeRule(country: string): PostCodeRule {
  const rule = Object.hasOwn(rules, country) ? rules[country] : undefined;
  return rule === undefined ? lenient : { pattern: `^${rule[0]}$`, example: rule[1] };
}

/** Tells whether a post code is written as its country writes them. */
export function isPostCode(country: string, value: string): boolean {
  const { pattern } = postCodeRule(country);
  const expression = compiled.get(pattern) ?? new RegExp(pattern);
  compiled.set(pattern, expression);
  return expression.test(value);
}
