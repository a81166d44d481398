import { randomBytes } from 'node:crypto';
import type { Logger } from '../../../kernel/log.js';
import { connectionOf } from '../../../platform/db/connection-of.js';
import type { Database } from '../../../platform/db/database.js';
import { sql, type Queryable, type Sql } from '../../../platform/db/sql.js';
import { Conflict, InvalidInput, NotFound } from '../../../platform/http/errors.js';
import { paged, pageOf, sortOf } from '../../../platform/http/pages.js';
import type { Member } from '../../../platform/http/principal.js';
import type { Jobs } from '../../../platform/jobs/jobs.port.js';
import type { Vault } from '../../../platform/vault/vault.port.js';
import { isPublicAddress, isWebPort, literalAddress } from '../../../platform/web-fetch/address-guard.js';
import type { WebSender } from '../../../platform/web-fetch/web-fetch.port.js';
import type {
  NewWebhook,
  WebhookDelivery,
  WebhookDeliveryDetails,
  WebhookDeliveryPage,
  WebhookDeliveryQuery,
  WebhookDto,
  WebhookInput,
  WebhookReplay,
  WebhookReplayInput,
  WebhookSecret,
  WebhookUpdate,
} from './webhook.dto.js';

/** Name of the job that delivers what is due. */
export const deliverWebhooksJob = 'webhooks.deliver';
/** Days for which events are kept. */
export const daysKept = 30;

/** Webhooks that one company may have. */
const mostWebhooks = 20;
/** Hours for which a former secret goes on signing. */
const formerSecretHours = 24;
const secretBytes = 32;

/** What a webhook's secrets are sealed for. */
export const secretContext = (id: number) => `webhook:${id}` as const;

const columns = sql`w.id, w.url, w.description, w.events, w.is_active, w.off_reason, w.failing_since,
  case when w.former_secret_until > now() then w.former_secret_until end as former_secret_until,
  (select count(*)::int from webhook_deliveries d where d.webhook_id = w.id and d.status = 'waiting') as waiting,
  w.created_at, w.updated_at, u.id as created_by, u.name as created_by_name`;

const deliveryColumns = sql`d.id::int as id, e.key as event_id, e.type as event, d.status, d.tries, d.answer_status, d.answer_body,
  d.fault, d.created_at, d.last_try_at, d.duration_ms, d.next_try_at, d.delivered_at`;

interface WebhookServiceDeps {
  db: Database;
  vault: Vault;
  web: WebSender;
  jobs: Jobs;
  log: Logger;
}

/** The programs that a company has told what happens, and what they were told. */
export class WebhookService {
  constructor(private readonly deps: WebhookServiceDeps) {}

  /** The latest first. */
  list(companyId: number): Promise<WebhookDto[]> {
    return this.find(companyId);
  }

  /** @throws {NotFound} when the company has no such webhook */
  async get(companyId: number, id: number): Promise<WebhookDto> {
    const [found] = await this.find(companyId, sql`and w.id = ${id}`);
    if (!found) throw new NotFound();
    return found;
  }

  /**
   * @throws {InvalidInput} when the address is not one that the installation sends to
   * @throws {Conflict} `too_many_webhooks`
   */
  async create(
    { companyId, userId }: Member,
    { url, events, description = null, is_active = true }: WebhookInput,
  ): Promise<NewWebhook> {
    this.checkUrl(url);
    const secret = newSecret();
    const id = await this.deps.db.inCompany(companyId, async (unit) => {
      const on = connectionOf(unit);
      // Locked, so that of several at the same moment not too many are kept.
      await sql`select pg_advisory_xact_lock(hashtext('webhooks'), ${companyId}::int)`.execute(on);
      const { rows } = await sql<{ id: number; count: number }>`
        select nextval(pg_get_serial_sequence('webhooks', 'id'))::int as id,
          (select count(*)::int from webhooks where company_id = ${companyId}) as count`.execute(on);
      const [next] = rows;
      if (!next || next.count >= mostWebhooks)
        throw new Conflict('too_many_webhooks', { limit: mostWebhooks });
      const sealed = this.deps.vault.seal(secret, secretContext(next.id));
      await sql`
        insert into webhooks (id, company_id, created_by, url, description, events, is_active, sealed_secret)
        values (${next.id}, ${companyId}, ${userId}, ${url}, ${textOf(description)}, ${[...new Set(events)]}::text[],
          ${is_active}, ${sealed})`.execute(on);
      return next.id;
    });
    return { ...(await this.get(companyId, id)), secret };
  }

  /**
   * @throws {NotFound} when the company has no such webhook
   * @throws {InvalidInput} when the address is not one that the installation sends to
   */
  async update(companyId: number, id: number, change: WebhookUpdate): Promise<WebhookDto> {
    const { url, events, description, is_active } = change;
    if (url !== undefined) this.checkUrl(url);
    const changes: Sql[] = [
      ...(url === undefined ? [] : [sql`url = ${url}`]),
      ...(events === undefined ? [] : [sql`events = ${[...new Set(events)]}::text[]`]),
      ...(description === undefined ? [] : [sql`description = ${textOf(description)}`]),
      // Whoever turns it on says that it is to be tried anew, for five days again.
      ...(is_active === undefined
        ? []
        : [sql`is_active = ${is_active}, off_reason = null, failing_since = null`]),
    ];
    await this.change(companyId, id, changes);
    if (is_active) this.scheduleDelivery();
    return this.get(companyId, id);
  }

  /** @throws {NotFound} when the company has no such webhook */
  async remove(companyId: number, id: number): Promise<void> {
    await this.deps.db.inCompany(companyId, async (unit) => {
      const { rows } = await sql`
        delete from webhooks where id = ${id} and company_id = ${companyId} returning id`.execute(
        connectionOf(unit),
      );
      if (rows.length === 0) throw new NotFound();
    });
  }

  /** @throws {NotFound} when the company has no such webhook */
  async rotateSecret(companyId: number, id: number): Promise<WebhookSecret> {
    const secret = newSecret();
    await this.change(companyId, id, [
      sql`sealed_former_secret = sealed_secret, secret_made_at = now(),
        former_secret_until = now() + make_interval(hours => ${formerSecretHours}),
        sealed_secret = ${this.deps.vault.seal(secret, secretContext(id))}`,
    ]);
    const { former_secret_until } = await this.get(companyId, id);
    if (!former_secret_until) throw new NotFound();
    return { secret, former_secret_until };
  }

  /** @throws {NotFound} when the company has no such webhook */
  async test(companyId: number, id: number): Promise<WebhookDelivery> {
    const delivery = await this.deps.db.inCompany(companyId, async (unit) => {
      const on = connectionOf(unit);
      await lockWebhook(on, companyId, id);
      const { rows } = await sql<{ id: number }>`
        with noted as (
          insert into webhook_events (company_id, type, object, object_id, sequence, facts)
          values (${companyId}, 'webhook.test', 'webhook', ${id}, 'test', jsonb_build_object('webhook_id', ${id}::int)) returning id)
        insert into webhook_deliveries (company_id, webhook_id, event_id, sequence, is_forced)
        select ${companyId}, ${id}, id, 'test', true from noted returning id::int as id`.execute(on);
      return rows[0]?.id ?? 0;
    });
    this.scheduleDelivery();
    return this.getDelivery(companyId, id, delivery).then(withoutBody);
  }

  /**
   * Has events sent that the webhook has not got.
   * @throws {NotFound} when the company has no such webhook
   */
  async replay(companyId: number, id: number, { from, to }: WebhookReplayInput): Promise<WebhookReplay> {
    const until = to === undefined ? sql`` : sql`and e.created_at < ${to}`;
    const count = await this.deps.db.inCompany(companyId, async (unit) => {
      const on = connectionOf(unit);
      await lockWebhook(on, companyId, id);
      const { rows } = await sql<{ count: number }>`
        with sent as (
          insert into webhook_deliveries as d (company_id, webhook_id, event_id, sequence)
          select e.company_id, w.id, e.id, e.sequence
          from webhooks w join webhook_events e on e.company_id = w.company_id and e.type = any (w.events)
          where w.id = ${id} and e.created_at >= ${from} ${until}
          order by e.id
          on conflict (webhook_id, event_id) do update set status = 'waiting', is_forced = false, tries_of_round = 0,
            next_try_at = now() where d.status = 'failed'
          returning 1)
        select count(*)::int as count from sent`.execute(on);
      return rows[0]?.count ?? 0;
    });
    if (count > 0) this.scheduleDelivery();
    return { count };
  }

  /** @throws {NotFound} when the company has no such webhook */
  async listDeliveries(
    companyId: number,
    id: number,
    query: WebhookDeliveryQuery,
  ): Promise<WebhookDeliveryPage> {
    await this.get(companyId, id);
    const request = pageOf(query);
    const { descending } = sortOf(query.sort, ['id', 'created_at'], { field: 'id', descending: true });
    const which = sql`d.webhook_id = ${id} and d.company_id = ${companyId}
      ${query.status === undefined ? sql`` : sql`and d.status = ${query.status}`}`;
    const [{ rows }, { rows: counted }] = await Promise.all([
      sql<WebhookDelivery>`
        select ${deliveryColumns} from webhook_deliveries d join webhook_events e on e.id = d.event_id
        where ${which} order by d.id ${descending ? sql`desc` : sql`asc`} limit ${request.size} offset ${(request.page - 1) * request.size}`.execute(
        this.deps.db.reads,
      ),
      sql<{ count: number }>`select count(*)::int as count from webhook_deliveries d where ${which}`.execute(
        this.deps.db.reads,
      ),
    ]);
    return paged(rows, counted[0]?.count ?? 0, request);
  }

  /** @throws {NotFound} when the webhook has no such delivery, or it is another company's */
  async getDelivery(companyId: number, webhookId: number, id: number): Promise<WebhookDeliveryDetails> {
    const { rows } = await sql<WebhookDeliveryDetails>`
      select ${deliveryColumns}, e.body from webhook_deliveries d join webhook_events e on e.id = d.event_id
      where d.id = ${id} and d.webhook_id = ${webhookId} and d.company_id = ${companyId}`.execute(
      this.deps.db.reads,
    );
    if (!rows[0]) throw new NotFound();
    return rows[0];
  }

  /**
   * Has a delivery sent again. It waits for no other one and holds none up, unless it was waiting for its turn anyway.
   * @throws {NotFound} when the webhook has no such delivery, or it is another company's
   */
  async resend(companyId: number, webhookId: number, id: number): Promise<WebhookDelivery> {
    await this.deps.db.inCompany(companyId, async (unit) => {
      const { rows } = await sql`
        update webhook_deliveries d set status = 'waiting', tries_of_round = 0, next_try_at = now(),
          is_forced = d.is_forced or d.status <> 'waiting' or not w.is_active
        from webhooks w
        where d.id = ${id} and d.webhook_id = ${webhookId} and d.company_id = ${companyId} and w.id = d.webhook_id
        returning d.id`.execute(connectionOf(unit));
      if (rows.length === 0) throw new NotFound();
    });
    this.scheduleDelivery();
    return this.getDelivery(companyId, webhookId, id).then(withoutBody);
  }

  /** Has a look taken at what is due. Called after the commit; should it fail, the next regular look finds it. */
  scheduleDelivery(at?: Date): void {
    const options = { uniqueKey: deliverWebhooksJob, ...(at && { at }) };
    this.deps.jobs
      .enqueue(deliverWebhooksJob, null, options)
      .catch((error: unknown) =>
        this.deps.log.warn({ err: error }, 'webhooks wait for their next regular look'),
      );
  }

  /** Deletes events and deliveries after their time, and former secrets that sign no more. */
  async tidyUp(): Promise<void> {
    const { writes } = this.deps.db;
    await sql`delete from webhook_events where created_at < now() - make_interval(days => ${daysKept})`.execute(
      writes,
    );
    await sql`
      update webhooks set sealed_former_secret = null, former_secret_until = null
      where former_secret_until <= now()`.execute(writes);
  }

  private async find(companyId: number, condition: Sql = sql``): Promise<WebhookDto[]> {
    const { rows } = await sql<WebhookDto>`
      select ${columns} from webhooks w left join identity_people u on u.id = w.created_by
      where w.company_id = ${companyId} ${condition} order by w.id desc`.execute(this.deps.db.reads);
    return rows;
  }

  private async change(companyId: number, id: number, changes: readonly Sql[]): Promise<void> {
    await this.deps.db.inCompany(companyId, async (unit) => {
      const { rows } = await sql`
        update webhooks set ${sql.join([...changes, sql`updated_at = now()`])}
        where id = ${id} and company_id = ${companyId} returning id`.execute(connectionOf(unit));
      if (rows.length === 0) throw new NotFound();
    });
  }

  /** What can be told without looking the name up; each delivery looks anew, and at the connection too. */
  private checkUrl(text: string): void {
    const url = new URL(text);
    if (this.deps.web.isAllowed(url)) return;
    const literal = literalAddress(url);
    const isInside =
      (literal !== null && !isPublicAddress(literal)) || /(^|\.)localhost\.?$/i.test(url.hostname);
    if (url.protocol !== 'https:' || isInside || !isWebPort(url))
      throw new InvalidInput([{ field: 'url', code: 'address_not_public' }]);
  }
}

async function lockWebhook(on: Queryable, companyId: number, id: number): Promise<void> {
  const { rows } = await sql`
    select id from webhooks where id = ${id} and company_id = ${companyId} for key share`.execute(on);
  if (rows.length === 0) throw new NotFound();
}

const newSecret = (): string => `whsec_${randomBytes(secretBytes).toString('base64')}`;

const textOf = (description: string | null): string | null => description?.trim() || null;

function withoutBody({ body: _body, ...delivery }: WebhookDeliveryDetails): WebhookDelivery {
  return delivery;
}
