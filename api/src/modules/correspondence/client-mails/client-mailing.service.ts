import { LockMode } from '@mikro-orm/core';
import type { Database, Unit } from '../../../platform/db/database.js';
import { connectionOf } from '../../../platform/db/connection-of.js';
import { BadRequest, Conflict, InvalidInput, NotFound } from '../../../platform/http/errors.js';
import type { Member } from '../../../platform/http/principal.js';
import type { RateLimits } from '../../../platform/http/rate-limits.js';
import type { ClientDto, ClientService } from '../../directory/index.js';
import type { MailingRefusals } from '../outbox/mailing-refusals.service.js';
import { sanitizeMailHtml } from '../outbox/mail.service.js';
import type {
  ClientMailingCounts,
  ClientMailingDetails,
  ClientMailingBegun,
  ClientMailingDto,
  ClientMailingInput,
  ClientMailingPage,
  ClientMailingQuery,
  ClientMailingRetry,
  ClientMailingSkip,
} from './client-mail.dto.js';
import {
  type ClientMailWriter,
  fingerprintOfMailing,
  requireSameMail,
} from './client-mail-writer.service.js';
import { ClientMailing, ClientMailingRecipient, translationsIn } from './client-mailing.entity.js';
import {
  countClientMailing,
  findClientMailing,
  findMailingByKey,
  listClientMailings,
  listMailingRecipients,
  listUnreached,
  noteSecondTries,
  type UnreachedRecipient,
} from './client-mailing.queries.js';

/** A client who can be written to. */
type Reachable = ClientDto & { email: string };

/** How many clients without an address a refusal names. */
const maxNames = 20;

interface ClientMailingServiceDeps {
  db: Database;
  clients: ClientService;
  writer: ClientMailWriter;
  refusals: MailingRefusals;
  limits: RateLimits;
}

/** The same mail to many clients. */
export class ClientMailingService {
  constructor(private readonly deps: ClientMailingServiceDeps) {}

  /**
   * Writes mailing, messages and mails in one transaction: it holds all of them or none, and the outbox delivers them
   * whatever becomes of this process.
   * Who has unsubscribed is left out, and named in the mailing; who has no address is skipped.
   * @throws {InvalidInput} when clients are not there, or nothing of the message would be seen
   * @throws {BadRequest} `clients_without_email`, naming them, or `clients_unsubscribed`, when that leaves nobody; `missing_user_settings`
   * @throws {Conflict} `key_used_otherwise`
   */
  async sendToMany(member: Member, input: ClientMailingInput): Promise<ClientMailingBegun> {
    const mailing = await this.begin(member, input);
    const clients = await this.deps.clients.findClients(member.companyId, input.client_ids);
    const skipped = clients.flatMap((client) =>
      isReachable(client) ? [] : [{ client_name: client.name, reason: 'no_email' as const }],
    );
    return { ...mailing, skipped };
  }

  private async begin(member: Member, input: ClientMailingInput): Promise<ClientMailingDto> {
    const { companyId } = member;
    const begun = await this.findBegun(member, input);
    if (begun) return begun;
    for (const { message } of [input, ...(input.translations ?? [])])
      await this.deps.writer.requireWritable(member, message);
    const recipients = await this.recipientsOf(companyId, input.client_ids);
    await this.deps.limits.consume('mailing', String(companyId));
    try {
      const id = await this.deps.db.inCompany(companyId, (unit) =>
        this.write(unit, member, input, recipients),
      );
      this.deps.writer.scheduleDelivery();
      return await this.getSummary(member, id);
    } catch (error) {
      // The same call came twice at the same moment: the other one sends.
      const other = error instanceof Conflict ? await this.findBegun(member, input) : null;
      if (!other) throw error;
      return other;
    }
  }

  listMailings({ companyId }: Member, query: ClientMailingQuery): Promise<ClientMailingPage> {
    return listClientMailings(this.deps.db.lists, companyId, query);
  }

  /** @throws {NotFound} when there is none, or it is another company's */
  async getMailing(member: Member, id: number): Promise<ClientMailingDetails> {
    const mailing = await this.find(member, id);
    const recipients = await listMailingRecipients(this.deps.db.reads, member.companyId, id);
    const translations = mailing.translations.map((one) => ({
      ...one,
      message: sanitizeMailHtml(one.message),
    }));
    return { ...mailing, message: sanitizeMailHtml(mailing.message), translations, recipients };
  }

  /** @throws {NotFound} when there is none, or it is another company's */
  async countMails({ companyId }: Member, id: number): Promise<ClientMailingCounts> {
    const counts = await countClientMailing(this.deps.db.reads, companyId, id);
    if (!counts) throw new NotFound();
    return counts;
  }

  /**
   * Writes to those again whose mail could not be delivered, at the address that they have now.
   * @throws {NotFound} when the mailing is not there, or another company's
   */
  async retryFailed(member: Member, id: number): Promise<ClientMailingRetry> {
    const { companyId } = member;
    const outcome = await this.deps.db.inCompany(companyId, async (unit) => {
      // Of two tries at once the second finds nobody left.
      const mailing = await unit.findOne(ClientMailing, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (!mailing) throw new NotFound();
      const unreached = await listUnreached(connectionOf(unit), id);
      const { again, skipped } = await this.sorted(unit, companyId, unreached);
      const messages = await this.deps.writer.write(
        unit,
        member,
        {
          ...mailing,
          language: mailing.language ?? null,
          translations: translationsIn(mailing.translations),
        },
        again.map(({ client, recipient }) => ({
          cause: `client mailing ${id}, recipient ${recipient.id}, after message ${recipient.message_id}`,
          client,
          name: client.name,
          email: client.email,
        })),
        true,
      );
      const tries = again.map(({ client, recipient }, index) => ({
        id: recipient.id,
        message_id: messages[index] ?? 0,
        client_name: client.name,
        client_email: client.email,
      }));
      if (tries.length > 0) await noteSecondTries(connectionOf(unit), tries);
      return { sent: tries.length, total: unreached.length, skipped };
    });
    if (outcome.sent > 0) this.deps.writer.scheduleDelivery();
    return outcome;
  }

  private async write(
    unit: Unit,
    member: Member,
    input: ClientMailingInput,
    recipients: readonly Reachable[],
  ): Promise<number> {
    const { message, type = 'quote_request', translations = [] } = input;
    const company_id = member.companyId;
    const words = { subject: input.subject.trim(), message, language: input.language ?? null, type };
    const mailing = unit.create(ClientMailing, {
      ...words,
      translations: translations.length > 0 ? JSON.stringify(translations) : null,
      company_id,
      key: input.key ?? null,
      fingerprint: fingerprintOfMailing(input),
      sent_by: member.userId,
    });
    await unit.flush();
    const emails = recipients.map(({ email }) => email);
    const refused = await this.deps.refusals.refusedAmong(connectionOf(unit), company_id, emails);
    const written = recipients.filter(({ email }) => !refused.has(email));
    if (written.length === 0) {
      throw new BadRequest('clients_unsubscribed', { names: listed(recipients.map(({ name }) => name)) });
    }
    const messages = await this.deps.writer.write(
      unit,
      member,
      { ...words, translations },
      written.map((client) => ({
        cause: `client mailing ${mailing.id}, client ${client.id}`,
        client,
        name: client.name,
        email: client.email,
      })),
      true,
    );
    const messageOf = new Map(written.map(({ id }, index) => [id, messages[index] ?? null]));
    await unit.insertMany(
      ClientMailingRecipient,
      recipients.map(({ id, name, email }) => ({
        company_id,
        mailing_id: mailing.id,
        client_id: id,
        client_name: name,
        client_email: email,
        message_id: messageOf.get(id) ?? null,
        left_out: refused.has(email),
      })),
    );
    return mailing.id;
  }

  /** The clients to write to, in the sequence in which they were named. */
  private async recipientsOf(companyId: number, ids: readonly number[]): Promise<Reachable[]> {
    const found = await this.deps.clients.findClients(companyId, ids);
    const byId = new Map(found.map((client) => [client.id, client]));
    const unknown = ids.flatMap((id, index) =>
      byId.has(id) ? [] : [{ field: `client_ids.${index}`, code: 'unknown_record' as const }],
    );
    if (unknown.length > 0) throw new InvalidInput(unknown);
    const wanted = [...new Set(ids)].flatMap((id) => byId.get(id) ?? []);
    const reachable = wanted.filter(isReachable);
    if (reachable.length === 0)
      throw new BadRequest('clients_without_email', { names: listed(wanted.map(({ name }) => name)) });
    return reachable;
  }

  private async sorted(unit: Unit, companyId: number, unreached: readonly UnreachedRecipient[]) {
    const ids = unreached.flatMap(({ client_id }) => client_id ?? []);
    const byId = new Map((await this.deps.clients.findClients(companyId, ids)).map((one) => [one.id, one]));
    const emails = [...byId.values()].flatMap(({ email }) => email ?? []);
    const refused = await this.deps.refusals.refusedAmong(connectionOf(unit), companyId, emails);
    const again: { client: Reachable; recipient: UnreachedRecipient }[] = [];
    const skipped: ClientMailingSkip[] = [];
    for (const recipient of unreached) {
      const client = byId.get(recipient.client_id ?? 0);
      const reason = reasonAgainst(client, refused);
      if (client && isReachable(client) && reason === null) again.push({ client, recipient });
      else skipped.push({ client_name: recipient.client_name, reason: reason ?? 'not_found' });
    }
    return { again, skipped };
  }

  private async findBegun(member: Member, input: ClientMailingInput): Promise<ClientMailingDto | null> {
    const { key } = input;
    const begun =
      key === undefined ? null : await findMailingByKey(this.deps.db.reads, member.companyId, key);
    if (!begun) return null;
    requireSameMail(begun.fingerprint, fingerprintOfMailing(input));
    return this.getSummary(member, begun.id);
  }

  private async getSummary(member: Member, id: number): Promise<ClientMailingDto> {
    const { message: _message, translations: _translations, ...summary } = await this.find(member, id);
    return summary;
  }

  private async find({ companyId }: Member, id: number) {
    const mailing = await findClientMailing(this.deps.db.reads, companyId, id);
    if (!mailing) throw new NotFound();
    return mailing;
  }
}

function isReachable(client: ClientDto): client is Reachable {
  return Boolean(client.email);
}

/** Why somebody gets no mail again; null when nothing stands against it. */
function reasonAgainst(
  client: ClientDto | undefined,
  refused: ReadonlySet<string>,
): ClientMailingSkip['reason'] | null {
  if (!client) return 'not_found';
  if (!client.email) return 'no_email';
  return refused.has(client.email) ? 'unsubscribed' : null;
}

function listed(names: readonly string[]): string {
  const shown = names.slice(0, maxNames).join(', ');
  return names.length > maxNames ? `${shown}, … (${names.length})` : shown;
}
