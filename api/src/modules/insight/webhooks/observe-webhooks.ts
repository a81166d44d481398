import type { Reads } from '../../../platform/db/database.js';
import { sql } from '../../../platform/db/sql.js';
import { observe } from '../../../platform/telemetry/observe.js';

/** Measures what webhooks wait for: for processes that deliver it. What is tried again later is the receivers' affair, and no delay of ours. */
export function observeWebhooks(reads: Reads): void {
  observe(
    {
      'frakto.webhooks.waiting': {
        description: 'Deliveries to webhooks that wait, by state',
        unit: '{delivery}',
      },
      'frakto.webhooks.waiting.age': {
        description: 'How long the delivery has been due that is due the longest and was not tried yet',
        unit: 's',
      },
    },
    async () => {
      const { rows } = await sql<{ due: number; retried: number; age: number }>`
        select count(*) filter (where d.tries_of_round = 0)::int as due,
          count(*) filter (where d.tries_of_round > 0)::int as retried,
          coalesce(extract(epoch from now() - min(d.next_try_at) filter (
            where d.tries_of_round = 0 and not exists (
              select from webhook_deliveries b
              where b.webhook_id = d.webhook_id and b.sequence = d.sequence and b.status = 'waiting' and not b.is_forced
                and b.event_id < d.event_id))), 0)::float8 as age
        from webhook_deliveries d join webhooks w on w.id = d.webhook_id
        where d.status = 'waiting' and (w.is_active or d.is_forced)`.execute(reads);
      const { due = 0, retried = 0, age = 0 } = rows[0] ?? {};
      return [
        { name: 'frakto.webhooks.waiting', value: due, attributes: { state: 'due' } },
        { name: 'frakto.webhooks.waiting', value: retried, attributes: { state: 'retried' } },
        { name: 'frakto.webhooks.waiting.age', value: age },
      ];
    },
  );
}
