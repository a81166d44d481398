import { foldDiacritics } from '../../../../kernel/text/fold-diacritics.js';
import { ranked, type Candidate, type Evidence, type PageContext } from './evidence.js';
import { addressKey, findAddresses, type FoundAddress } from './find-addresses.js';
import { findEmails } from './find-emails.js';
import { findNames } from './find-names.js';
import { findNumbers, type FoundNumber } from './find-numbers.js';
import { findPhones } from './find-phones.js';
import { isLikeName } from './likeness.js';
import { ownOrganisations, textsOf } from './organisation.js';
import { ownersOf } from './owners.js';
import { presentText, type PageFacts } from './page-facts.js';

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
