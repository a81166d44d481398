import type { Unit } from '../../../platform/db/database.js';
import { findCountryById, languageOfCountry } from '../../../kernel/contact/countries.js';
import { pageLanguage, type MailLanguage } from '../../../kernel/text/language.js';
import { BadRequest, InvalidInput, Conflict } from '../../../platform/http/errors.js';
import type { Member } from '../../../platform/http/principal.js';
import type { ClientDto } from '../../directory/index.js';
import type { CompanyService } from '../../identity/index.js';
import type { LinkSigner } from '../links/link-signer.service.js';
import type { LinkFactory } from '../links/link-factory.service.js';
import type { AnsweredMessage } from '../messages/message.queries.js';
import { isEmptyMailHtml, type MailOrder, type MailService } from '../outbox/mail.service.js';
import type {
  ClientMailPreview,
  ClientMailTranslation,
  ClientMailingInput,
  SingleEmailInput,
} from './client-mail.dto.js';
import { createHash } from 'node:crypto';

/** What stands for the words and the recipient of a mail to one: the same for the same mail. */
export function fingerprintOfSingle(input: SingleEmailInput): string {
  const { recipient_email, recipient_name, client_id = null } = input;
  const { answers } = input;
  return fingerprint([
    ...wordsOf(input),
    recipient_email.trim(),
    recipient_name?.trim() ?? '',
    client_id,
    ...(answers == null ? [] : [answers]),
  ]);
}

/** The same for a mailing, in whatever sequence they are named. */
export function fingerprintOfMailing(input: ClientMailingInput): string {
  const clients = [...new Set(input.client_ids)].sort((one, other) => one - other);
  const { translations = [] } = input;
  return fingerprint([
    ...wordsOf(input),
    ...translations.map(({ language, subject, message }) => [language, subject.trim(), message]),
    ...clients,
  ]);
}

/**
 * Holds a mail against the one that its key sent. Of those that were sent before fingerprints were kept nothing is known.
 * @throws {Conflict} `key_used_otherwise`
 */
export function requireSameMail(stored: string | null, asked: string): void {
  if (stored !== null && stored !== asked) throw new Conflict('key_used_otherwise');
}

function wordsOf({ subject, message, language, type }: SingleEmailInput | ClientMailingInput): unknown[] {
  return [subject.trim(), message, language ?? null, type ?? 'quote_request'];
}

function fingerprint(parts: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}

/** Words to clients, as they were written. */
interface ClientMailWords {
  /** What it is kept as among the messages. */
  type: string;
  subject: string;
  message: string;
  /** That of each client's country when null. */
  language: MailLanguage | null;
  /** For those who read another language; none when left out. */
  translations?: readonly ClientMailTranslation[];
}

/** Somebody to write to. */
interface ClientRecipient {
  /** Names what the mail is sent for; a second mail for the same cause is not sent. */
  cause: string;
  client: Pick<ClientDto, 'id' | 'name' | 'country_id'> | null;
  name: string | null;
  email: string;
  /** What it answers; nothing when left out. */
  answered?: AnsweredMessage | null;
}

interface ClientMailWriterDeps {
  companies: CompanyService;
  links: LinkFactory;
  mails: MailService;
  signer: LinkSigner;
}

/** Writes mails in a forwarder's own words to clients, each with the link to the form for a request. */
export class ClientMailWriter {
  constructor(private readonly deps: ClientMailWriterDeps) {}

  /**
   * Refuses a mail that cannot go out, before anything is written.
   * @throws {InvalidInput} when nothing of the message would be seen: an editor's empty paragraph
   * @throws {BadRequest} `missing_user_settings` when the company has no sending address or no name
   */
  async requireWritable({ companyId }: Member, message: string): Promise<void> {
    if (isEmptyMailHtml(message)) throw new InvalidInput([{ field: 'message', code: 'required' }]);
    const { email_name, company_name } = await this.deps.companies.getSender(companyId);
    if (!email_name.trim() || !company_name.trim()) throw new BadRequest('missing_user_settings');
  }

  /**
   * Writes a mail to each recipient into the outbox, in the transaction of what caused them.
   * @returns the messages' ids in the sequence of the recipients
   */
  async write(
    unit: Unit,
    { companyId, userId }: Pick<Member, 'companyId' | 'userId'>,
    { type, ...words }: ClientMailWords,
    recipients: readonly ClientRecipient[],
    isToMany = false,
  ): Promise<number[]> {
    const mails: MailOrder[] = [];
    for (const recipient of recipients) mails.push(await this.mailTo(recipient, words, userId));
    return this.deps.mails.queueAll(
      unit,
      { companyId, userId, type: 'quote_request', keptAs: type, isToMany },
      mails,
    );
  }

  /** A mail as its recipient would see it. */
  async preview(
    member: Member,
    words: Omit<ClientMailWords, 'type'>,
    recipient: ClientRecipient,
  ): Promise<ClientMailPreview> {
    const mail = await this.mailTo(recipient, words, member.userId);
    const mailing = { ...member, type: 'quote_request' } as const;
    return this.deps.mails.preview(mailing, mail, (link) => this.deps.signer.urlOf(link, null));
  }

  private async mailTo(
    { cause, client, name, email, answered }: ClientRecipient,
    words: Omit<ClientMailWords, 'type'>,
    userId: number,
  ): Promise<MailOrder> {
    const own = words.translations?.find(({ language }) => language === languageOf(client));
    const { subject, message, language } = own ?? words;
    const written = language ?? languageOf(client);
    const form = { userId, clientId: client?.id ?? 0, email, order: null };
    return {
      cause,
      language: written,
      recipient: { name, email },
      link: client && (await this.deps.links.orderForm(form, pageLanguage(written))),
      clientId: client?.id ?? null,
      orderId: answered?.order_id ?? null,
      answers: answered?.header ?? null,
      isTyped: true,
      template: { subject: subject.trim(), body: message },
      // Who wrote the words has decided whether the link belongs into them.
      appendMissingBlocks: false,
    };
  }

  /** Has the outbox delivered, after the commit of what was written. */
  scheduleDelivery(): void {
    this.deps.mails.scheduleDelivery();
  }
}

function languageOf(client: ClientRecipient['client']): MailLanguage {
  const country = client?.country_id ? findCountryById(client.country_id) : null;
  return languageOfCountry(country?.code ?? null);
}
