import { emailKey, isEmailAddress } from '../../../../kernel/contact/email-address.js';
import type { FactSource } from '../crawler.dto.js';
import { type Evidence, type PageContext, isLikeSite } from './evidence.js';
import { isOfSite, ownOrganisations, textsOf, thingsIn } from './organisation.js';
import { ownersOf, roleWeights, type Owner, type PageOwners } from './owners.js';
import { tidyLine, type PageFacts } from './page-facts.js';

const written = /[\p{L}\d!#$%&'*+/=?^_`{|}~.-]{1,64}@[\p{L}\d.-]{1,190}\.[\p{L}]{2,24}/gu;

/** How people write `@` and `.` for people alone: the word in brackets or between signs, in the languages of our pages. */
const at = '(?:at|a|ät|a\\.t|malpa|małpa|malpka|małpka|krøllalfa|alfakrøll|kroellalfa|snabel-?a|arroba|@)';
const dot = '(?:dot|kropka|punktum|punkt|punto|point|prikk)';
const bracketed = (word: string) =>
  new RegExp(`(?<!\\s)\\s{0,9}(?:[\\[({<|]\\s{0,9}${word}\\s{0,9}[\\])}>|]|_${word}_)\\s{0,9}`, 'giu');
const bracketedAt = bracketed(at);
const bracketedDot = bracketed(dot);
/** Without brackets only where the word can mean nothing else. */
const spokenAt = /(?<=[\p{L}\d])\s{1,9}(?:małpa|małpka|krøllalfa|alfakrøll)\s{1,9}(?=[\p{L}\d])/giu;
const spokenDot = /(?<=[\p{L}\d])\s{1,9}(?:kropka|punktum)\s{1,9}(?=\p{L})/giu;
/** `studio at company dot co dot uk`: in English the words mean much else, only both together mean an address. */
const spelledOut = /(?<![\w.-])([\w.-]{1,64}) at ([a-z\d-]{1,63}(?: dot [a-z\d-]{2,63}){1,4})(?![\w-])/gi;
const apart = /(?<=[\p{L}\d])\s?@\s(?=[\p{L}\d-]+\.\p{L})|(?<=[\p{L}\d])\s@(?=[\p{L}\d-]+\.\p{L})/gu;

/** Signs of what may be an address at most, however it is spelled. */
const longestEmail = 1_000;

const files = /\.(png|jpe?g|gif|svg|webp|avif|ico|css|js|mjs|json|pdf|woff2?|ttf|mp4)$/i;
const strangers =
  /@(?:example\.(?:com|org|net)|domain\.(?:com|pl)|domena\.pl|email\.(?:com|pl)|mail\.com|(?:[^@]{1,200}\.)?(?:sentry\.io|wixpress\.com)|schema\.org|w3\.org|godaddy\.com|(?:your-?(?:domain|company|site|website|name|email)|mysite|twoja(?:domena|firma))\.[^@]{1,200}|firma\.(?:com|pl))$/i;
const silentBoxes =
  /^(no-?reply|do-?not-?reply|nie-?odpowiadaj|mailer-daemon|postmaster|bounce|abuse|webmaster|hostmaster|iodo?|rodo|dpo|dsb|datenschutz|gdpr|privacy|personvern)@/i;
const frontDesks =
  /^(biuro|centrala|kontakt|contact|info|informacja|office|sekretariat|recepcja|accueil|firma|post|firmapost|kundeservice|resepsjon|mail|hello|hei|poczta)@/i;
const billing =
  /^(?:faktur\w*|invoice\w*|ksiegowosc|billing|regnskap|buchhaltung|praca|jobb?|jobs|kariera|hr|rekrutacja|reklamacj\w*|presse?)@/i;
const departments =
  /^(zamowienia|sprzedaz|handlowy|sales|salg|order|ordre|handel|marketing|spedycja|transport|logistyka|logistikk|logistics)@/i;

const weights: Readonly<Partial<Record<FactSource, number>>> = {
  structured_data: 5,
  link: 4,
  text: 3,
  obfuscated_text: 3,
};

/** The addresses that a page names, however they are written. */
export function findEmails(
  page: PageFacts,
  context: PageContext,
  owners: PageOwners = ownersOf(page, context),
): Evidence[] {
  const evidence: Evidence[] = [];
  const add = (text: string, source: FactSource, { role, holder }: Owner, extra = 0): void => {
    const value = cleanEmail(text);
    if (value === null) return;
    const domain = value.slice(value.indexOf('@') + 1);
    // An address of the website's own is nobody else's, whatever stands beside it.
    const ofRole = isOfSite(domain, context.site) ? Math.max(-4, roleWeights[role]) : roleWeights[role];
    const weight = (weights[source] ?? 1) + context.bonus + likelihood(value, context.site) + ofRole + extra;
    evidence.push({ value, source, url: context.url, weight, holder });
  };
  for (const { thing, isBranch } of ownOrganisations(page, context.site)) {
    const owner: Owner = { role: isBranch ? 'branch' : 'unsaid', holder: null };
    for (const one of [thing, ...thingsIn(thing, 'contactPoint')]) {
      for (const text of textsOf(one, 'email')) add(text.replace(/^mailto:/i, ''), 'structured_data', owner);
    }
  }
  const hiddenAt = (line: number): number => (page.lines[line]?.isHidden ? hiddenWeight : 0);
  for (const { href, line, at } of page.links) {
    if (!/^mailto:/i.test(href)) continue;
    for (const one of recipientsOf(href)) add(one, 'link', owners.at(line, at), hiddenAt(line));
  }
  for (const { email, line, at } of page.hiddenEmails)
    add(email, 'link', owners.at(line, at), hiddenAt(line));
  for (const [line, { text }] of page.lines.entries()) {
    const plain = text.replaceAll('＠', '@');
    for (const { 0: one, index } of plain.matchAll(written))
      add(one, 'text', owners.at(line, index), hiddenAt(line));
    // Written backwards, and turned round by its style: only where that leads to the website's own domain.
    const backwards = reversed(context.site);
    const turned = plain.includes(`${backwards}@`)
      ? plain.split(`${backwards}@`)[1]?.split(/[^\w.+-]/)[0]
      : undefined;
    if (turned)
      add(`${reversed(turned)}@${context.site}`, 'obfuscated_text', owners.at(line, 0), hiddenAt(line));
    const revealed = revealedText(plain);
    if (revealed === plain) continue;
    for (const { 0: one, index } of revealed.matchAll(written))
      add(one, 'obfuscated_text', owners.at(line, index), hiddenAt(line));
  }
  for (const text of page.joinedTexts) {
    for (const [one] of text.replaceAll(/&#(?:64|x40);/gi, '@').matchAll(written))
      add(one, 'obfuscated_text', { role: 'unsaid', holder: null });
  }
  return evidence;
}

const reversed = (text: string): string => [...text].reverse().join('');

/** What a fact loses that the page's own style hides. */
export const hiddenWeight = -7;

/** A text with the signs that its writer spelled out. */
export function revealedText(text: string): string {
  return text
    .replaceAll(bracketedAt, '@')
    .replaceAll(spokenAt, '@')
    .replaceAll(apart, '@')
    .replaceAll(bracketedDot, '.')
    .replaceAll(
      spelledOut,
      (_whole, box: string, domain: string) => `${box}@${domain.replaceAll(/ dot /gi, '.')}`,
    )
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
  const bare = emailKey(
    withoutWarnings(
      tidyLine(revealedText(text.slice(0, longestEmail))).replaceAll(
        /^[.'"<(]+|(?<![.,;:'">)])[.,;:'">)]+$/g,
        '',
      ),
    ),
  );
  if (!isEmailAddress(bare) || files.test(bare) || strangers.test(bare)) return null;
  // Hashes of error trackers look like addresses.
  return /^[0-9a-f]{24,}@/.test(bare) ? null : bare;
}

/** What people put into an address for others to take out and robots to fall for. */
const warning =
  '(?:usu[nń](?:-?(?:to|mnie))?|wytnij(?:-?to)?|skasuj(?:-?to)?|bez-?spamu|(?:no|anty?|stop)-?spam|remove(?:-?(?:this|me))?|delete(?:-?(?:this|me))?|fjern(?:-?(?:dette|denne|meg))?|slett(?:-?dette)?|ta-?bort(?:-?detta)?|fjern-?mig|entfern(?:en|-?mich)|supprimer|enlever|quitar|odstranit)';
const warnings = new RegExp(`(?<=[@.])[._-]?${warning}[._-]|(?<=[\\p{L}\\d])[._-]${warning}(?=[@.])`, 'giu');
/** In capitals it needs no sign beside it: `biuroNOSPAM@`. */
const shouted = new RegExp(`[._-]?${warning.toUpperCase()}[._-]?`, 'gu');

/** An address without the words against robots in it. */
function withoutWarnings(email: string): string {
  const isShouted = /\p{Ll}/u.test(email);
  const quiet = email.replaceAll(warnings, '');
  return isShouted ? quiet.replaceAll(shouted, '') : quiet;
}

/** Providers of mailboxes: an address there may be anybody's, also the company's. */
const mailboxes =
  /@(?:gmail|googlemail|outlook|hotmail|live|yahoo|icloud|aol|gmx|web|t-online|freenet|wp|o2|op|onet|poczta|interia|vp|tlen|gazeta|buziaczek|online|broadpark|getmail|seznam|centrum|email|orange|wanadoo|free|libero|telia|mail)\.[a-z.]{2,10}$/;

function likelihood(email: string, site: string): number {
  const domain = email.slice(email.indexOf('@') + 1);
  const name = domain.split('.')[0] ?? '';
  const isNamesake = name.length >= 4 && isLikeSite(name, site);
  const ofDomain = isOfSite(domain, site) ? 3 : isNamesake ? 2 : mailboxes.test(email) ? 0 : -2;
  return (
    ofDomain +
    (frontDesks.test(email) ? 2.5 : departments.test(email) ? 2 : 0) -
    (silentBoxes.test(email) ? 6 : 0) -
    (billing.test(email) ? 1.5 : 0)
  );
}
