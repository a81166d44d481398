// Sends a webhook's past again, by the company's key: see --help.
import { integratorScript, numberOf } from './lib/integrator.mjs';
import { Failure, say } from './lib/say.mjs';

const help = `
Has what a webhook has not got since an instant sent to it, in sequence.

  node scripts/replay-webhook.mjs                                  lists the webhooks of the company
  node scripts/replay-webhook.mjs --webhook 7 --from 2026-11-20    since that day (UTC), or an instant (ISO 8601)
  node scripts/replay-webhook.mjs --webhook 7 --days 3             the last three days

Events are kept for 30 days. The key needs the scopes “read” and “settings”.`;

const options = {
  webhook: { type: 'string' },
  from: { type: 'string' },
  days: { type: 'string' },
};

await integratorScript({ help, options }, async (frakto, { webhook, from, days }) => {
  if (webhook === undefined) {
    const { items } = await frakto.webhooks.list();
    if (items.length === 0) say('The company has no webhook.');
    for (const { id, url, is_active, waiting } of items)
      say(`${id}  ${url}  ${is_active ? 'on' : 'off'}, ${waiting} waiting`);
    return;
  }
  const id = numberOf(webhook, 'webhook', 2_147_483_647);
  if ((from === undefined) === (days === undefined)) throw new Failure('Say since when: --from or --days.');
  const since = from === undefined ? Date.now() - numberOf(days, 'days', 30) * 86_400_000 : Date.parse(from);
  if (Number.isNaN(since)) throw new Failure(`--from is a day or an instant, not “${from}”.`);
  const { count } = await frakto.webhooks.replay(id, { from: new Date(since).toISOString() });
  say(`${count} events are sent again.`);
});
