import { setTimeout as pause } from 'node:timers/promises';
import { metrics, type Counter } from '@opentelemetry/api';
import { sql } from '../../../platform/db/sql.js';
import type { Database } from '../../../platform/db/database.js';
import type { Logger } from '../../../kernel/log.js';
import type { JobContext, JobDefinition } from '../../../platform/jobs/jobs.port.js';
import { MailError, PermanentMailError, type MailTransport } from '../../../platform/mail/mail.port.js';
import type { LinkSigner } from '../links/link-signer.service.js';
import type { MailAttachmentService } from './mail-attachments.service.js';
import type { MailingRefusals } from './mailing-refusals.service.js';
import type { OutboxStatus } from './mail-outbox.dto.js';
import { deliverMailJob } from './mail.service.js';
import type { OutboxMail } from './outbox-mail.entity.js';
import { mailOf } from './mail-outbox.service.js';

/** A mail that a process took and neither finished nor spoke of any more is given to another after this time. */
const lockSeconds = 60;

/** How often a process says of the mail in its hands that it still has it. */
const heartbeatMs = 15_000;

/** Pauses between the attempts to remember a delivery; all of them are far shorter than the lock. */
const notePausesMs = [100, 500, 2_000, 5_000];

/** What becomes of a mail that was handed over by a process which could not say more of it. */
const interrupted = 'The process ended while the mail server took the mail; it was not sent again';

/** A mail that is still the one that this process took, and has not been settled since. */
const inHand = ({ id, attempts }: Pick<OutboxMail, 'id' | 'attempts'>) =>
  sql`id = ${id} and attempts = ${attempts} and status = 'queued'`;

/** Another process has taken the mail meanwhile, and this one lets it be. */
class TakenOver extends Error {}

/** What the delivery needs. */
interface Delivery {
  db: Database;
  transport: MailTransport;
  /** The transport keeps mails instead of sending them. */
  isCapturing: boolean;
  signer: LinkSigner;
  /** Somebody reads what comes to the companies' addresses. */
  answersArrive: boolean;
  attachments: MailAttachmentService;
  refusals: MailingRefusals;
  retrySeconds: readonly number[];
  log: Logger;
  /** Counts what became of each try. */
  tries: Counter;
}

/**
 * Delivers what is due in the outbox. Each mail is taken by one process at a time; a temporary failure comes again
 * after a growing pause, a permanent one marks the message as failed.
 */
export function deliverMail(given: Omit<Delivery, 'tries'>): JobDefinition<null> {
  const tries = metrics.getMeter('frakto').createCounter('frakto.mail.tries', {
    description: 'Tries to hand a mail over, by what became of it',
    unit: '{mail}',
  });
  const delivery: Delivery = { ...given, tries };
  return {
    name: deliverMailJob,
    concurrency: 1,
    lockSeconds,
    async run(_data, context) {
      await settleInterrupted(delivery);
      await releaseConfirmed(delivery.db);
      // One at a time, so that none waits behind a slow one in this process's hands.
      for (let mail = await takeDue(delivery.db); mail; mail = await takeDue(delivery.db)) {
        await whileBeating(delivery, mail, context, deliver(delivery, mail));
        if (context.signal.aborted) return;
        await context.touch();
      }
    },
  };
}

/** Keeps mail and job in this process's hands for as long as the work takes. */
async function whileBeating(
  { db, log }: Delivery,
  { id, attempts }: OutboxMail,
  context: JobContext,
  work: Promise<void>,
): Promise<void> {
  const heartbeat = async () => {
    await context.touch();
    await sql`update mail_outbox set locked_until = now() + make_interval(secs => ${lockSeconds})
      where id = ${id} and attempts = ${attempts} and locked_until is not null`.execute(db.writes);
  };
  const timer = setInterval(() => {
    heartbeat().catch((error: unknown) => log.warn({ err: error, mail: id }, 'a mail may be taken over'));
  }, heartbeatMs);
  await work.finally(() => clearInterval(timer));
}

/**
 * Mails that a process was handing over when it ended count as sent: the mail server had all of them, and nobody is to get
 * one twice.
 */
async function settleInterrupted({ db, isCapturing, log }: Delivery): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    with settled as (
      update mail_outbox set status = ${statusAfter(isCapturing)}, sent_at = handed_over_at, locked_until = null,
        next_attempt_at = null, last_error = ${interrupted}
      where status = 'queued' and handed_over_at is not null and locked_until < now()
      returning id, message_id),
    noted as (
      update messages set status = 'delivered', updated_at = now()
      where id in (select message_id from settled) and status = 'sent')
    select id from settled`.execute(db.writes);
  if (rows.length > 0) log.warn({ mails: rows.map(({ id }) => id) }, interrupted);
}

/**
 * Lets mails go whose company's owner has confirmed their address. The confirmation does so itself; this finds what was written at the
 * same moment. Of a company that its owner was taken out of, nobody ever will: what waits is deleted.
 */
async function releaseConfirmed(db: Database): Promise<void> {
  await sql`
    with gone as (
      delete from mail_outbox
      where waits_for_company in (
        select id from identity_companies where not has_owner)
      returning message_id)
    delete from messages where id in (select message_id from gone)`.execute(db.writes);
  await sql`
    update mail_outbox set waits_for_company = null, next_attempt_at = now()
    where waits_for_company in (
      select id from identity_companies where is_owner_confirmed)`.execute(db.writes);
}

function statusAfter(isCapturing: boolean): OutboxStatus {
  return isCapturing ? 'captured' : 'sent';
}

async function takeDue(db: Database): Promise<OutboxMail | null> {
  const { rows } = await sql<OutboxMail>`
    update mail_outbox set locked_until = now() + make_interval(secs => ${lockSeconds}), attempts = attempts + 1
    where id = (
      select id from mail_outbox
      where status = 'queued' and next_attempt_at <= now() and (locked_until is null or locked_until < now())
        and handed_over_at is null and waits_for_company is null
      order by next_attempt_at, id limit 1 for no key update skip locked)
    returning *`.execute(db.writes);
  return rows[0] ?? null;
}

async function deliver(delivery: Delivery, mail: OutboxMail): Promise<void> {
  const { transport, signer, attachments, answersArrive, refusals, log } = delivery;
  let response: string;
  try {
    const files = await attachments.attachmentsOf(mail.id);
    await signer.renewAccountLinks(mail.links);
    const outgoing = { ...mailOf(mail, signer, answersArrive, refusals), attachments: files };
    ({ response } = await transport.send(outgoing, () => noteHandOver(delivery, mail)));
  } catch (error) {
    if (error instanceof MailError && error.cause instanceof TakenOver) {
      log.warn({ mail: mail.id, attempts: mail.attempts }, 'another process has taken the mail over');
    } else await fail(delivery, mail, error);
    return;
  }
  delivery.tries.add(1, { outcome: statusAfter(delivery.isCapturing) });
  log.info({ mail: mail.id, response }, 'mail delivered');
  await noteDelivered(delivery, mail);
}

/**
 * Remembers that from now on the mail server may have taken the mail.
 * @throws {TakenOver} when this process is no longer the one to send it
 */
async function noteHandOver({ db }: Delivery, mail: OutboxMail): Promise<void> {
  const { rows } = await sql`
    update mail_outbox set handed_over_at = now(), locked_until = now() + make_interval(secs => ${lockSeconds})
    where ${inHand(mail)} returning id`.execute(db.writes);
  if (rows.length === 0) throw new TakenOver();
}

/**
 * Remembers that a mail went out. It did, whatever becomes of this: a database that is away for a moment must not have
 * it sent again. When nothing helps, its having been handed over speaks for it.
 */
async function noteDelivered({ db, isCapturing, log }: Delivery, mail: OutboxMail): Promise<void> {
  for (const pauseMs of [...notePausesMs, null]) {
    try {
      await sql`
        with done as (
          update mail_outbox set status = ${statusAfter(isCapturing)}, sent_at = now(), locked_until = null,
            next_attempt_at = null, last_error = null
          where id = ${mail.id} returning message_id)
        update messages set status = 'delivered', updated_at = now()
        where id = (select message_id from done) and status = 'sent'`.execute(db.writes);
      return;
    } catch (error) {
      if (pauseMs === null) {
        log.error({ err: error, mail: mail.id }, 'mail delivered, but not marked as such yet');
        return;
      }
      log.warn({ err: error, mail: mail.id }, 'mail delivered, marking it is tried again');
      await pause(pauseMs);
    }
  }
}

async function fail(
  { db, retrySeconds, log, tries }: Delivery,
  mail: OutboxMail,
  error: unknown,
): Promise<void> {
  const reason = error instanceof Error ? error.message : String(error);
  const pauseSeconds = retrySeconds[mail.attempts - 1];
  log.warn({ mail: mail.id, attempts: mail.attempts, reason }, 'mail not delivered');
  if (pauseSeconds !== undefined && !(error instanceof PermanentMailError)) {
    tries.add(1, { outcome: 'retried' });
    await sql`update mail_outbox set next_attempt_at = now() + make_interval(secs => ${pauseSeconds}), locked_until = null,
      handed_over_at = null, last_error = ${reason} where ${inHand(mail)}`.execute(db.writes);
    return;
  }
  tries.add(1, { outcome: 'failed' });
  await sql`
    with done as (
      update mail_outbox set status = 'failed', locked_until = null, next_attempt_at = null, last_error = ${reason}
      where ${inHand(mail)} returning message_id)
    update messages set status = 'failed', failure_reason = ${reason}, updated_at = now()
    where id = (select message_id from done)`.execute(db.writes);
}
