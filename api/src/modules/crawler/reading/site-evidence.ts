import { fold } from '../../../domain/fold.js';
import { ranked, type Evidence, type PageContext } from './evidence.js';
import { addressKey, findAddresses, type FoundAddress } from './find-addresses.js';
import { findEmails } from './find-emails.js';
import { findNames } from './find-names.js';
import { findNumbers, type FoundNumber } from './find-numbers.js';
import { findPhones } from './find-phones.js';
import { isOrganisation, textsOf } from './organisation.js';
import { presentText, type PageFacts } from './page-facts.js';

/** What the pages of one website say about its company, collected page by page. */
export class SiteEvidence {
  readonly #names: Evidence[] = [];
  readonly #emails: Evidence[] = [];
  readonly #phones: Evidence[] = [];
  readonly #addresses: Evidence<FoundAddress>[] = [];
  readonly #numbers: Evidence<FoundNumber>[] = [];
  #description: string | null = null;

  add(page: PageFacts, context: PageContext): void {
    this.#names.push(...findNames(page, context));
    this.#emails.push(...findEmails(page, context));
    this.#phones.push(...findPhones(page, context));
    this.#addresses.push(...findAddresses(page, context));
    this.#numbers.push(...findNumbers(page, context));
    const described = page.things.filter(isOrganisation).flatMap((thing) => textsOf(thing, 'description'))[0];
    this.#description ??= presentText(described ?? page.description);
  }

  get names() {
    return ranked(this.#names, fold);
  }

  get emails() {
    return ranked(this.#emails, (email) => email).filter(({ weight }) => weight > 0);
  }

  get phones() {
    return ranked(this.#phones, (phone) => phone);
  }

  get addresses() {
    return ranked(this.#addresses, addressKey);
  }

  /** Numbers of one kind. */
  numbers(kind: FoundNumber['kind']) {
    return ranked(
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
      this.#emails.length > 0 &&
      this.#phones.length > 0 &&
      this.#addresses.length > 0 &&
      this.#numbers.length > 0
    );
  }
}
