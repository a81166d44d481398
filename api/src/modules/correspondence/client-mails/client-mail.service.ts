import { randomUUID } from 'node:crypto';
import type { Database, Unit } from '../../../platform/db/database.js';
import { connectionOf } from '../../../platform/db/connection-of.js';
import { findCountryById, languageOfCountry } from '../../../kernel/contact/countries.js';
import { pageLanguage, type MailLanguage, type UiLanguage } from '../../../kernel/text/language.js';
import { BadRequest, Conflict, InvalidInput } from '../../../platform/http/errors.js';
import type { Member } from '../../../platform/http/principal.js';
import type { RateLimits } from '../../../platform/http/rate-limits.js';
import type { ClientDto, ClientService } from '../../directory/index.js';
import type { CompanyService } from '../../identity/index.js';
import type { LinkSigner } from '../links/link-signer.service.js';
import type { LinkFactory } from '../links/link-factory.service.js';
import { isEmptyMailHtml, type MailOrder, type MailService } from '../outbox/mail.service.js';
import type { MessageDetails } from '../messages/message.dto.js';
import type { MessageService } from '../messages/message.service.js';
import type { ClientMailPreview, ClientMailPreviewInput, SingleEmailInput } from './client-mail.dto.js';
import { fingerprintOfSingle, requireSameLetter } from './letter-fingerprint.js';
import { findKeptLetter, noteMessageOfKey, takeKey } from './letter-key.queries.js';

/** Words to clients, as they were written. */
export interface ClientLetter {
  /** What it is kept as among the messages. */
  type: string;
  subject: string;
  message: string;
  /** That of each client's country when null. */
  language: MailLanguage | null;
}

/** Somebody to write to. */
export interface ClientRecipient {
  /** Names what the mail is sent for; a second mail for the same cause is not sent. */
  cause: string;
  client: Pick<ClientDto, 'id' | 'name' | 'country_id'> | null;
  name: string | null;
  email: string;
}

/** Mails in a forwarder's own words to clients, each with the link to the form for a request. */
export class ClientMailService {
  constructor(
    private readonly db: Database,
    private readonly clients: ClientService,
    private readonly companies: CompanyService,
    private readonly links: LinkFactory,
    private readonly mails: MailService,
    private readonly messages: MessageService,
    private readonly signer: LinkSigner,
    private readonly limits: RateLimits,
  ) {}

  /**
   * Writes to one client, or to somebody there; once for a key, however often it is asked for.
   * @throws {InvalidInput} when nothing of the message would be seen
   * @throws {NotFound} when the client is neither the company's own nor collected
   * @throws {BadRequest} `missing_user_settings`
   * @throws {Conflict} `key_used_otherwise`; `letter_was_deleted` when its message is gone
   */
  async sendSingle(member: Member, input: SingleEmailInput, language: UiLanguage): Promise<MessageDetails> {
    const sent = await this.findSent(member, input);
    if (sent) return sent;
    const { client_id = null, message } = input;
    await this.requireWritable(member, message);
    const client = client_id === null ? null : await this.clients.getClient(member, client_id);
    await this.limits.consume('letter', String(member.companyId));
    try {
      const id = await this.db.inCompany(member.companyId, (unit) =>
        this.writeSingle(unit, member, { input, client, language }),
      );
      this.mails.scheduleDelivery();
      return await this.messages.getMessage(member, id);
    } catch (error) {
      // The same call came twice at the same moment: the other one sends.
      const other = error instanceof Conflict ? await this.findSent(member, input) : null;
      if (!other) throw error;
      return other;
    }
  }

  /** The message that the key of a mail has sent; null when it has sent none, or there is no key. */
  private async findSent(member: Member, input: SingleEmailInput): Promise<MessageDetails | null> {
    const { key } = input;
    const kept = key === undefined ? null : await findKeptLetter(this.db.reads, member.companyId, key);
    if (!kept) return null;
    requireSameLetter(kept.fingerprint, fingerprintOfSingle(input));
    if (kept.message_id === null) throw new Conflict('letter_was_deleted');
    return this.messages.getMessage(member, kept.message_id);
  }

  /** @returns the message's id */
  private async writeSingle(
    unit: Unit,
    member: Member,
    { input, client, language }: { input: SingleEmailInput; client: ClientDto | null; language: UiLanguage },
  ): Promise<number> {
    const { key, recipient_email, recipient_name, subject, message, type } = input;
    const { companyId } = member;
    if (key !== undefined) await takeKey(connectionOf(unit), companyId, key, fingerprintOfSingle(input));
    const letter = {
      type: type ?? 'quote_request',
      subject,
      message,
      language: input.language ?? (client ? null : language),
    };
    const name = recipient_name?.trim() || (client?.name ?? null);
    const recipient = {
      cause: `single mail ${randomUUID()}`,
      client,
      name,
      email: recipient_email.trim(),
    };
    const [id = 0] = await this.write(unit, member, letter, [recipient]);
    if (key !== undefined) await noteMessageOfKey(connectionOf(unit), companyId, key, id);
    return id;
  }

  /**
   * A mail as its recipient would see it.
   * @throws {NotFound} when the client is neither the company's own nor collected
   */
  async preview(
    member: Member,
    input: ClientMailPreviewInput,
    language: UiLanguage,
  ): Promise<ClientMailPreview> {
    await this.limits.consume('mail-preview', String(member.userId));
    const { client_id = null, subject, message, recipient_name } = input;
    const client = client_id === null ? null : await this.clients.getClient(member, client_id);
    const name = recipient_name?.trim() || (client?.name ?? null);
    const email = client?.email ?? '';
    const letter = {
      subject,
      // What is not written yet is not there: no other text takes its place.
      message: isEmptyMailHtml(message) ? '<p>&nbsp;</p>' : message,
      language: input.language ?? (client ? null : language),
    };
    const mail = await this.mailTo({ cause: '', client, name, email }, letter, member.userId);
    const mailing = { ...member, type: 'quote_request' } as const;
    const shown = await this.mails.preview(mailing, mail, (link) => this.signer.urlOf(link, null));
    return { ...shown, subject: subject.trim() ? shown.subject : '' };
  }

  /**
   * Refuses a letter that cannot go out, before anything is written.
   * @throws {InvalidInput} when nothing of the message would be seen: an editor's empty paragraph
   * @throws {BadRequest} `missing_user_settings` when the company has no sending address or no name
   */
  async requireWritable({ companyId }: Member, message: string): Promise<void> {
    if (isEmptyMailHtml(message)) throw new InvalidInput([{ field: 'message', code: 'required' }]);
    const { email_name, company_name } = await this.companies.getSender(companyId);
    if (!email_name.trim() || !company_name.trim()) throw new BadRequest('missing_user_settings');
  }

  /**
   * Writes the mails of a letter into the outbox, in the transaction of what caused them.
   * @returns the messages' ids in the sequence of the recipients
   */
  async write(
    unit: Unit,
    { companyId, userId }: Pick<Member, 'companyId' | 'userId'>,
    { type, subject, message, language }: ClientLetter,
    recipients: readonly ClientRecipient[],
    isToMany = false,
  ): Promise<number[]> {
    const letter = { subject, message, language };
    const mails: MailOrder[] = [];
    for (const recipient of recipients) mails.push(await this.mailTo(recipient, letter, userId));
    return this.mails.queueAll(
      unit,
      { companyId, userId, type: 'quote_request', keptAs: type, isToMany },
      mails,
    );
  }

  private async mailTo(
    { cause, client, name, email }: ClientRecipient,
    { subject, message, language }: Omit<ClientLetter, 'type'>,
    userId: number,
  ): Promise<MailOrder> {
    const written = language ?? languageOf(client);
    const form = { userId, clientId: client?.id ?? 0, email, order: null };
    return {
      cause,
      language: written,
      recipient: { name, email },
      link: client && (await this.links.orderForm(form, pageLanguage(written))),
      clientId: client?.id ?? null,
      isTyped: true,
      template: { subject: subject.trim(), body: message },
      // Who wrote the words has decided whether the link belongs into them.
      appendMissingBlocks: false,
    };
  }

  /** Has the outbox delivered, after the commit of what was written. */
  scheduleDelivery(): void {
    this.mails.scheduleDelivery();
  }
}

function languageOf(client: ClientRecipient['client']): MailLanguage {
  const country = client?.country_id ? findCountryById(client.country_id) : null;
  return languageOfCountry(country?.code ?? null);
}
