import type { Logger } from '../../../kernel/log.js';
import type { MailLanguage } from '../../../kernel/text/language.js';
import { dayAfter } from '../../../kernel/time/calendar-days.js';
import { homeZone, wallOf } from '../../../kernel/time/clocks.js';
import { warsawDay } from '../../../kernel/time/warsaw-time.js';
import { isWorkingDay } from '../../../kernel/time/working-days.js';
import type { Clock } from '../../../platform/clock/clock.port.js';
import { connectionOf } from '../../../platform/db/connection-of.js';
import type { Database } from '../../../platform/db/database.js';
import { sql } from '../../../platform/db/sql.js';
import type { JobContext, JobDefinition } from '../../../platform/jobs/jobs.port.js';
import type { AccountMailService } from '../../identity/index.js';

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
 * Mails a company's owner on the working day before the last one on which invoices may be sent to KSeF that were issued without it; once for
 * each invoice and deadline.
 */
export function warnOfDeadlinesJob(deps: WarnDeps): JobDefinition<null> {
  return { name: 'ksef.warn', concurrency: 1, lockSeconds: 60, run: (_data, context) => warn(deps, context) };
}

async function warn({ db, clock, log, mails }: WarnDeps, { signal }: JobContext): Promise<void> {
  const now = clock.now();
  const until = lastDayToWarnOf(now);
  const { rows: companies } = await sql<{ company_id: number }>`
    select distinct company_id from ksef_submissions
    where status = 'offline' and warned_at is null and deadline <= ${until}::date order by 1`.execute(
    db.reads,
  );
  for (const { company_id: companyId } of companies) {
    if (signal.aborted) return;
    const count = await db.inCompany(companyId, async (unit) => {
      const on = connectionOf(unit);
      const { rows } = await sql<{ number: string; deadline: string }>`
        update ksef_submissions s set warned_at = ${now} from invoices i
        where i.id = s.invoice_id and s.company_id = ${companyId} and s.status = 'offline' and s.warned_at is null
          and s.deadline <= ${until}::date returning i.number, s.deadline::text`.execute(on);
      const { rows: owners } = await sql<{ name: string; email: string; language: MailLanguage }>`
        select u.name, u.email, u.default_language as language
        from identity_companies c join identity_people u on u.id = c.owner_id where c.id = ${companyId}`.execute(
        on,
      );
      const sorted = rows.toSorted((one, other) => (one.deadline < other.deadline ? -1 : 1));
      if (!sorted[0] || !owners[0]) return 0;
      await mails.queue(unit, 'ksef_deadline', owners[0], {
        count: sorted.length,
        numbers: sorted.slice(0, mostNamed).map(({ number }) => number),
        day: sorted[0].deadline,
      });
      return sorted.length;
    });
    if (count === 0) continue;
    log.warn({ companyId, count }, 'invoices have to be sent to KSeF by the next working day');
    mails.scheduleDelivery();
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
