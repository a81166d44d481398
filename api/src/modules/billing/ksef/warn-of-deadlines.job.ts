import type { Logger } from '../../../kernel/log.js';
import { dayAfter } from '../../../kernel/time/calendar-days.js';
import { homeZone, wallOf } from '../../../kernel/time/clocks.js';
import { warsawDay } from '../../../kernel/time/warsaw-time.js';
import { isWorkingDay } from '../../../kernel/time/working-days.js';
import type { Clock } from '../../../platform/clock/clock.port.js';
import { connectionOf } from '../../../platform/db/connection-of.js';
import type { Database } from '../../../platform/db/database.js';
import { sql, type Sql } from '../../../platform/db/sql.js';
import type { JobContext, JobDefinition } from '../../../platform/jobs/jobs.port.js';
import { findOwner, type AccountMailService } from '../../identity/index.js';

/** From this hour in Warsaw on: what fails in the morning has often gone by itself by then. */
const fromHour = 12;
/** Numbers that a mail names. */
const mostNamed = 10;

interface WarnDeps {
  db: Database;
  clock: Clock;
  log: Logger;
  mails: AccountMailService;
}

/**
 * Mails a company's owner on the working day before the last one on which invoices may be sent to KSeF that were issued without it, or refused;
 * once for each invoice and deadline. Of an outage without an end each working day on which something waits for it: nothing is sent until
 * somebody enters its end.
 */
export function warnOfDeadlinesJob(deps: WarnDeps): JobDefinition<null> {
  return { name: 'ksef.warn', concurrency: 1, lockSeconds: 60, run: (_data, context) => warn(deps, context) };
}

/** Of what a trial left in another environment than the present one, a submission `s`, nobody is warned. */
const isMeant: Sql = sql`exists (
  select from ksef_settings k where k.company_id = s.company_id and k.environment in ('off', s.environment))`;

async function warn(deps: WarnDeps, context: JobContext): Promise<void> {
  await warnOfDays(deps, context);
  await warnOfOutages(deps, context);
  await warnOfCertificates(deps, context);
}

async function warnOfDays({ db, clock, log, mails }: WarnDeps, { signal }: JobContext): Promise<void> {
  const now = clock.now();
  const today = warsawDay(now);
  const until = lastDayToWarnOf(now);
  const { rows: companies } = await sql<{ company_id: number }>`
    select distinct s.company_id from ksef_submissions s
    where s.status in ('offline', 'sent', 'refused') and s.warned_at is null and s.deadline <= ${until}::date and ${isMeant} order by 1`.execute(
    db.reads,
  );
  for (const { company_id: companyId } of companies) {
    if (signal.aborted) return;
    const count = await db.inCompany(companyId, async (unit) => {
      const on = connectionOf(unit);
      const { rows } = await sql<{ number: string; deadline: string }>`
        update ksef_submissions s set warned_at = ${now} from invoices i
        where i.id = s.invoice_id and s.company_id = ${companyId} and s.status in ('offline', 'sent', 'refused')
          and s.warned_at is null and s.deadline <= ${until}::date and ${isMeant} returning i.number, s.deadline::text`.execute(
        on,
      );
      const owner = await findOwner(on, companyId);
      const sorted = rows.toSorted((one, other) => (one.deadline < other.deadline ? -1 : 1));
      if (!owner) return 0;
      for (const about of ['passed', 'ahead'] as const) {
        const told = sorted.filter(({ deadline }) => deadline < today === (about === 'passed'));
        if (!told[0]) continue;
        const isOneDay = told.every(({ deadline }) => deadline === told[0]?.deadline);
        await mails.queue(unit, 'ksef_deadline', owner, {
          about,
          count: told.length,
          numbers: told
            .slice(0, mostNamed)
            .map(({ number, deadline }) => (isOneDay ? number : `${number} (${deadline})`)),
          day: told[0].deadline,
        });
      }
      return sorted.length;
    });
    if (count === 0) continue;
    log.warn({ companyId, count }, 'invoices have to be sent to KSeF by the next working day');
    mails.scheduleDelivery();
  }
}

async function warnOfOutages({ db, clock, log, mails }: WarnDeps, { signal }: JobContext): Promise<void> {
  const now = clock.now();
  const today = warsawDay(now);
  if (!isWorkingDay(today, 'PL')) return;
  const { rows: companies } = await sql<{ company_id: number; begins_at: Date }>`
    select o.company_id, o.begins_at from ksef_outages o join ksef_queues q on q.company_id = o.company_id
    where o.ends_at is null and o.begins_at < ${now}::timestamptz - interval '1 day'
      and q.outage_warned_on is distinct from ${today}::date
      and exists (select from ksef_settings k where k.company_id = o.company_id and k.environment <> 'off')
      and exists (
        select from ksef_submissions s where s.company_id = o.company_id and s.status in ('waiting', 'offline', 'sent') and ${isMeant})
    order by 1`.execute(db.reads);
  for (const { company_id: companyId, begins_at } of companies) {
    if (signal.aborted) return;
    await db.inCompany(companyId, async (unit) => {
      const on = connectionOf(unit);
      const { rows: noted } = await sql`
        update ksef_queues set outage_warned_on = ${today}::date
        where company_id = ${companyId} and outage_warned_on is distinct from ${today}::date returning company_id`.execute(
        on,
      );
      const { rows } = await sql<{ number: string }>`
        select i.number from ksef_submissions s join invoices i on i.id = s.invoice_id
        where s.company_id = ${companyId} and s.status in ('waiting', 'offline', 'sent') and ${isMeant} order by s.invoice_id`.execute(
        on,
      );
      const owner = await findOwner(on, companyId);
      if (noted.length === 0 || rows.length === 0 || !owner) return;
      await mails.queue(unit, 'ksef_deadline', owner, {
        about: 'outage',
        count: rows.length,
        numbers: rows.slice(0, mostNamed).map(({ number }) => number),
        day: warsawDay(begins_at),
      });
    });
    log.warn({ companyId }, 'invoices wait for the end of an outage of KSeF that nobody has entered');
    mails.scheduleDelivery();
  }
}

/** Of a company `k`, the certificates that end, with the columns that tell of each. */
const certificates = [
  {
    isOffline: false,
    name: 'certificate',
    since: 'credential_since',
    credential: sql`k.credential = 'certificate'`,
  },
  { isOffline: true, name: 'offline_certificate', since: 'offline_certificate_since', credential: sql`true` },
] as const;

/** Mails a company's owner a month and again a week before a certificate ends, as long as it sends invoices. */
async function warnOfCertificates(
  { db, clock, log, mails }: WarnDeps,
  { signal }: JobContext,
): Promise<void> {
  const now = clock.now();
  for (const { isOffline, name, since, credential } of certificates) {
    const [endsAt, toldAt] = [sql.ref(`k.${name}_ends_at`), sql.ref(`k.${name}_end_told_at`)];
    // What was told of the certificate before says nothing of the present one.
    const isDue = sql`k.environment <> 'off' and ${credential} and ${endsAt} > ${now} and ${endsAt} <= ${now}::timestamptz + interval '30 days'
      and (${toldAt} is null or ${toldAt} < ${sql.ref(`k.${since}`)}
        or (${toldAt} < ${endsAt} - interval '7 days' and ${endsAt} <= ${now}::timestamptz + interval '7 days'))`;
    const { rows: companies } = await sql<{ company_id: number }>`
      select k.company_id from ksef_settings k where ${isDue} order by 1`.execute(db.reads);
    for (const { company_id: companyId } of companies) {
      if (signal.aborted) return;
      await db.inCompany(companyId, async (unit) => {
        const on = connectionOf(unit);
        // Where there is none for the moment, the next one is told.
        const owner = await findOwner(on, companyId);
        if (!owner) return;
        const { rows } = await sql<{ day: string }>`
          update ksef_settings k set ${sql.ref(`${name}_end_told_at`)} = ${now}
          where k.company_id = ${companyId} and ${isDue} returning (${endsAt} at time zone 'Europe/Warsaw')::date::text as day`.execute(
          on,
        );
        if (!rows[0]) return;
        log.warn({ companyId, isOffline }, 'a certificate of KSeF ends soon');
        await mails.queue(unit, 'ksef_certificate_ending', owner, {
          isOffline,
          day: rows[0].day,
        });
      });
      mails.scheduleDelivery();
    }
  }
}

/** Deadlines up to this day are warned of now, `YYYY-MM-DD`: the next working day from noon on, before that today. */
function lastDayToWarnOf(now: Date): string {
  const today = warsawDay(now);
  if (new Date(wallOf(now.getTime(), homeZone)).getUTCHours() < fromHour) return today;
  let day = dayAfter(today, 1);
  while (!isWorkingDay(day, 'PL')) day = dayAfter(day, 1);
  return day;
}
