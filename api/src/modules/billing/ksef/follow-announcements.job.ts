import type { Logger } from '../../../kernel/log.js';
import type { Clock } from '../../../platform/clock/clock.port.js';
import type { Database } from '../../../platform/db/database.js';
import { sql } from '../../../platform/db/sql.js';
import type { JobContext, JobDefinition } from '../../../platform/jobs/jobs.port.js';
import { isOpenOfMinistry, type KsefOutageService } from './ksef-outage.service.js';
import { announcedOutages, askMinistry } from './ministry-status.js';

/** Seconds between two questions to the Ministry's status service, of all processes together. */
export const announcementPause = 300;
/** Hours without an answer after which announcements say nothing of the present any more. */
const hoursWithoutWord = 6;
/** What the regular run may come early by. */
const leeway = 30;

interface FollowDeps {
  db: Database;
  clock: Clock;
  log: Logger;
  outages: KsefOutageService;
  /** `KSEF_STATUS_URL`; null where it is off. */
  url: string | null;
}

/**
 * Reads what the Ministry's status service announces of KSeF's production, and enters it for the companies that send their invoices there.
 * That of the test environment has samples alone, by which KSeF has failed for good since January 2026 (CIRFMF/ksef-latarnia, issues 15 and 34).
 * A service that does not answer says nothing about KSeF.
 */
export function followAnnouncementsJob(deps: FollowDeps): JobDefinition<null> {
  return {
    name: 'ksef.announcements',
    concurrency: 1,
    lockSeconds: 60,
    run: (_data, context) => follow(deps, context),
  };
}

async function follow(deps: FollowDeps, context: JobContext): Promise<void> {
  await read(deps, context);
  await endUnfollowed(deps, context);
}

/**
 * Nothing that was announced without an end outlives the reading: where announcements are not read any more, or were not for hours, KSeF itself
 * is tried. Should it still fail, invoices count as issued offline; an announcement that is read again goes on.
 */
async function endUnfollowed(
  { db, clock, log, outages, url }: FollowDeps,
  context: JobContext,
): Promise<void> {
  const now = clock.now();
  const { rows } = await sql<{ company_id: number }>`
    select distinct o.company_id from ksef_outages o where ${isOpenOfMinistry(now)} and (${url === null}
      or not exists (select from ksef_settings k where k.company_id = o.company_id and k.environment = 'production')
      or not exists (select from ksef_status_reads r
        where r.read_at > ${now}::timestamptz - make_interval(hours => ${hoursWithoutWord}))) order by 1`.execute(
    db.reads,
  );
  for (const { company_id: companyId } of rows) {
    if (context.signal.aborted) return;
    await context.touch();
    log.warn({ companyId }, 'an announced outage was ended: its announcements are not read any more');
    await outages
      .endUnfollowed(companyId)
      .catch((error: unknown) => log.error({ err: error, companyId }, 'an announced outage was not ended'));
  }
}

async function read({ db, clock, log, outages, url }: FollowDeps, context: JobContext): Promise<void> {
  const now = clock.now();
  const { rows: companies } = await sql<{ company_id: number }>`
    select company_id from ksef_settings where environment = 'production' order by 1`.execute(db.reads);
  if (url === null || companies.length === 0) return;
  const { rows: noted } = await sql`
    insert into ksef_status_reads as r (tried_at) values (${now})
    on conflict (id) do update set tried_at = excluded.tried_at
      where r.tried_at <= ${now}::timestamptz - make_interval(secs => ${announcementPause - leeway}) returning id`.execute(
    db.writes,
  );
  if (noted.length === 0) return;
  const answer = await askMinistry(url).catch((error: unknown) => {
    log.warn({ err: error }, 'the status service of KSeF was not read');
    return null;
  });
  if (!answer) return;
  const { status, badMessages } = answer;
  if (badMessages > 0) log.warn({ badMessages }, 'the status service of KSeF announces what cannot be read');
  await sql`update ksef_status_reads set read_at = ${now}, status = ${status}`.execute(db.writes);
  const announced = announcedOutages(answer, now);
  for (const { company_id: companyId } of companies) {
    if (context.signal.aborted) return;
    await context.touch();
    await outages
      .follow(companyId, announced, status)
      .catch((error: unknown) => log.error({ err: error, companyId }, 'an announced outage was not entered'));
  }
}
