import { findPhoneNumbersInText, type CountryCode } from 'libphonenumber-js/min';
import { phoneNumber } from '../../../domain/phone-number.js';
import type { FactSource } from '../crawler.dto.js';
import type { Evidence, PageContext } from './evidence.js';
import { countryOfThing } from './find-addresses.js';
import { withoutNumbers } from './find-numbers.js';
import { isOrganisation, textsOf } from './organisation.js';
import type { PageFacts } from './page-facts.js';

const labels =
  /\b(tel|telefon|telefoner|tlf|tif|phone|call|mobile?|mobil|kom|komórka|centrala|sentralbord|infolinia|recepcja|sekretariat|biuro|kontakt|zadzwoń|ring|t|m)\b\.?/iu;
const faxes = /\b(fax|faks|telefaks|telefax|f)\b\.?\s*:?\s*[-(+\d]/iu;
const weights = { structured_data: 5, link: 4, labelled: 3, text: 1 } as const;

/** The phone numbers that a page names, as machines dial them; those of faxes left out. */
export function findPhones(page: PageFacts, context: PageContext): Evidence[] {
  const { country, url, bonus } = context;
  const evidence: Evidence[] = [];
  const add = (value: string | null, source: FactSource, weight: number): void => {
    if (value !== null) evidence.push({ value, source, url, weight: weight + bonus });
  };
  for (const thing of page.things.filter(isOrganisation)) {
    // A company that says where it is writes its number as people do there.
    const own = countryOfThing(thing) ?? country;
    for (const text of textsOf(thing, 'telephone', 'phone')) {
      add(phoneNumber(text, own), 'structured_data', weights.structured_data);
    }
  }
  for (const { href } of page.links) {
    if (/^(tel|callto):/i.test(href)) add(phoneNumber(dialled(href), country), 'link', weights.link);
  }
  for (const { text, zone } of page.lines) {
    if (!/\d{2}/.test(text)) continue;
    for (const { number, isLabelled } of phonesIn(text, country)) {
      // A bare number is believed only where companies tell how to reach them.
      if (!isLabelled && bonus === 0 && zone === 'body') continue;
      add(number, 'text', (isLabelled ? weights.labelled : weights.text) + (zone === 'body' ? 0 : 1));
    }
  }
  return evidence;
}

function dialled(href: string): string {
  const bare = href.replace(/^\w+:\/*/, '');
  try {
    return decodeURIComponent(bare);
  } catch {
    return bare;
  }
}

interface WrittenPhone {
  number: string;
  isLabelled: boolean;
}

function phonesIn(line: string, country: string): WrittenPhone[] {
  const text = withoutNumbers(line);
  const found = findPhoneNumbersInText(text, country as CountryCode);
  return found.flatMap(({ number, startsAt, endsAt }) => {
    const before = text.slice(Math.max(0, startsAt - 30), startsAt);
    const lead = before.slice(before.search(/[^\d\s+()./-][^\d]*$/));
    if (faxes.test(`${lead}${text.slice(startsAt, endsAt)}`)) return [];
    if (!number.isValid()) return [];
    return [
      {
        number: number.number,
        isLabelled: labels.test(lead) || (number.number.startsWith('+') && text[startsAt] === '+'),
      },
    ];
  });
}
