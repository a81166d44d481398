import { fold } from '../../../domain/fold.js';
import { anyCase } from './any-case.js';
import type { Evidence, PageContext } from './evidence.js';
import { isOrganisation, textsOf } from './organisation.js';
import { presentText, type PageFacts } from './page-facts.js';

const weights = { legalName: 8, name: 6, legalForm: 5, siteName: 3, title: 1 } as const;

/** How companies end that are registered, by country; the others are looked for as well. */
const forms = [
  anyCase(
    'sp(?:ółka|olka)?\\.?\\s*z\\s*(?:o\\.?\\s*o\\.?|ograniczoną odpowiedzialnością)(?:\\s*(?:sp\\.?\\s*k\\.?(?:\\s*a\\.?)?|spółka komandytowa))?',
  ),
  anyCase('sp\\.\\s?j\\.|sp\\.\\s?k\\.|s\\.\\s?c\\.|spółka (?:akcyjna|jawna|komandytowa|cywilna)'),
  'P\\.S\\.A\\.|S\\.\\s?A\\.|SA',
  'ASA|AS|ENK|NUF|ANS|DA|A/S|ApS|AB|Oyj|Oy|OÜ|UAB|SIA',
  'GmbH(?:\\s?&\\s?Co\\.?\\s?KG)?|e\\.K\\.|AG|KG|UG(?:\\s?\\(haftungsbeschränkt\\))?',
  'Ltd\\.?|LTD|Limited|LLP|PLC|plc|Inc\\.?|LLC',
  's\\.r\\.o\\.|a\\.s\\.|spol\\. s r\\. ?o\\.|Kft\\.?|Zrt\\.?',
  'S\\.?r\\.?l\\.?|S\\.?p\\.?A\\.?|S\\.L\\.(?:U\\.)?|SARL|SAS|SASU|B\\.?V\\.?|N\\.?V\\.?',
];
const legalName = new RegExp(
  `(?<![\\p{L}\\d])((?:[\\p{Lu}\\d„"'][\\p{L}\\d.'’"„”&+/-]*)(?:\\s+(?:[\\p{L}\\d&+–/„"-][\\p{L}\\d.'’"”&+/-]*)){0,8}?,?\\s+(?:${forms.map((form) => `(?:${form})`).join('|')}))(?![\\p{L}\\d])`,
  'u',
);
const lead =
  /^(?:(?:©|\(c\)|copyright|opphavsrett|all rights reserved|wszelkie prawa zastrzeżone|kontakt|contact|adres|siedziba|firma|nazwa|dane firmy|company|by|przez|av)[\s:.,|–-]*|(?:19|20)\d{2}\s*(?:[-–]\s*(?:19|20)\d{2})?[\s:.,|–-]*)+/iu;

/** What a page says its company is called. */
export function findNames(page: PageFacts, context: PageContext): Evidence[] {
  const { url, bonus } = context;
  const evidence: Evidence[] = [];
  const add = (text: string, source: Evidence['source'], weight: number): void => {
    const value = presentText(text);
    if (value !== null && value.length <= 200 && /\p{L}/u.test(value))
      evidence.push({ value, source, url, weight });
  };
  for (const thing of page.things.filter(isOrganisation)) {
    for (const text of textsOf(thing, 'legalName')) add(text, 'structured_data', weights.legalName);
    for (const text of textsOf(thing, 'name')) add(text, 'structured_data', weights.name);
  }
  for (const { text, zone } of page.lines) {
    if (bonus === 0 && zone === 'body') continue;
    const name = legalNameIn(text);
    if (name)
      add(name, 'text', weights.legalForm + likeness(name, context.site) + (zone === 'body' ? 0 : 0.5));
  }
  add(page.siteName, 'site_name', weights.siteName);
  const title = nameInTitle(page.title, context.site);
  if (title) add(title, 'title', weights.title + likeness(title, context.site) / 2);
  return evidence;
}

/** The name of a registered company in a line; null when there is none. */
export function legalNameIn(line: string): string | null {
  if (line.length > 300) return null;
  const bare = line.replace(lead, '');
  const name = legalName.exec(bare)?.[1];
  return name === undefined ? null : name.replace(lead, '').replace(/^["'„]+(?=[^"”]*$)/u, '');
}

const welcome =
  /^(home|start|strona główna|hjem|forside|hjemmeside|kontakt|contact|kontakt oss|welcome|witamy|o nas|om oss|about( us)?)$/i;

function nameInTitle(title: string, site: string): string | null {
  const parts = title.split(/\s+[|–—·•»:-]\s+|\s*[|•»]\s*/u).map((part) => part.trim());
  const named = parts.filter((part) => part !== '' && !welcome.test(part));
  return named.find((part) => likeness(part, site) > 0) ?? (named.length === 1 ? (named[0] ?? null) : null);
}

/** Two when a name and the website's host are made of the same letters, else none. */
function likeness(name: string, site: string): number {
  const host = site.replace(/\.[a-z]{2,}$/, '').replace(/\.(com|co|net|org|pl)$/, '');
  const letters = fold(host).replaceAll(/[^a-z\d]/g, '');
  const words = fold(name)
    .split(/[^a-z\d]+/)
    .filter((word) => word.length >= 3);
  const joined = words.join('');
  const isLike =
    letters.length >= 3 &&
    (joined.includes(letters) ||
      words.some((word) => letters.includes(word) && word.length >= letters.length / 3));
  return isLike ? 2 : 0;
}
