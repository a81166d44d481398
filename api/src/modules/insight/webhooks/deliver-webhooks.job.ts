import { createHmac } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from '../../../kernel/log.js';
import { connectionOf } from '../../../platform/db/connection-of.js';
import type { Database } from '../../../platform/db/database.js';
import { sql } from '../../../platform/db/sql.js';
import { positionHeader } from '../../../platform/http/read-position.js';
import type { JobContext, JobDefinition } from '../../../platform/jobs/jobs.port.js';
import type { Vault } from '../../../platform/vault/vault.port.js';
import { WebFault, type WebSender } from '../../../platform/web-fetch/web-fetch.port.js';
import { findOwner, type AccountMailService } from '../../identity/index.js';
import type { WebhookBodyService } from './webhook-body.service.js';
import { deliverWebhooksJob, secretContext, type WebhookService } from './webhook.service.js';

/** Deliveries that one process has under way, in all and to one webhook: a slow one leaves room for the others. */
const mostAtOnce = 16;
const mostToOne = 4;
/** While some are under way, it is looked this often for more, in milliseconds. */
const lookEveryMs = 250;
const touchEveryMs = 10_000;
/** How much longer than its time a delivery stays in the hands of the process that took it, in seconds. */
const lockBeyondSeconds = 10;
/** The regular look; what is due before it is looked at in its time. */
export const regularSeconds = 15;
/** Days without a success after which a webhook is turned off. */
const daysOfFailures = 5;
/** The answer by which a webhook says that it wants nothing more. */
const gone = 410;

interface TakenDelivery {
  id: number;
  webhookId: number;
  companyId: number;
  tries: number;
  triesOfRound: number;
  key: string;
  type: string;
  body: string;
  url: string;
  sealed: string;
  sealedFormer: string | null;
}

/** What came of one try. */
interface Outcome {
  status: number | null;
  text: string | null;
  fault: string | null;
  durationMs: number;
}

interface Delivery {
  db: Database;
  vault: Vault;
  web: WebSender;
  webhooks: WebhookService;
  bodies: WebhookBodyService;
  mails: AccountMailService;
  retrySeconds: readonly number[];
  timeoutSeconds: number;
  publicUrl: string;
  log: Logger;
}

/**
 * Writes what events say, and delivers what is due: at least once, of one object to one webhook one after another. A delivery is in the
 * hands of one process at a time; one that dies leaves it to be tried again, with the same id.
 */
export function deliverWebhooks(delivery: Delivery): JobDefinition<null> {
  return {
    name: deliverWebhooksJob,
    concurrency: 1,
    lockSeconds: 30,
    async run(_data, context) {
      await delivery.bodies.writeAll();
      await deliverDue(delivery, context);
      const next = await findNext(delivery.db);
      if (next) delivery.webhooks.scheduleDelivery(next);
    },
  };
}

async function deliverDue(delivery: Delivery, context: JobContext): Promise<void> {
  const underWay = new Map<Promise<void>, number>();
  let touchedAt = Date.now();
  const take = async (): Promise<boolean> => {
    if (underWay.size >= mostAtOnce || context.signal.aborted) return false;
    const taken = await takeDue(delivery, busyOf([...underWay.values()]));
    if (!taken) return false;
    const work: Promise<void> = deliver(delivery, taken)
      .catch((error: unknown) =>
        delivery.log.error({ err: error, delivery: taken.id }, 'a delivery was not noted'),
      )
      .finally(() => underWay.delete(work));
    underWay.set(work, taken.webhookId);
    return true;
  };
  for (;;) {
    while (await take());
    // What ends lets the next of its sequence follow: only when none is left there is nothing to take.
    if (underWay.size === 0) return;
    await Promise.race([...underWay.keys(), pause(lookEveryMs)]);
    if (Date.now() - touchedAt > touchEveryMs) {
      touchedAt = Date.now();
      await context.touch();
      // What happened meanwhile waits for no slow answer.
      await delivery.bodies.writeAll();
    }
  }
}

function busyOf(webhooks: readonly number[]): number[] {
  return [...new Set(webhooks)].filter((id) => webhooks.filter((other) => other === id).length >= mostToOne);
}

/** One that is due and whose turn it is: of an object's events the first that has not arrived. */
async function takeDue(
  { db, timeoutSeconds }: Delivery,
  busy: readonly number[],
): Promise<TakenDelivery | null> {
  const { rows } = await sql<TakenDelivery>`
    update webhook_deliveries d set locked_until = now() + make_interval(secs => ${timeoutSeconds + lockBeyondSeconds}),
      tries = d.tries + 1, tries_of_round = d.tries_of_round + 1, last_try_at = clock_timestamp()
    from webhooks w, webhook_events e
    where d.id = (
        select c.id from webhook_deliveries c
          join webhooks cw on cw.id = c.webhook_id join webhook_events ce on ce.id = c.event_id
        where c.status = 'waiting' and c.next_try_at <= now() and (c.locked_until is null or c.locked_until < now())
          and (cw.is_active or c.is_forced) and ce.body is not null and c.webhook_id <> all(${[...busy]}::int[])
          and (c.is_forced or not exists (
            select from webhook_deliveries b
            where b.webhook_id = c.webhook_id and b.sequence = c.sequence and b.status = 'waiting' and not b.is_forced
              and b.event_id < c.event_id))
        order by c.next_try_at, c.event_id limit 1 for no key update of c skip locked)
      and w.id = d.webhook_id and e.id = d.event_id
    returning d.id::int as id, d.webhook_id as "webhookId", d.company_id as "companyId", d.tries,
      d.tries_of_round as "triesOfRound", e.key, e.type, e.body, w.url, w.sealed_secret as sealed,
      case when w.former_secret_until > now() then w.sealed_former_secret end as "sealedFormer"`.execute(
    db.writes,
  );
  return rows[0] ?? null;
}

async function deliver(delivery: Delivery, taken: TakenDelivery): Promise<void> {
  const outcome = await send(delivery, taken);
  const { status } = outcome;
  const isDelivered = status !== null && status >= 200 && status < 300;
  const pauseSeconds = delivery.retrySeconds[taken.triesOfRound - 1];
  const isTest = taken.type === 'webhook.test';
  const isLast = isDelivered || isTest || status === gone || pauseSeconds === undefined;
  const next = isDelivered ? 'delivered' : isLast ? 'failed' : 'waiting';
  delivery.log.info(
    { delivery: taken.id, webhook: taken.webhookId, tries: taken.tries, status, fault: outcome.fault, next },
    'webhook called',
  );
  await sql`
    update webhook_deliveries set status = ${next}, locked_until = null,
      next_try_at = ${isLast ? sql`null` : sql`now() + make_interval(secs => ${pauseSeconds})`},
      delivered_at = ${isDelivered ? sql`now()` : sql`delivered_at`},
      answer_status = ${status}, answer_body = ${outcome.text}, fault = ${outcome.fault}, duration_ms = ${outcome.durationMs}
    where id = ${taken.id} and tries = ${taken.tries} and status = 'waiting'`.execute(delivery.db.writes);
  if (isDelivered) await noteSuccess(delivery.db, taken.webhookId);
  else if (status === gone) await turnOff(delivery, taken, 'gone');
  else if (!isTest) await noteFailure(delivery, taken);
}

async function send(
  delivery: Delivery,
  { body, key, url, webhookId, sealed, sealedFormer }: TakenDelivery,
): Promise<Outcome> {
  const { db, vault, web, timeoutSeconds, publicUrl } = delivery;
  const begin = performance.now();
  const durationMs = (): number => Math.round(performance.now() - begin);
  try {
    const timestamp = Math.floor(Date.now() / 1000);
    const secrets = [sealed, ...(sealedFormer === null ? [] : [sealedFormer])].map(
      (text) => vault.open(text, secretContext(webhookId)).text,
    );
    // Later than what the event tells of: a list that is read with it has that.
    const position = await db.position();
    const { status, text } = await web.post(new URL(url), {
      body,
      timeoutMs: timeoutSeconds * 1000,
      headers: {
        'content-type': 'application/json',
        'accept-encoding': 'gzip, deflate, br',
        'user-agent': `FraktoWebhooks/1.0 (+${publicUrl})`,
        'webhook-id': key,
        'webhook-timestamp': `${timestamp}`,
        'webhook-signature': secrets
          .map((secret) => signatureOf(secret, `${key}.${timestamp}.${body}`))
          .join(' '),
        ...(position !== null && { [positionHeader.toLowerCase()]: position }),
      },
    });
    // PostgreSQL keeps no character 0.
    return { status, text: text.replaceAll('\0', '\uFFFD'), fault: null, durationMs: durationMs() };
  } catch (error) {
    if (!(error instanceof WebFault))
      delivery.log.error({ err: error, webhook: webhookId }, 'a webhook was not called');
    const fault = error instanceof WebFault ? error.code : 'unreachable';
    return { status: null, text: null, fault, durationMs: durationMs() };
  }
}

/** By Standard Webhooks, version 1: HMAC-SHA256 under the bytes that follow `whsec_` in base64. */
function signatureOf(secret: string, content: string): string {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  return `v1,${createHmac('sha256', key).update(content).digest('base64')}`;
}

async function noteSuccess(db: Database, id: number): Promise<void> {
  await sql`update webhooks set failing_since = null where id = ${id} and failing_since is not null`.execute(
    db.writes,
  );
}

async function noteFailure(delivery: Delivery, taken: TakenDelivery): Promise<void> {
  const { rows } = await sql<{ isOver: boolean }>`
    with noted as (
      update webhooks set failing_since = now() where id = ${taken.webhookId} and failing_since is null returning id)
    select failing_since <= now() - make_interval(days => ${daysOfFailures}) as "isOver"
    from webhooks where id = ${taken.webhookId}`.execute(delivery.db.writes);
  if (rows[0]?.isOver) await turnOff(delivery, taken, 'failing');
}

/** Turns a webhook off and tells the owner, once, in one transaction. */
async function turnOff(
  { db, mails, log }: Delivery,
  { companyId, webhookId }: TakenDelivery,
  reason: 'gone' | 'failing',
): Promise<void> {
  const isTold = await db.inCompany(companyId, async (unit) => {
    const on = connectionOf(unit);
    const { rows: off } = await sql<{ url: string }>`
      update webhooks set is_active = false, off_reason = ${reason}, updated_at = now()
      where id = ${webhookId} and is_active returning url`.execute(on);
    const owner = await findOwner(on, companyId);
    if (!off[0] || !owner) return false;
    await mails.queue(unit, 'webhook_off', owner, {
      host: new URL(off[0].url).host,
      reason,
      days: daysOfFailures,
    });
    return true;
  });
  log.warn({ webhook: webhookId, reason }, 'webhook turned off');
  if (isTold) mails.scheduleDelivery();
}

/** When something is due before the regular look. */
async function findNext(db: Database): Promise<Date | null> {
  const { rows } = await sql<{ next: Date | null }>`
    select min(d.next_try_at) as next from webhook_deliveries d join webhooks w on w.id = d.webhook_id
    where d.status = 'waiting' and d.locked_until is null and (w.is_active or d.is_forced)
      and d.next_try_at > now() and d.next_try_at < now() + make_interval(secs => ${regularSeconds})`.execute(
    db.reads,
  );
  return rows[0]?.next ?? null;
}
