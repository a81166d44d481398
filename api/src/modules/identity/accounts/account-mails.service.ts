import { randomUUID } from 'node:crypto';
import { currentCaller } from '../../../kernel/caller.js';
import type { Unit } from '../../../platform/db/database.js';
import { pageLanguage, type MailLanguage } from '../../../kernel/text/language.js';
import type { Clock } from '../../../platform/clock/clock.port.js';
import { linkPlace, placeholderOf } from '../../../kernel/links/stored-link.js';
import { escapeHtml } from '../../../kernel/text/escape-html.js';
import type { AccountOutbox } from './account-outbox.js';
import type { MailedLink } from './account-links.service.js';
import type {
  AccountMailFacts,
  AccountMailKind,
  AccountMailTexts,
} from './account-mail-texts/account-mail-text.js';
import { english } from './account-mail-texts/en.js';
import { french } from './account-mail-texts/fr.js';
import { german } from './account-mail-texts/de.js';
import { italian } from './account-mail-texts/it.js';
import { norwegian } from './account-mail-texts/no.js';
import { polish } from './account-mail-texts/pl.js';
import { spanish } from './account-mail-texts/es.js';

/** The mails about accounts in all languages of mails. */
const accountMailTexts: Readonly<Record<MailLanguage, AccountMailTexts>> = {
  pl: polish,
  en: english,
  no: norwegian,
  de: german,
  fr: french,
  es: spanish,
  it: italian,
};

/** Who reads a mail about an account. */
export interface AccountMailReader {
  /** Null for somebody of whom only the address is known. */
  name: string | null;
  email: string;
  language: MailLanguage;
}

const locales: Readonly<Record<MailLanguage, string>> = {
  pl: 'pl-PL',
  en: 'en-GB',
  no: 'nb-NO',
  de: 'de-DE',
  fr: 'fr-FR',
  es: 'es-ES',
  it: 'it-IT',
};

/** Mails to an address that nobody has proven to be theirs: a stranger with whom it was mixed up is not told the asker's network address. */
const toUnproven: ReadonlySet<AccountMailKind> = new Set<AccountMailKind>(['registration', 'email_change']);

/** Writes the mails that the product sends people about their accounts, in its own name. */
export class AccountMailService {
  constructor(
    private readonly mails: AccountOutbox,
    private readonly clock: Clock,
    /** Where people reach the product. */
    private readonly publicUrl: string,
  ) {}

  /**
   * Puts a mail into the outbox, in the transaction of its cause; `scheduleDelivery` after the commit.
   * @param mailed what a kind with a link leads to
   * @param companyId the company that has it sent: the mail waits until the company's owner has confirmed their address
   */
  async queue<Kind extends AccountMailKind>(
    unit: Unit,
    kind: Kind,
    reader: AccountMailReader,
    facts: AccountMailFacts[Kind],
    mailed: MailedLink | null = null,
    companyId: number | null = null,
  ): Promise<void> {
    const { language, name, email } = reader;
    const texts = accountMailTexts[language];
    const circumstances = texts.circumstances({
      when: this.timeFor(language, this.clock.now()),
      address:
        isByAdministrator(kind, facts) || toUnproven.has(kind) ? null : currentCaller().address || null,
    });
    const text = texts.kinds[kind](facts, circumstances);
    const placeholder = placeholderOf(1);
    const label = mailed ? (text.link ?? null) : null;
    const website = this.publicUrl.replace(/\/$/, '');
    await this.mails.queueOwn(unit, {
      cause: mailed?.cause ?? `account mail ${kind} ${randomUUID()}`,
      companyId,
      language,
      recipient: { name, email },
      subject: text.subject,
      body: [
        paragraph(texts.greeting(name === null ? null : boundedName(name))),
        // The button follows what it is for; whoever wants to know more reads on.
        ...text.paragraphs.slice(0, 1).map(paragraph),
        ...(label ? [`<p>${linkPlace}</p>`] : []),
        ...text.paragraphs.slice(1).map(paragraph),
        ...(text.closing ? [paragraph(texts.closings[text.closing])] : []),
        // No button: whoever did it themselves has nothing to do.
        ...(text.closing && !label
          ? [`<p><a href="${escapeHtml(`${website}/`)}">${escapeHtml(texts.signIn)}</a></p>`]
          : []),
      ].join(''),
      website,
      action: label ? { label, url: placeholder } : null,
      // The page speaks the language of the mail.
      links: mailed ? [{ ...mailed.link, language: pageLanguage(language), placeholder }] : [],
    });
  }

  /** Lets mails go that waited until the owner of their company had confirmed their address. */
  async releaseConfirmed(unit: Unit, ownerId: number): Promise<void> {
    await this.mails.releaseConfirmed(unit, ownerId);
  }

  /** Deletes mails of a company that wait for its owner, with their messages. */
  async withdrawWaiting(unit: Unit, companyId: number): Promise<void> {
    await this.mails.withdrawWaiting(unit, companyId);
  }

  /** Has the outbox looked at, after the commit. */
  scheduleDelivery(): void {
    this.mails.scheduleDelivery();
  }

  /** Date and time as the screens show them, in Warsaw, with the zone: where the reader lives is not known. */
  timeFor(language: MailLanguage, time: Date): string {
    const format = new Intl.DateTimeFormat(locales[language], {
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
      timeZone: 'Europe/Warsaw',
      timeZoneName: 'short',
    });
    return format.format(time);
  }
}

function paragraph(text: string): string {
  return `<p>${escapeHtml(text).replaceAll('\n', '<br>')}</p>`;
}

/** Of what an administrator did, their network address says nothing to the reader, and is theirs. */
function isByAdministrator(kind: AccountMailKind, facts: object): boolean {
  return kind === 'sessions_ended' || ('byAdministrator' in facts && facts.byAdministrator === true);
}

/** Characters of a name in a mail to somebody who did not choose it: enough for names, too few for a message. */
const nameLength = 60;

/** A name that somebody else may have filled with words of their own, short and without what mail programs make links of. */
export function boundedName(name: string): string {
  const plain = name
    .replace(/https?:|[/\\<>]/gi, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return plain.length > nameLength ? `${plain.slice(0, nameLength - 1)}…` : plain;
}
