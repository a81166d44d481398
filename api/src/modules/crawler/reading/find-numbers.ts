import { stdnum } from 'stdnum';
import { doubtsAbout } from '../../../domain/company-numbers.js';
import type { Evidence, PageContext } from './evidence.js';
import { countryOfThing } from './find-addresses.js';
import { isOrganisation, textsOf } from './organisation.js';
import type { PageFacts } from './page-facts.js';

/** A number by which a company is known. */
export interface FoundNumber {
  kind: 'vat' | 'registration' | 'court';
  /** Digits, with what belongs to them: `5260001246`, `923609016MVA`, `DE136695976`. */
  number: string;
}

interface NumberRule {
  kind: FoundNumber['kind'];
  pattern: RegExp;
  /** The number as it is kept; null when its check digit is wrong. */
  kept: (digits: string) => string | null;
}

const digitsOf = (text: string): string => text.replaceAll(/\D/g, '');
const isFine = (numbers: Parameters<typeof doubtsAbout>[0], country: string): boolean =>
  doubtsAbout(numbers, country).length === 0;
const isNorwegian = (digits: string): boolean => stdnum['NO']?.['orgnr']?.validate(digits).isValid ?? false;
const gap = '[\\s:.#№-]{0,6}';

const rules: Readonly<Record<string, readonly NumberRule[]>> = {
  PL: [
    {
      kind: 'vat',
      pattern: new RegExp(
        `\\bN\\.?I\\.?P\\b\\.?(?:\\s?UE|\\s?EU)?${gap}(?:PL${gap})?(\\d(?:[\\s-]?\\d){9})(?!\\d)`,
        'giu',
      ),
      kept: (digits) => (isFine({ vat_number: digits }, 'PL') ? digits : null),
    },
    {
      kind: 'registration',
      pattern: new RegExp(`\\bREGON\\b\\.?${gap}(\\d(?:[\\s-]?\\d){13}|\\d(?:[\\s-]?\\d){8})(?!\\d)`, 'giu'),
      kept: (digits) => (isFine({ business_registration_number: digits }, 'PL') ? digits : null),
    },
    {
      kind: 'court',
      pattern: new RegExp(`\\bKRS\\b\\.?${gap}(?:nr${gap})?(\\d{10})(?!\\d)`, 'giu'),
      kept: (digits) => digits,
    },
  ],
  NO: [
    {
      kind: 'registration',
      pattern: new RegExp(
        `\\b(?:org(?:anisasjons)?\\.?\\s?-?(?:nr|nummer|no)\\b|foretaksregisteret|VAT|MVA)\\.?${gap}(?:NO${gap})?(\\d{3}[\\s.]?\\d{3}[\\s.]?\\d{3}(?:\\s?MVA)?)(?!\\d)`,
        'giu',
      ),
      kept: (digits) => (isNorwegian(digits) ? digits : null),
    },
    {
      kind: 'registration',
      pattern: /\bNO\s?(\d{3}\s?\d{3}\s?\d{3}\s?MVA)\b/gu,
      kept: (digits) => (isNorwegian(digits) ? digits : null),
    },
  ],
};

const vatLabels =
  '(?:VAT|USt\\.?-?Id\\.?-?(?:Nr)?|UID|TVA|Moms|BTW|P\\.?\\s?IVA|Partita\\s+IVA|CIF|NIF|DIČ|ALV|PVN|KMKR)';
const vatPrefixes: Readonly<Record<string, string>> = { GR: 'EL', GB: 'GB' };
const elsewhere = new Map<string, readonly NumberRule[]>();

/** Of other countries the VAT number, written with the country before it. */
function rulesOf(country: string): readonly NumberRule[] {
  const own = rules[country] ?? elsewhere.get(country);
  if (own) return own;
  const prefix = vatPrefixes[country] ?? country;
  const made: readonly NumberRule[] = [
    {
      kind: 'vat',
      pattern: new RegExp(
        `\\b${vatLabels}[^\\d\\n]{0,25}?\\b(${prefix}[\\s-]?[0-9A-Z](?:[\\s.-]?[0-9A-Z]){6,11})\\b`,
        'giu',
      ),
      kept: (text) => (isFine({ vat_number: text }, country) ? text : null),
    },
  ];
  elsewhere.set(country, made);
  return made;
}

const weights = { structured_data: 5, text: 4 } as const;

/** The numbers of companies that a page names, those with a wrong check digit left out. */
export function findNumbers(page: PageFacts, context: PageContext): Evidence<FoundNumber>[] {
  const evidence: Evidence<FoundNumber>[] = [];
  const add = (found: readonly FoundNumber[], source: keyof typeof weights, extra: number): void => {
    for (const value of found) {
      evidence.push({ value, source, url: context.url, weight: weights[source] + context.bonus + extra });
    }
  };
  for (const thing of page.things.filter(isOrganisation)) {
    const country = countryOfThing(thing) ?? context.country;
    for (const text of textsOf(thing, 'vatID', 'taxID', 'identifier', 'leiCode')) {
      add(numbersOfMachine(text, country), 'structured_data', 0);
    }
  }
  for (const [index, { text, zone }] of page.lines.entries()) {
    const extra = zone === 'body' ? 0 : 1;
    const alone = numbersIn(text, context.country);
    add(alone, 'text', extra);
    // The label may stand in one cell and the number in the next.
    if (alone.length > 0 || text.length > 40) continue;
    const next = page.lines[index + 1]?.text ?? '';
    if (/^[A-Z]{0,3}[\s\d.-]{9,20}/.test(next))
      add(numbersIn(`${text} ${next}`, context.country), 'text', extra);
  }
  return evidence;
}

/** The numbers in a text, by their labels. */
export function numbersIn(text: string, country: string): FoundNumber[] {
  return rulesOf(country).flatMap(({ kind, pattern, kept }) =>
    [...text.matchAll(pattern)].flatMap(([whole, written = '']) => {
      const bare = rules[country] ? digitsOf(written) : written.replaceAll(/[\s.-]/g, '').toUpperCase();
      const number = kept(bare);
      if (number === null) return [];
      const isNorwegianVat = country === 'NO' && /MVA|VAT/i.test(whole);
      return [
        { kind, number },
        ...(isNorwegianVat ? [{ kind: 'vat' as const, number: `${number}MVA` }] : []),
      ];
    }),
  );
}

/** A number that a description by machine gives, which needs no label. */
function numbersOfMachine(text: string, country: string): FoundNumber[] {
  const labels = country === 'PL' ? ['NIP', 'REGON'] : country === 'NO' ? ['org.nr', 'VAT'] : ['VAT'];
  const bare = text.replace(/^(PL|NO)(?=[\s\d])/i, '');
  for (const label of labels) {
    const found = numbersIn(`${label} ${rules[country] ? bare : text}`, country);
    if (found.length > 0) return found;
  }
  return [];
}

const labelled =
  /\b(?:NIP|REGON|KRS|BDO|GIOŚ|org(?:anisasjons)?\.?\s?-?(?:nr|nummer)|konto(?:nr|nummer)?|nr\s+konta|rachunek|rachunku|IBAN|SWIFT|BIC|EAN|VAT|account)\b[^\p{L}]{0,60}/giu;

/** A text without the numbers that are no phone's, though they look like one. */
export function withoutNumbers(text: string): string {
  return text.replaceAll(labelled, ' · ').replaceAll(/\b(?:19|20)\d{2}\s?[-–]\s?(?:19|20)\d{2}\b/g, ' · ');
}
