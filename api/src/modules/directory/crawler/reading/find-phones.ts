import { findPhoneNumbersInText, getCountryCallingCode, type CountryCode } from 'libphonenumber-js/min';
import { phoneNumber } from '../../../../kernel/contact/phone-number.js';
import type { FactSource } from '../crawler.dto.js';
import type { Evidence, PageContext } from './evidence.js';
import { countryOfThing } from './find-addresses.js';
import { hiddenWeight } from './find-emails.js';
import { withoutNumbers } from './find-numbers.js';
import { ownOrganisations, textsOf, thingsIn } from './organisation.js';
import { ownersOf, roleWeights, type Owner, type PageOwners } from './owners.js';
import type { PageFacts } from './page-facts.js';

const labels =
  /(?<!\p{L})(?:tel|telefon|telefoner|telefono|teléfono|téléphone|tél|telefoon|puh|puhelin|tlf|tif|phone|fon|call|mobile?|mob|kom|komórka|komórkowy|centrala|sentralbord|infolinia|recepcja|sekretariat|biuro|kontakt|zadzwoń|ring|t|m)(?!\p{L})\.?/iu;
const fax = /(?<!\p{L})(?:fax|faks|telefaks|telefax|f)(?!\p{L})/iu;
/** One number for both. */
const both =
  /(?<!\p{L})(?:tel|telefon|tlf|phone)\.?\s?(?:[/,&+i]|og|und|and)\s?(?:fax|faks|telefaks|telefax)(?!\p{L})/iu;
const weights = { structured_data: 5, link: 4, labelled: 3, text: 1 } as const;
const billing = /billing|invoice|faktur|accounts?|reklamac|complaint|career|recruit/i;
/** Numbers of themes and of forms that show how one is written. */
const sample = /12345678|23456789|01234567|55512|(\d)\1{6}/;

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
    if (value === null || sample.test(value)) return;
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
          add(phoneNumber(text, own), 'structured_data', weights.structured_data + extra, owner);
      }
    }
  }
  const hiddenAt = (line: number): number => (page.lines[line]?.isHidden ? hiddenWeight : 0);
  for (const { href, line, at } of page.links) {
    if (!/^(tel|callto):/i.test(href)) continue;
    const { text = '' } = page.lines[line] ?? {};
    const number = dialled(href);
    if (!isFaxLead(text.slice(0, at), page.lines[line - 1]?.text))
      add(phoneNumber(number, country), 'link', weights.link + hiddenAt(line), owners.at(line, at));
  }
  for (const [line, { text, zone, isHidden }] of page.lines.entries()) {
    if (!/\d{2}/.test(text)) continue;
    for (const { number, at, isLabelled } of phonesIn(text, page.lines[line - 1]?.text, country)) {
      // A bare number is believed only where companies tell how to reach them.
      if (!isLabelled && bonus === 0 && zone === 'body' && !owners.isBesideContact(line)) continue;
      const place =
        (zone === 'body' ? 0 : 1) + (owners.isBesideOwn(line) ? 1.5 : 0) + (isHidden ? hiddenWeight : 0);
      add(number, 'text', (isLabelled ? weights.labelled : weights.text) + place, owners.at(line, at));
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
    const isLabelled = labels.test(lead) || (number.number.startsWith('+') && text[startsAt] === '+');
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
