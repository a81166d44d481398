import type { Database, Unit } from '../../../platform/db/database.js';
import { connectionOf } from '../../../platform/db/connection-of.js';
import { findCountryById, languageOfCountry } from '../../../kernel/contact/countries.js';
import type { UiLanguage } from '../../../kernel/text/language.js';
import { BadRequest, Conflict, InvalidInput, NotFound } from '../../../platform/http/errors.js';
import type { Member } from '../../../platform/http/principal.js';
import type { RateLimits } from '../../../platform/http/rate-limits.js';
import type { ClientService } from '../../directory/index.js';
import type { MailOutboxService } from '../outbox/mail-outbox.service.js';
import {
  excerptOfHtml,
  isEmptyMailHtml,
  mailTypes,
  sanitizeMailHtml,
  type MailService,
} from '../outbox/mail.service.js';
import type {
  ConversationMessages,
  ConversationPage,
  ConversationQuery,
  MessageDelivery,
  MessageDetails,
  MessageInput,
  MessagePage,
  MessageQuery,
  MessageStats,
  MessageUpdate,
  UnreadMessages,
} from './message.dto.js';
import {
  countMessages,
  countUnread,
  deleteMessage,
  enterReceived,
  findAnsweredMessage,
  findMessage,
  hasType,
  listConversation,
  listConversations,
  listMessages,
  markAsRead,
  markPassedOn,
  type AnsweredMessage,
  type ReceivedMessage,
} from './message.queries.js';

/** What the product writes by itself. Callers may have words of their own beside these. */
const knownTypes: readonly string[] = [...mailTypes, 'company_invitation'];

interface MessageServiceDeps {
  db: Database;
  mails: MailService;
  outbox: MailOutboxService;
  clients: ClientService;
  limits: RateLimits;
}

/** What a company and people outside wrote to each other. */
export class MessageService {
  constructor(private readonly deps: MessageServiceDeps) {}

  /** @throws {InvalidInput} when the product has no such type of mail, and the company no message of it */
  async listMessages({ companyId }: Member, query: MessageQuery): Promise<MessagePage> {
    const { type } = query;
    const isKnown =
      type === undefined || knownTypes.includes(type) || (await hasType(this.deps.db.reads, companyId, type));
    if (!isKnown) {
      throw new InvalidInput([
        { field: 'type', code: 'not_in_list', params: { values: knownTypes.join(', ') } },
      ]);
    }
    return listMessages(this.deps.db.lists, companyId, query);
  }

  /** Conversations, those with the latest messages first. */
  listConversations({ companyId }: Member, query: ConversationQuery): Promise<ConversationPage> {
    return listConversations(this.deps.db.lists, companyId, query);
  }

  /** @throws {NotFound} when there is no such message, or it is another company's */
  async getConversation({ companyId }: Member, id: number): Promise<ConversationMessages> {
    const conversation = await listConversation(this.deps.db.reads, companyId, id);
    if (conversation.total === 0) throw new NotFound();
    return conversation;
  }

  /** What an answer needs to know of a message. @throws {NotFound} when there is none, or it is another company's */
  async getAnswered({ companyId }: Member, id: number): Promise<AnsweredMessage> {
    const answered = await findAnsweredMessage(this.deps.db.reads, companyId, id);
    if (!answered) throw new NotFound();
    return answered;
  }

  countMessages({ companyId }: Member): Promise<MessageStats> {
    return countMessages(this.deps.db.reads, companyId);
  }

  async countUnread({ companyId }: Member): Promise<UnreadMessages> {
    return { unread_count: await countUnread(this.deps.db.reads, companyId) };
  }

  /**
   * One message. What came from outside is sanitised when it is shown: rules may have become stricter since it came.
   * @throws {NotFound} when there is none, or it is another company's
   */
  async getMessage({ companyId }: Member, id: number): Promise<MessageDetails> {
    const message = await findMessage(this.deps.db.reads, companyId, id);
    if (!message) throw new NotFound();
    const content = sanitizeMailHtml(message.content);
    return { ...message, content: await this.deps.outbox.withWorkingLinks(id, content) };
  }

  /**
   * Writes to somebody outside.
   * @throws {BadRequest} `client_without_email`
   * @throws {NotFound} when the company has no such client
   */
  async sendMail(member: Member, input: MessageInput, language: UiLanguage): Promise<MessageDetails> {
    const { client_id = null, type, subject, from, to, content } = input;
    // An editor's empty paragraph, or nothing but a script.
    if (isEmptyMailHtml(content)) throw new InvalidInput([{ field: 'content', code: 'required' }]);
    const client = client_id === null ? null : await this.deps.clients.getClient(member, client_id);
    if (client && !client.email) throw new BadRequest('client_without_email');
    await this.deps.limits.consume('letter', String(member.companyId));
    const country = client?.country_id ? findCountryById(client.country_id) : null;
    const mail = {
      type,
      language: country ? languageOfCountry(country.code) : language,
      subject: subject.trim(),
      content,
      recipient: { name: client?.name ?? null, email: to },
      replyTo: from,
      clientId: client_id,
    };
    const id = await this.deps.db.inCompany(member.companyId, (unit) =>
      this.deps.mails.queueTyped(unit, member, mail),
    );
    this.deps.mails.scheduleDelivery();
    return this.getMessage(member, id);
  }

  async updateMessage(member: Member, id: number, _change: MessageUpdate): Promise<MessageDetails> {
    // Written where all is written: the pool for reading must never wait for a lock that a writer holds.
    await this.deps.db.inCompany(member.companyId, (unit) =>
      markAsRead(connectionOf(unit), member.companyId, id),
    );
    return this.getMessage(member, id);
  }

  /** Marks all that nobody has read. @returns how many there were */
  async markAllAsRead({ companyId }: Pick<Member, 'companyId'>): Promise<number> {
    return this.deps.db.inCompany(companyId, (unit) => markAsRead(connectionOf(unit), companyId, 'unread'));
  }

  /**
   * Notes inside a unit of work of the company that what a mail brought was handed over in another way.
   * @param mail null where nobody wrote one; `message_id` is null of one whose message is gone
   * @returns whether that is new
   * @throws {Conflict} `mail_not_on_hold` of one that has arrived, or is on its way
   */
  async passOn(
    unit: Unit,
    companyId: number,
    mail: { message_id: number | null; delivery: MessageDelivery } | null,
  ): Promise<boolean> {
    if (mail?.delivery === 'passed_on') return false;
    const isOnHold = mail?.delivery === 'failed' || mail?.delivery === 'stored';
    if (!isOnHold || mail.message_id === null) throw new Conflict('mail_not_on_hold');
    await markPassedOn(connectionOf(unit), companyId, mail.message_id);
    return true;
  }

  /** @throws {Conflict} `message_not_sent_yet` while its mail waits for its delivery */
  async deleteMessage({ companyId }: Member, id: number): Promise<void> {
    await this.deps.db.inCompany(companyId, async (unit) => {
      await this.deps.mails.release(unit, companyId, id);
      if (!(await deleteMessage(connectionOf(unit), companyId, id))) throw new NotFound();
    });
  }

  /** Keeps a message that came from outside. @returns its id */
  async receive(companyId: number, message: Omit<ReceivedMessage, 'excerpt'>): Promise<number> {
    const id = await this.deps.db.inCompany(companyId, (unit) =>
      this.receiveIn(unit, companyId, { ...message, excerpt: excerptOfHtml(message.body) }),
    );
    if (id === null) throw new TypeError('The company has this message already');
    return id;
  }

  /**
   * The same inside a unit of work, with the excerpt already made.
   * @returns the message's id; null when the company has it already
   */
  receiveIn(unit: Unit, companyId: number, message: ReceivedMessage): Promise<number | null> {
    return enterReceived(connectionOf(unit), companyId, message);
  }
}
