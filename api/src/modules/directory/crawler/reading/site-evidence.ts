import { foldDiacritics } from '../../../../kernel/text/fold-diacritics.js';
import {
  ranked,
  type Candidate,
  type Evidence,
  type PageContext,
  isLikeName,
  isLikeSite,
} from './evidence.js';
import { addressKey, findAddresses, type FoundAddress } from './find-addresses.js';
import { findEmails, hiddenWeight } from './find-emails.js';
import { findNumbers, type FoundNumber, findPhones } from './find-numbers.js';
import { ownOrganisations, textsOf, isSampleText } from './organisation.js';
import { ownersOf, roleWeights, type PageOwners } from './owners.js';
import { presentText, type PageFacts } from './page-facts.js';
import { legalNamesIn } from './legal-names.js';
import { placesIn } from './written-address.js';

const nameWeights = {
  legalName: 8,
  name: 5,
  legalForm: 5,
  called: 4.5,
  aboveAddress: 3.5,
  siteName: 2.5,
  copyright: 2,
  title: 1,
} as const;

/** What a name gains that is like the website's host; titles are made of the words that people search for. */
const likeSite: Readonly<Partial<Record<Evidence['source'], number>>> = { title: 1.5 };

const longestName = 100;
/** How firms of people begin that are entered by their trade. */
const trades =
  /^(?:(?:[PFZ]\.?\s?){1,2}[HUPW]\.?\s?(?:[UPH]\.?)?(?=\s)|P\.?P\.?U\.?H\.?|Przedsiębiorstwo|Zakład|Spółdzielnia|Fabryka|Hurtownia|Gospodarstwo|Gabinet|Kancelaria|Fundacja|Stowarzyszenie|Firma Handlow|Firma Usług|Biuro Rachunk)/u;
/** What is no name: greetings, headings, labels. */
const noName =
  /^(?:home|start|strona główna|hjem|forside|hjemmeside|welcome|witamy|witaj|zapraszamy|willkommen|velkommen|bienvenue|kontakt(?:y|a)?|contact|skontaktuj|kontaktieren|zadzwoń|napisz|call|write|ring|siedziba|adres|address|anschrift|biuro|office|workshop|oddział|filia|magazyn|centrala|avdeling|hovedkontor|huvudkontor|filial|head|our|nasz|nasi|nasza|about|om|o|dane|find|visit|gdzie|jak|how|where|telefon|tel|phone|e-?mail|mail|godziny|opening|åpningstider|menu|oferta|impressum|imprint|polityka|privacy|personvern|regulamin|salgsbetingelser|mentions|aviso|domicilio|domicil|informacje|information|certified|the|vi|we|wir|nous|besøksadresse|postadresse|besuchen|copyright|all|wszelkie|prawa|rights)(?![\p{L}])/iu;

/** What a page says its company is called. */
function findNames(
  page: PageFacts,
  context: PageContext,
  owners: PageOwners = ownersOf(page, context),
): Evidence[] {
  const { url, site, country } = context;
  const evidence: Evidence[] = [];
  const add = (text: string, source: Evidence['source'], weight: number): void => {
    const value = presentText(text);
    if (value === null || value.length > 200 || !/\p{L}/u.test(value) || isSampleText(value)) return;
    evidence.push({
      value,
      source,
      url,
      weight: weight + (isLikeSite(value, site) ? (likeSite[source] ?? 3) : 0),
      holder: null,
    });
  };
  for (const { thing, isBranch } of ownOrganisations(page, site)) {
    const ofBranch = isBranch ? -3 : 0;
    for (const text of textsOf(thing, 'legalName'))
      add(text, 'structured_data', nameWeights.legalName + ofBranch);
    for (const text of textsOf(thing, 'name')) {
      if (!noName.test(text))
        add(text, 'structured_data', nameWeights.name + ofBranch + (legalNamesIn(text).length > 0 ? 2 : 0));
    }
  }
  const texts = page.lines.map(({ text }) => text);
  for (const [index, { text, zone, isHidden }] of page.lines.entries()) {
    const ofPlace = (zone === 'body' ? 0 : 0.5) + (isHidden ? hiddenWeight : 0);
    for (const { name, at } of owners.namesIn(index)) {
      const isWithContacts = owners.isBesideContact(index) ? 1 : 0;
      const ofRole = roleWeights[owners.at(index, at).role];
      add(
        name,
        'text',
        nameWeights.legalForm + Math.min(1, context.bonus / 2) + isWithContacts + ofPlace + ofRole,
      );
    }
    for (const { 1: called = '', index: at } of text.slice(0, longestLine).matchAll(calling)) {
      if (isName(called))
        add(called, 'text', nameWeights.called + ofPlace + roleWeights[owners.at(index, at).role]);
    }
    const claimed = copyright.exec(text.slice(0, 300))?.[1];
    if (claimed !== undefined && isName(claimed))
      add(claimed, 'text', nameWeights.copyright + roleWeights[owners.at(index, 0).role]);
  }
  for (const [index, text] of texts.entries()) {
    const { text: value = '', isHidden = false } = page.lines[index + 1] ?? {};
    if (!isHidden && text.length <= 25 && callingAlone.test(text) && isName(value))
      add(value, 'text', nameWeights.called + roleWeights[owners.at(index + 1, 0).role]);
  }
  for (const { before, line, at } of placesIn(texts, country)) {
    const { role } = owners.at(line, at);
    const ofPlace = (page.lines[line]?.isHidden ? hiddenWeight : 0) + Math.min(1, context.bonus / 2);
    for (const [place, text] of before.slice(0, 2).entries()) {
      const name = nameBefore(text);
      if (name === null) continue;
      const ofTrade = trades.test(name) ? 1.5 : 0;
      const ofWords = /\s/.test(name) ? 0 : -1.5;
      add(
        name,
        'text',
        nameWeights.aboveAddress + ofTrade + ofWords - place * 0.5 + ofPlace + roleWeights[role],
      );
    }
  }
  if (!noName.test(page.siteName)) add(page.siteName, 'site_name', nameWeights.siteName);
  const title = nameInTitle(page.title, site);
  if (title) add(title, 'title', nameWeights.title);
  return evidence;
}

const longestLine = 4_000;
/** Who trades, as terms and notices say it of people whose firm has no legal form. */
const calling =
  /(?:pod (?:firmą|nazwą)|(?:sklep|serwis|stronę|działalność) prowadzi|prowadzon[ya] (?:jest )?przez|under the (?:trading )?name(?: of)?|trading as|firmierend (?:als|unter)|under navnet|under firmanamnet|sous (?:le nom|l'enseigne)|(?:firma|nazwa firmy|nazwa|inhaber|éditeur|titular|titolare|anbieter|selger|sprzedawca|company name|foretak)\s?:)\s{1,3}([„"«]?\p{Lu}[^,;|•·()\n@:]{1,80}?)(?=$|[,;|•·()]|\sz siedzibą|\sw [\p{Lu}]|\.(?:\s|$))/giu;
/** The same in a cell of its own. */
const callingAlone =
  /^(?:firma|nazwa(?: firmy)?|inhaber|éditeur|titular|titolare|anbieter|selger|sprzedawca|company(?: name)?|foretak|navn|name)\s?:?$/iu;
const copyright =
  /(?:©|\(c\)|copyright|opphavsrett)[\s\d–-]{0,20}(?:by |przez )?(\p{Lu}[^|•·©]{1,80}?)(?=$|\s[-–|]|[|•·]|\.\s|\.$|,|\swszelkie|\sall rights)/iu;

/** The name at the end of what stands before an address: behind its last comma but one that is followed by more of it. */
function nameBefore(text: string): string | null {
  const named =
    text
      .replace(/^.{0,60}:\s/u, '')
      .split(/\s[|•·–-]\s/)
      .at(-1)
      ?.trim()
      .replace(/,$/, '') ?? '';
  const [first = ''] = named.split(', ');
  const name = isName(named) && named.length <= 60 ? named : first;
  return isName(name) ? withoutLead(name) : null;
}

const leads = /^(?:firma|nazwa|adres|siedziba|company|name)\s?:\s+(?=\p{Lu})/iu;
const withoutLead = (text: string): string => text.replace(leads, '');

/** Whether a text can be what a company is called: words that begin with capitals, and nothing of a sentence or of contacts. */
function isName(text: string): boolean {
  if (text.length < 3 || text.length > longestName || noName.test(text)) return false;
  if (/[@!?:]|https?|www\.|\d{3}/.test(text) || /\.\s\p{Lu}\p{Ll}{3}/u.test(text)) return false;
  const words = text.split(/\s+/).filter((word) => /\p{L}/u.test(word));
  const large = words.filter((word) => /^[^\p{L}]*\p{Lu}/u.test(word)).length;
  return words.length > 0 && words.length <= 10 && large * 2 > words.length && /^[^\p{L}]*\p{Lu}/u.test(text);
}

const longestTitle = 1_000;

function nameInTitle(title: string, site: string): string | null {
  const parts = title
    .slice(0, longestTitle)
    .split(/(?<=\s)[|–—·•»:-](?=\s)|[|•»]/u)
    .map((part) => part.trim());
  const named = parts.filter((part) => part !== '' && !noName.test(part));
  return named.find((part) => isLikeSite(part, site)) ?? (named.length === 1 ? (named[0] ?? null) : null);
}

/** What one page says about its company. */
export interface PageEvidence {
  names: Evidence[];
  emails: Evidence[];
  phones: Evidence[];
  addresses: Evidence<FoundAddress>[];
  numbers: Evidence<FoundNumber>[];
  description: string | null;
}

/** Pieces of evidence of one kind that are kept of a page; lists of branches have a few hundred. */
const mostOfKind = 2_000;
/** What a fact gains beside the company's name, and what it loses beside another's. */
const ofOwn = 1;
const ofOthers = -4;

/** What a page says about its company. */
export function evidenceOf(page: PageFacts, context: PageContext): PageEvidence {
  const described = ownOrganisations(page, context.site).flatMap(({ thing }) =>
    textsOf(thing, 'description'),
  )[0];
  const owners = ownersOf(page, context);
  return {
    names: findNames(page, context, owners).slice(0, mostOfKind),
    emails: findEmails(page, context, owners).slice(0, mostOfKind),
    phones: findPhones(page, context, owners).slice(0, mostOfKind),
    addresses: findAddresses(page, context, owners).slice(0, mostOfKind),
    numbers: findNumbers(page, context, owners).slice(0, mostOfKind),
    description: presentText(described ?? page.description),
  };
}

/** What the pages of one website say about its company, collected page by page. */
export class SiteEvidence {
  readonly #names: Evidence[] = [];
  readonly #emails: Evidence[] = [];
  readonly #phones: Evidence[] = [];
  readonly #addresses: Evidence<FoundAddress>[] = [];
  readonly #numbers: Evidence<FoundNumber>[] = [];
  #description: string | null = null;

  add({ names, emails, phones, addresses, numbers, description }: PageEvidence): void {
    this.#names.push(...names);
    this.#emails.push(...emails);
    this.#phones.push(...phones);
    this.#addresses.push(...addresses);
    this.#numbers.push(...numbers);
    this.#description ??= description;
  }

  get names() {
    return ranked(this.#names, foldDiacritics).filter(({ weight }) => weight > 0);
  }

  get emails() {
    return this.#ranked(this.#emails, (email) => email);
  }

  get phones() {
    return this.#ranked(this.#phones, (phone) => phone);
  }

  get addresses() {
    return this.#ranked(this.#addresses, addressKey);
  }

  /** By weight, with what stands beside the name of another company left behind; without what is certainly another's. */
  #ranked<T>(evidence: readonly Evidence<T>[], keyOf: (value: T) => string): Candidate<T>[] {
    const own = this.names[0]?.value;
    const weighed = evidence.map((one) =>
      one.holder === null || own === undefined
        ? one
        : { ...one, weight: one.weight + (isLikeName(one.holder, own) ? ofOwn : ofOthers) },
    );
    return ranked(weighed, keyOf).filter(({ weight }) => weight > 0);
  }

  /** Numbers of one kind. */
  numbers(kind: FoundNumber['kind']) {
    return this.#ranked(
      this.#numbers.filter(({ value }) => value.kind === kind),
      ({ number }) => number,
    );
  }

  /** What the company says of itself in a sentence. */
  get description(): string | null {
    return this.#description;
  }

  /** Enough is known for nobody to look at further pages. */
  get isComplete(): boolean {
    return (
      this.emails.length > 0 &&
      this.phones.length > 0 &&
      this.addresses.length > 0 &&
      (this.numbers('vat').length > 0 || this.numbers('registration').length > 0)
    );
  }
}
