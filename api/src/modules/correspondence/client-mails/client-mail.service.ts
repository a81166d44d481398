import { randomUUID } from 'node:crypto';
import type { Database, Unit } from '../../../platform/db/database.js';
import { connectionOf } from '../../../platform/db/connection-of.js';
import type { UiLanguage } from '../../../kernel/text/language.js';
import { Conflict } from '../../../platform/http/errors.js';
import type { Member } from '../../../platform/http/principal.js';
import type { RateLimits } from '../../../platform/http/rate-limits.js';
import type { ClientDto, ClientService } from '../../directory/index.js';
import { isEmptyMailHtml } from '../outbox/mail.service.js';
import type { MessageDetails } from '../messages/message.dto.js';
import type { AnsweredMessage } from '../messages/message.queries.js';
import type { MessageService } from '../messages/message.service.js';
import type { ClientMailPreview, ClientMailPreviewInput, SingleEmailInput } from './client-mail.dto.js';
import { type ClientMailWriter, fingerprintOfSingle, requireSameMail } from './client-mail-writer.service.js';
import { findKeptMail, noteMessageOfKey, takeKey } from './client-mailing.queries.js';

interface ClientMailServiceDeps {
  db: Database;
  clients: ClientService;
  messages: MessageService;
  limits: RateLimits;
  writer: ClientMailWriter;
}

/** Mails in a forwarder's own words to one client. */
export class ClientMailService {
  constructor(private readonly deps: ClientMailServiceDeps) {}

  /**
   * Writes to one client, or to somebody there; once for a key, however often it is asked for.
   * @throws {InvalidInput} when nothing of the message would be seen
   * @throws {NotFound} when the client is neither the company's own nor collected, or there is no message that it could answer
   * @throws {BadRequest} `missing_user_settings`
   * @throws {Conflict} `key_used_otherwise`; `letter_was_deleted` when its message is gone
   */
  async sendSingle(member: Member, input: SingleEmailInput, language: UiLanguage): Promise<MessageDetails> {
    const sent = await this.findSent(member, input);
    if (sent) return sent;
    const { client_id = null, message, answers = null } = input;
    await this.deps.writer.requireWritable(member, message);
    const client = client_id === null ? null : await this.deps.clients.getClient(member, client_id);
    const answered = answers === null ? null : await this.deps.messages.getAnswered(member, answers);
    await this.deps.limits.consume('letter', String(member.companyId));
    try {
      const id = await this.deps.db.inCompany(member.companyId, (unit) =>
        this.writeSingle(unit, member, { input, client, answered, language }),
      );
      this.deps.writer.scheduleDelivery();
      return await this.deps.messages.getMessage(member, id);
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
    const kept = key === undefined ? null : await findKeptMail(this.deps.db.reads, member.companyId, key);
    if (!kept) return null;
    requireSameMail(kept.fingerprint, fingerprintOfSingle(input));
    if (kept.message_id === null) throw new Conflict('letter_was_deleted');
    return this.deps.messages.getMessage(member, kept.message_id);
  }

  /** @returns the message's id */
  private async writeSingle(
    unit: Unit,
    member: Member,
    {
      input,
      client,
      answered,
      language,
    }: {
      input: SingleEmailInput;
      client: ClientDto | null;
      answered: AnsweredMessage | null;
      language: UiLanguage;
    },
  ): Promise<number> {
    const { key, recipient_email, recipient_name, subject, message, type } = input;
    const { companyId } = member;
    if (key !== undefined) await takeKey(connectionOf(unit), companyId, key, fingerprintOfSingle(input));
    const words = {
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
      answered,
    };
    const [id = 0] = await this.deps.writer.write(unit, member, words, [recipient]);
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
    await this.deps.limits.consume('mail-preview', String(member.userId));
    const { client_id = null, subject, message, recipient_name } = input;
    const client = client_id === null ? null : await this.deps.clients.getClient(member, client_id);
    const name = recipient_name?.trim() || (client?.name ?? null);
    const email = client?.email ?? '';
    const words = {
      subject,
      // What is not written yet is not there: no other text takes its place.
      message: isEmptyMailHtml(message) ? '<p>&nbsp;</p>' : message,
      language: input.language ?? (client ? null : language),
    };
    const shown = await this.deps.writer.preview(member, words, { cause: '', client, name, email });
    return { ...shown, subject: subject.trim() ? shown.subject : '' };
  }
}
