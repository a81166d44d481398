import type { Reads } from '../../../platform/db/database.js';
import { sql } from '../../../platform/db/sql.js';
import { observe } from '../../../platform/telemetry/observe.js';

/** How the outbox stands, of all companies. */
interface OutboxCensus {
  /** Due, or in the hands of a process. */
  due: number;
  /** Seconds for which the oldest mail has waited that is due, or was tried in vain. */
  age: number;
  /** Not handed over yet, and tried again at its time. */
  retried: number;
  /** Until an owner has confirmed their address. */
  held: number;
  /** Given up within a day. */
  failed: number;
}

/** Measures what waits in the outbox: for processes that deliver it. */
export function observeOutbox(reads: Reads): void {
  observe(
    {
      'frakto.mail.outbox': {
        description: 'Mails in the outbox, by state; failed ones of a day',
        unit: '{mail}',
      },
      'frakto.mail.outbox.age': {
        description: 'How long the oldest mail has waited that is due, or was tried in vain',
        unit: 's',
      },
    },
    async () => {
      const { age, ...states } = await readOutboxCensus(reads);
      return [
        ...Object.entries(states).map(([state, value]) => ({
          name: 'frakto.mail.outbox' as const,
          value,
          attributes: { state },
        })),
        { name: 'frakto.mail.outbox.age', value: age },
      ];
    },
  );
}

/** Counts the outbox of all companies. */
export async function readOutboxCensus(reads: Reads): Promise<OutboxCensus> {
  const { rows } = await sql<OutboxCensus>`
    select count(*) filter (where next_attempt_at <= now() and waits_for_company is null)::int as due,
      coalesce(extract(epoch from now() - min(created_at) filter (
        where waits_for_company is null and (next_attempt_at <= now() or attempts > 0))), 0)::float8 as age,
      count(*) filter (where next_attempt_at > now() and waits_for_company is null)::int as retried,
      count(*) filter (where waits_for_company is not null)::int as held,
      (select count(*)::int from mail_outbox where status = 'failed' and created_at > now() - interval '1 day') as failed
    from mail_outbox where status = 'queued'`.execute(reads);
  return rows[0] ?? { due: 0, age: 0, retried: 0, held: 0, failed: 0 };
}
