/** How a country writes its post codes. */
export interface PostCodeRule {
  /** Regular expression of a whole code. */
  pattern: string;
  example: string;
}

/** Rules by country code; a country that is not in it takes anything that looks like a code. */
export type PostCodeRules = ReadonlyMap<string, PostCodeRule>;

/** The rules that hold before, and without, the list of countries from the API. */
export const BUILT_IN_RULES: PostCodeRules = new Map([
  ['PL', { pattern: '^\\d{2}-\\d{3}$', example: '00-000' }],
  ['NO', { pattern: '^\\d{4}$', example: '0000' }],
]);

const ANYWHERE = /^[\p{L}\p{N}][\p{L}\p{N} -]{1,11}$/u;

/** Whether a post code fits its country. A rule that the browser cannot read is left to the server. */
export function postCodeFits(code: string, country: string, rules: PostCodeRules = BUILT_IN_RULES): boolean {
  const rule = rules.get(country);
  if (!rule) return ANYWHERE.test(code);
  try {
    return new RegExp(`^(?:${rule.pattern})$`, 'i').test(code);
  } catch {
    return ANYWHERE.test(code);
  }
}

/** Writes a post code as its country does, where that is certain: `60166` and `60 166` are `60-166` in Poland. */
export function tidyPostCode(code: string, country: string): string {
  const trimmed = code.trim().replace(/\s+/g, ' ');
  if (country === 'PL') {
    const digits = trimmed.replace(/^PL[- ]?/i, '').replace(/[\s\u2010-\u2015-]/g, '');
    return /^\d{5}$/.test(digits) ? `${digits.slice(0, 2)}-${digits.slice(2)}` : trimmed;
  }
  if (country === 'NO') {
    const digits = trimmed.replace(/^(?:NO|N)[- ]?/i, '');
    return /^\d{4}$/.test(digits) ? digits : trimmed;
  }
  return trimmed.toUpperCase();
}
