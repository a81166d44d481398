import { emailKey, isEmailAddress } from '../../../domain/email-address.js';
import type { FactSource } from '../crawler.dto.js';
import type { Evidence, PageContext } from './evidence.js';
import { isOrganisation, textsOf } from './organisation.js';
import { tidyLine, type PageFacts } from './page-facts.js';

const written = /[\p{L}\d!#$%&'*+/=?^_`{|}~.-]{1,64}@[\p{L}\d.-]{1,190}\.[\p{L}]{2,24}/gu;

/** How people write `@` and `.` for people alone: the word in brackets or between signs, in the languages of our pages. */
const at = '(?:at|ät|a\\.t|malpa|małpa|malpka|małpka|krøllalfa|alfakrøll|kroellalfa|snabel-?a|arroba|@)';
const dot = '(?:dot|kropka|punktum|punkt|punto|point|prikk)';
const bracketed = (word: string) =>
  new RegExp(`\\s*(?:[\\[({<|]\\s*${word}\\s*[\\])}>|]|\\s_${word}_\\s|_${word}_)\\s*`, 'giu');
const bracketedAt = bracketed(at);
const bracketedDot = bracketed(dot);
/** Without brackets only where the word can mean nothing else. */
const spokenAt = /(?<=[\p{L}\d])\s+(?:małpa|małpka|krøllalfa|alfakrøll)\s+(?=[\p{L}\d])/giu;
const spokenDot = /(?<=[\p{L}\d])\s+(?:kropka|punktum)\s+(?=\p{L})/giu;
const apart = /(?<=[\p{L}\d])\s?@\s(?=[\p{L}\d-]+\.\p{L})|(?<=[\p{L}\d])\s@(?=[\p{L}\d-]+\.\p{L})/gu;

const files = /\.(png|jpe?g|gif|svg|webp|avif|ico|css|js|mjs|json|pdf|woff2?|ttf|mp4)$/i;
const strangers =
  /@(example\.(com|org|net)|domain\.(com|pl)|domena\.pl|email\.(com|pl)|mail\.com|sentry\.io|.*\.sentry\.io|wixpress\.com|.*\.wixpress\.com|sentry-next\.wixpress\.com|schema\.org|w3\.org|godaddy\.com|yourdomain\..*|twojadomena\..*|firma\.(com|pl)\.?)$/i;
const silentBoxes =
  /^(no-?reply|do-?not-?reply|nie-?odpowiadaj|mailer-daemon|postmaster|bounce|abuse|webmaster|hostmaster|iod|iodo?|rodo|dpo|gdpr|privacy|personvern)@/i;
const frontDesks =
  /^(biuro|kontakt|contact|info|informacja|office|sekretariat|firma|post|firmapost|kundeservice|resepsjon|mail|hello|hei|poczta)@/i;
const departments =
  /^(zamowienia|sprzedaz|handlowy|sales|salg|order|ordre|handel|marketing|spedycja|transport|logistyka|logistikk|logistics)@/i;

const weights: Readonly<Partial<Record<FactSource, number>>> = {
  structured_data: 5,
  link: 4,
  text: 3,
  obfuscated_text: 3,
};

/** The addresses that a page names, however they are written. */
export function findEmails(page: PageFacts, context: PageContext): Evidence[] {
  const evidence: Evidence[] = [];
  const add = (text: string, source: FactSource): void => {
    const value = cleanEmail(text);
    if (value === null) return;
    const weight = (weights[source] ?? 1) + context.bonus + likelihood(value, context.site);
    evidence.push({ value, source, url: context.url, weight });
  };
  for (const thing of page.things.filter(isOrganisation)) {
    for (const text of textsOf(thing, 'email')) add(text.replace(/^mailto:/i, ''), 'structured_data');
  }
  for (const { href } of page.links) {
    if (/^mailto:/i.test(href)) for (const one of recipientsOf(href)) add(one, 'link');
  }
  for (const hidden of page.hiddenEmails) add(hidden, 'link');
  for (const { text } of page.lines) {
    const plain = text.replaceAll('＠', '@');
    for (const [one] of plain.matchAll(written)) add(one, 'text');
    const revealed = revealedText(plain);
    if (revealed !== plain) for (const [one] of revealed.matchAll(written)) add(one, 'obfuscated_text');
  }
  return evidence;
}

/** A text with the signs that its writer spelled out. */
export function revealedText(text: string): string {
  return text
    .replaceAll(bracketedAt, '@')
    .replaceAll(spokenAt, '@')
    .replaceAll(apart, '@')
    .replaceAll(bracketedDot, '.')
    .replaceAll(spokenDot, '.');
}

/** A text with something in the place of each e-mail address, however it is written. */
export function withoutEmails(text: string, instead: string): string {
  return revealedText(text).replaceAll(written, instead);
}

function recipientsOf(href: string): string[] {
  const [list = ''] = href.slice('mailto:'.length).split('?');
  try {
    return decodeURIComponent(list).split(/[,;]/);
  } catch {
    return list.split(/[,;]/);
  }
}

function cleanEmail(text: string): string | null {
  const bare = emailKey(tidyLine(revealedText(text)).replaceAll(/^[.'"<(]+|[.,;:'">)]+$/g, ''));
  if (!isEmailAddress(bare) || files.test(bare) || strangers.test(bare)) return null;
  // Hashes of error trackers look like addresses.
  return /^[0-9a-f]{24,}@/.test(bare) ? null : bare;
}

function likelihood(email: string, site: string): number {
  const domain = email.slice(email.indexOf('@') + 1);
  const isOwn = domain === site || site.endsWith(`.${domain}`) || domain.endsWith(`.${site}`);
  return (
    (isOwn ? 3 : 0) +
    (frontDesks.test(email) ? 2.5 : departments.test(email) ? 2 : 0) -
    (silentBoxes.test(email) ? 6 : 0)
  );
}
