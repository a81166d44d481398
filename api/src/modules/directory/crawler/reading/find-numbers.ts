import { stdnum } from 'stdnum';
import { doubtsAbout } from '../../../../kernel/contact/company-numbers.js';
import type { Evidence, PageContext } from './evidence.js';
import { countryOfThing } from './find-addresses.js';
import { ownOrganisations, textsOf, thingsIn } from './organisation.js';
import { ownersOf, roleWeights, type Owner, type PageOwners } from './owners.js';
import type { PageFacts } from './page-facts.js';
import { findPhoneNumbersInText, getCountryCallingCode, type CountryCode } from 'libphonenumber-js/min';
import { phoneNumber } from '../../../../kernel/contact/phone-number.js';
import type { FactSource } from '../crawler.dto.js';
import { hiddenWeight } from './find-emails.js';

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

const numberRules: Readonly<Record<string, readonly NumberRule[]>> = {
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
  const own = numberRules[country] ?? elsewhere.get(country);
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

const numberWeights = { structured_data: 5, text: 4 } as const;

/** The numbers of companies that a page names, those with a wrong check digit left out. */
export function findNumbers(
  page: PageFacts,
  context: PageContext,
  owners: PageOwners = ownersOf(page, context),
): Evidence<FoundNumber>[] {
  const evidence: Evidence<FoundNumber>[] = [];
  const add = (
    found: readonly PlacedNumber[],
    source: keyof typeof numberWeights,
    extra: number,
    ownerAt: (at: number) => Owner,
  ): void => {
    for (const { at, ...value } of found) {
      const { role, holder } = ownerAt(at);
      const weight = numberWeights[source] + context.bonus + extra + roleWeights[role];
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
      const bare = numberRules[country] ? digitsOf(written) : written.replaceAll(/[\s.-]/g, '').toUpperCase();
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
    const found = numbersIn(`${label} ${numberRules[country] ? bare : text}`, country);
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

const phoneLabels =
  /(?<!\p{L})(?:tel|telefon|telefoner|telefono|teléfono|téléphone|tél|telefoon|puh|puhelin|tlf|tif|phone|fon|call|mobile?|mob|kom|komórka|komórkowy|centrala|sentralbord|infolinia|recepcja|sekretariat|biuro|kontakt|zadzwoń|ring|t|m)(?!\p{L})\.?/iu;
const fax = /(?<!\p{L})(?:fax|faks|telefaks|telefax|f)(?!\p{L})/iu;
/** One number for both. */
const both =
  /(?<!\p{L})(?:tel|telefon|tlf|phone)\.?\s?(?:[/,&+i]|og|und|and)\s?(?:fax|faks|telefaks|telefax)(?!\p{L})/iu;
const phoneWeights = { structured_data: 5, link: 4, labelled: 3, text: 1 } as const;
const billing = /billing|invoice|faktur|accounts?|reklamac|complaint|career|recruit/i;
/** Numbers of themes and of forms that show how one is written. */
const samplePhone = /12345678|23456789|01234567|55512|(\d)\1{6}/;

/** The phone numbers that a page names, as machines dial them; those of faxes left out. */
export function findPhones(
  page: PageFacts,
  context: PageContext,
  owners: PageOwners = ownersOf(page, context),
): Evidence[] {
  const { country, url, bonus } = context;
  const evidence: Evidence[] = [];
  const abroad = phoneOfCountry(country);
  const add = (value: string | null, source: FactSource, weight: number, { role, holder }: Owner): void => {
    if (value === null || samplePhone.test(value)) return;
    const ofCountry = abroad(value) ? -1.5 : 0;
    evidence.push({ value, source, url, weight: weight + bonus + ofCountry + roleWeights[role], holder });
  };
  for (const { thing, isBranch } of ownOrganisations(page, context.site)) {
    // A company that says where it is writes its number as people do there.
    const own = countryOfThing(thing) ?? country;
    const owner: Owner = { role: isBranch ? 'branch' : 'unsaid', holder: null };
    for (const one of [thing, ...thingsIn(thing, 'contactPoint')]) {
      const kind = textsOf(one, 'contactType').join(' ');
      const extra = one === thing ? 0 : billing.test(kind) ? -2 : -0.5;
      for (const text of textsOf(one, 'telephone', 'phone')) {
        if (!fax.test(text))
          add(phoneNumber(text, own), 'structured_data', phoneWeights.structured_data + extra, owner);
      }
    }
  }
  const hiddenAt = (line: number): number => (page.lines[line]?.isHidden ? hiddenWeight : 0);
  for (const { href, line, at } of page.links) {
    if (!/^(tel|callto):/i.test(href)) continue;
    const { text = '' } = page.lines[line] ?? {};
    const number = dialled(href);
    if (!isFaxLead(text.slice(0, at), page.lines[line - 1]?.text))
      add(phoneNumber(number, country), 'link', phoneWeights.link + hiddenAt(line), owners.at(line, at));
  }
  for (const [line, { text, zone, isHidden }] of page.lines.entries()) {
    if (!/\d{2}/.test(text)) continue;
    for (const { number, at, isLabelled } of phonesIn(text, page.lines[line - 1]?.text, country)) {
      // A bare number is believed only where companies tell how to reach them.
      if (!isLabelled && bonus === 0 && zone === 'body' && !owners.isBesideContact(line)) continue;
      const place =
        (zone === 'body' ? 0 : 1) + (owners.isBesideOwn(line) ? 1.5 : 0) + (isHidden ? hiddenWeight : 0);
      add(
        number,
        'text',
        (isLabelled ? phoneWeights.labelled : phoneWeights.text) + place,
        owners.at(line, at),
      );
    }
  }
  return evidence;
}

/** Whether a number is of another country than the one that a website is taken to be of. */
function phoneOfCountry(country: string): (number: string) => boolean {
  const prefix = `+${getCountryCallingCode(country as CountryCode)}`;
  return (number) => !number.startsWith(prefix);
}

/** Whether what stands before a number says that it is a fax's: the words right before it, or alone in the cell before. */
function isFaxLead(before: string, previous: string | undefined): boolean {
  const words = before.slice(Math.max(0, before.search(/(?<!\D)\D*$/)));
  const lead = /\p{L}/u.test(words) ? words : isLabel(previous) ? previous : words;
  return fax.test(lead) && !both.test(lead);
}

/** A line that is nothing but the name of what follows. */
function isLabel(line: string | undefined): line is string {
  return line !== undefined && line.length <= 25 && !/\d/.test(line);
}

function dialled(href: string): string {
  const bare = href.replace(/^\w+:\/*/, '');
  try {
    return decodeURIComponent(bare);
  } catch {
    return bare;
  }
}

const shortest = 7;

interface WrittenPhone {
  number: string;
  at: number;
  isLabelled: boolean;
}

function phonesIn(line: string, previous: string | undefined, country: string): WrittenPhone[] {
  const text = withoutGlue(withoutStrokes(withoutTrunk(withoutNumbers(line), country)), country);
  const found = findPhoneNumbersInText(text, country as CountryCode);
  return found.flatMap(({ number, startsAt }) => {
    const before = text.slice(Math.max(0, startsAt - 30), startsAt);
    const words = before.slice(Math.max(0, before.search(/(?<!\D)\D*$/)));
    if (isFaxLead(before, startsAt < 3 ? previous : undefined) || !number.isValid()) return [];
    // An address of the internet, or a price.
    if (/\d\.$/.test(before)) return [];
    const lead = startsAt < 3 && isLabel(previous) ? `${previous} ${words}` : words;
    const isLabelled = phoneLabels.test(lead) || (number.number.startsWith('+') && text[startsAt] === '+');
    // What is so short without being called a phone is a post code or a count.
    if (number.nationalNumber.length < shortest && !isLabelled) return [];
    return [
      {
        number: number.number,
        at: startsAt,
        isLabelled,
      },
    ];
  });
}

/** Area codes as Poles wrote them until 2005, `(0-18) 264 11 22`: the first digit is dialled no longer. */
function withoutTrunk(text: string, country: string): string {
  if (country !== 'PL') return text;
  return text.replaceAll(
    /(?<![\d+/.-])\(?0[\s-]?(\d{2})\)?(?=[\s-]?\d(?:[\s-]?\d){6}(?!\d))/g,
    (whole, area: string) => area.padEnd(whole.length),
  );
}

/** Germans write a stroke behind the area code: `0831 / 2 34 56`. */
function withoutStrokes(text: string): string {
  return text.replaceAll(/(?<![\d/])\(?0\d{1,5}\)?\s?\/\s?(?=\d)/g, (area) => area.replace('/', ' '));
}

/** A text in which a sign stands between numbers that were written without any. */
function withoutGlue(text: string, country: string): string {
  return text.replaceAll(/(?<![\d+])\d(?:[ ./-]?\d){13,29}(?!\d)/g, (run) => {
    const places = [...run.matchAll(/\d/g)].map(({ index }) => index);
    for (const count of [2, 3]) {
      if (places.length % count !== 0) continue;
      const each = places.length / count;
      const numbers = Array.from({ length: count }, (_, part) =>
        run.slice(places[part * each], places[(part + 1) * each]).replace(/[ ./-]$/, ''),
      );
      if (numbers.every((number) => phoneNumber(number, country) !== null)) return numbers.join(' ; ');
    }
    return run;
  });
}
