import { stdnum } from 'stdnum';
import { doubtsAbout } from '../../../../kernel/contact/company-numbers.js';
import type { Evidence, PageContext } from './evidence.js';
import { countryOfThing } from './find-addresses.js';
import { ownOrganisations, textsOf } from './organisation.js';
import { ownersOf, roleWeights, type Owner, type PageOwners } from './owners.js';
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
        `(?<!\\p{L})N\\.?I\\.?P(?!\\p{L})\\.?(?:\\s?UE|\\s?EU)?${gap}(?:PL${gap})?(\\d(?:[\\s-]?\\d){9})(?!\\d)`,
        'giu',
      ),
      kept: (digits) => (isFine({ vat_number: digits }, 'PL') ? digits : null),
    },
    {
      kind: 'registration',
      pattern: new RegExp(
        `(?<!\\p{L})REGON\\.?${gap}(\\d(?:[\\s-]?\\d){13}|\\d(?:[\\s-]?\\d){8})(?!\\d)`,
        'giu',
      ),
      kept: (digits) => (isFine({ business_registration_number: digits }, 'PL') ? digits : null),
    },
    {
      kind: 'court',
      pattern: new RegExp(`(?<!\\p{L})KRS(?!\\p{L})\\.?${gap}(?:nr${gap})?(\\d{10})(?!\\d)`, 'giu'),
      kept: (digits) => digits,
    },
  ],
  NO: [
    {
      kind: 'registration',
      pattern: new RegExp(
        `\\b(?:org(?:anisasjons)?\\.?\\s?-?(?:nr|nummer|no)?\\b|foretaksregisteret|VAT|MVA)\\.?${gap}(?:NO${gap})?(\\d{3}[\\s.]?\\d{3}[\\s.]?\\d{3}(?:\\s?MVA)?)(?!\\d)`,
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
  '(?:VAT|USt\\.?-?Id\\.?-?(?:Nr)?|Umsatzsteuer|UID|TVA|Moms|BTW|P\\.?\\s?IVA|Partita\\s+IVA|CIF|NIF|DIČ|ALV|PVN|KMKR)';
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
        `(?<!\\p{L})${vatLabels}[^\\n]{0,90}?\\b(${prefix}[\\s-]?[0-9A-Z](?:[\\s.-]?[0-9A-Z]){6,11})\\b`,
        'giu',
      ),
      kept: (text) => (isFine({ vat_number: text }, country) ? text : null),
    },
    {
      // At home many leave the country out.
      kind: 'vat',
      pattern: new RegExp(
        `(?<!\\p{L})${vatLabels}(?!\\p{L})\\.?(?:\\s?(?:reg(?:istration)?|no|nr|number|id)\\.?){0,3}${gap}(\\d(?:[\\s.]?\\d){7,10})(?![\\d\\p{L}])`,
        'giu',
      ),
      kept: (text) => (isFine({ vat_number: `${prefix}${text}` }, country) ? `${prefix}${text}` : null),
    },
  ];
  elsewhere.set(country, made);
  return made;
}

const weights = { structured_data: 5, text: 4 } as const;

/** The numbers of companies that a page names, those with a wrong check digit left out. */
export function findNumbers(
  page: PageFacts,
  context: PageContext,
  owners: PageOwners = ownersOf(page, context),
): Evidence<FoundNumber>[] {
  const evidence: Evidence<FoundNumber>[] = [];
  const add = (
    found: readonly PlacedNumber[],
    source: keyof typeof weights,
    extra: number,
    ownerAt: (at: number) => Owner,
  ): void => {
    for (const { at, ...value } of found) {
      const { role, holder } = ownerAt(at);
      const weight = weights[source] + context.bonus + extra + roleWeights[role];
      evidence.push({ value, source, url: context.url, weight, holder });
    }
  };
  for (const { thing, isBranch } of ownOrganisations(page, context.site)) {
    const country = countryOfThing(thing) ?? context.country;
    const owner: Owner = { role: isBranch ? 'branch' : 'unsaid', holder: null };
    for (const text of textsOf(thing, 'vatID', 'taxID', 'identifier', 'leiCode')) {
      const found = numbersOfMachine(text, country).map((number) => ({ ...number, at: 0 }));
      add(found, 'structured_data', 0, () => owner);
    }
  }
  for (const [index, { text, zone, isHidden }] of page.lines.entries()) {
    const extra = (zone === 'body' ? 0 : 1) + (owners.isBesideOwn(index) ? 1 : 0) + (isHidden ? -7 : 0);
    const alone = placedNumbersIn(text, context.country);
    add(alone, 'text', extra, (at) => owners.at(index, at));
    // The label may stand in one cell and the number in the next.
    if (alone.length > 0 || text.length > 120) continue;
    const next = page.lines[index + 1]?.text ?? '';
    if (/^[A-Z]{0,3}[\s\d.-]{7,20}/.test(next))
      add(placedNumbersIn(`${text} ${next}`, context.country), 'text', extra, () =>
        owners.at(index, text.length),
      );
  }
  return evidence;
}

interface PlacedNumber extends FoundNumber {
  at: number;
}

/** The numbers in a text, by their labels. */
export function numbersIn(text: string, country: string): FoundNumber[] {
  return placedNumbersIn(text, country).map(({ kind, number }) => ({ kind, number }));
}

function placedNumbersIn(text: string, country: string): PlacedNumber[] {
  return rulesOf(country).flatMap(({ kind, pattern, kept }) =>
    [...text.matchAll(pattern)].flatMap(({ 0: whole, 1: written = '', index: at }) => {
      const bare = rules[country] ? digitsOf(written) : written.replaceAll(/[\s.-]/g, '').toUpperCase();
      const number = kept(bare);
      if (number === null) return [];
      const isNorwegianVat = country === 'NO' && /MVA|VAT/i.test(whole);
      return [
        { kind, number, at },
        ...(isNorwegianVat ? [{ kind: 'vat' as const, number: `${number}MVA`, at }] : []),
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
  /(?<!\p{L})(?:NIP|REGON|KRS|BDO|GIOŚ|org(?:anisasjons)?\.?\s?-?(?:nr|nummer)|konto(?:nr|nummer)?|nr\s+konta|rachunek|rachunku|IBAN|SWIFT|BIC|EAN|VAT|account)(?!\p{L})[^\p{L}]{0,60}/giu;

/** A text without the numbers that are no phone's, though they look like one; what is left stays at its place. */
export function withoutNumbers(text: string): string {
  const instead = (number: string): string => ' ·'.padEnd(number.length);
  return text
    .replaceAll(labelled, instead)
    .replaceAll(/\b(?:19|20)\d{2}\s?[-–]\s?(?:19|20)\d{2}\b/g, instead);
}
