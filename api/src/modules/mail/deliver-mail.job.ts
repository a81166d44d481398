import { setTimeout } from 'node:timers/promises';
import { sql } from '../../db/sql.js';
import type { Database } from '../../db/database.js';
import type { Logger } from '../../log.js';
import type { JobDefinition } from '../../ports/jobs/jobs.port.js';
import { PermanentMailError, type MailTransport } from '../../ports/mail/mail.port.js';
import type { LinkSigner } from '../links/link-signer.service.js';
import type { MailAttachmentService } from './mail-attachments.service.js';
import { deliverMailJob } from './mail.service.js';
import type { OutboxMail } from './outbox-mail.entity.js';
import { mailOf } from './outgoing-mail.js';

/** A mail that a process took and did not finish is given to another after this time; longer than a delivery may take. */
const lockSeconds = 300;

/** Pauses between the attempts to remember a delivery; all of them are far shorter than the lock. */
const notePausesMs = [100, 500, 2_000, 5_000];

/** What the delivery needs. */
export interface Delivery {
  db: Database;
  transport: MailTransport;
  /** The transport keeps mails instead of sending them. */
  isCapturing: boolean;
  signer: LinkSigner;
  attachments: MailAttachmentService;
  retrySeconds: readonly number[];
  log: Logger;
}

/**
 * Delivers what is due in the outbox. Each mail is taken by one process at a time; a temporary failure comes again
 * after a growing pause, a permanent one marks the message as failed.
 */
export function deliverMail(delivery: Delivery): JobDefinition<null> {
  return {
    name: deliverMailJob,
    concurrency: 1,
    lockSeconds,
    async run(_data, context) {
      // One at a time, so that no lock can run out while its mail waits behind a slow one.
      for (let mail = await takeDue(delivery.db); mail; mail = await takeDue(delivery.db)) {
        await deliver(delivery, mail);
        if (context.signal.aborted) return;
        await context.touch();
      }
    },
  };
}

async function takeDue(db: Database): Promise<OutboxMail | null> {
  const { rows } = await sql<OutboxMail>`
    update mail_outbox set locked_until = now() + make_interval(secs => ${lockSeconds}), attempts = attempts + 1
    where id = (
      select id from mail_outbox
      where status = 'queued' and next_attempt_at <= now() and (locked_until is null or locked_until < now())
      order by next_attempt_at, id limit 1 for update skip locked)
    returning *`.execute(db.reads);
  return rows[0] ?? null;
}

async function deliver(delivery: Delivery, mail: OutboxMail): Promise<void> {
  const { transport, signer, attachments, log } = delivery;
  let response: string;
  try {
    const files = await attachments.attachmentsOf(mail.id);
    ({ response } = await transport.send({ ...mailOf(mail, signer), attachments: files }));
  } catch (error) {
    await fail(delivery, mail, error);
    return;
  }
  log.info({ mail: mail.id, response }, 'mail delivered');
  await noteDelivered(delivery, mail);
}

/**
 * Remembers that a mail went out. It did, whatever becomes of this: a database that is away for a moment must not have
 * it sent again. When nothing helps, the mail stays locked for as long as the lock lasts.
 */
async function noteDelivered({ db, isCapturing, log }: Delivery, mail: OutboxMail): Promise<void> {
  for (const pauseMs of [...notePausesMs, null]) {
    try {
      await sql`
        with done as (
          update mail_outbox set status = ${isCapturing ? 'captured' : 'sent'}, sent_at = now(), locked_until = null,
            next_attempt_at = null, last_error = null
          where id = ${mail.id} returning message_id)
        update messages set status = 'delivered', updated_at = now()
        where id = (select message_id from done) and status = 'sent'`.execute(db.reads);
      return;
    } catch (error) {
      if (pauseMs === null) {
        log.error(
          { err: error, mail: mail.id },
          'mail delivered, but not marked as such: it may be sent again',
        );
        return;
      }
      log.warn({ err: error, mail: mail.id }, 'mail delivered, marking it is tried again');
      await setTimeout(pauseMs);
    }
  }
}

async function fail({ db, retrySeconds, log }: Delivery, mail: OutboxMail, error: unknown): Promise<void> {
  const reason = error instanceof Error ? error.message : String(error);
  const pause = retrySeconds[mail.attempts - 1];
  log.warn({ mail: mail.id, attempts: mail.attempts, reason }, 'mail not delivered');
  if (pause !== undefined && !(error instanceof PermanentMailError)) {
    await sql`update mail_outbox set next_attempt_at = now() + make_interval(secs => ${pause}), locked_until = null,
      last_error = ${reason} where id = ${mail.id}`.execute(db.reads);
    return;
  }
  await sql`
    with done as (
      update mail_outbox set status = 'failed', locked_until = null, next_attempt_at = null, last_error = ${reason}
      where id = ${mail.id} returning message_id)
    update messages set status = 'failed', failure_reason = ${reason}, updated_at = now()
    where id = (select message_id from done)`.execute(db.reads);
}
