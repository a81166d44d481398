import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { describe, it } from 'node:test';
import { Webhook } from 'standardwebhooks';
import { verifyWebhook, WebhookError, type WebhookRefusal } from '../src/webhooks.js';

const newSecret = () => `whsec_${randomBytes(32).toString('base64')}`;
const secret = newSecret();
const event = {
  id: 'evt_1',
  type: 'order.status_changed',
  created_at: '2026-11-26T10:00:00.000Z',
  company_id: 3,
  data: { order_id: 417, from_status: 3, to_status: 4, order: null },
};
const body = JSON.stringify(event);

/** Headers as the package of Standard Webhooks makes them. */
const headersOf = (text = body, by = secret, at = new Date()) => ({
  'webhook-id': event.id,
  'webhook-timestamp': `${Math.floor(at.getTime() / 1000)}`,
  'webhook-signature': new Webhook(by).sign(event.id, at, text),
});
const ago = (seconds: number) => new Date(Date.now() - seconds * 1000);

const refused = (code: WebhookRefusal) => (error: unknown) =>
  error instanceof WebhookError && error.code === code;

describe('a webhook', () => {
  it('that standardwebhooks signed is taken, however headers and body are handed over', async () => {
    const headers = headersOf();
    assert.deepEqual(await verifyWebhook({ secret, headers, body }), event);
    assert.deepEqual(await verifyWebhook({ secret, headers: new Headers(headers), body }), event);
    const shouted = Object.fromEntries(
      Object.entries(headers).map(([name, value]) => [name.toUpperCase(), [value]]),
    );
    assert.deepEqual(
      await verifyWebhook({ secret, headers: shouted, body: new TextEncoder().encode(body) }),
      event,
    );
    const taken = await verifyWebhook({ secret, headers, body });
    // Its type tells what it says.
    assert.equal(taken.type === 'order.status_changed' && taken.data.to_status, 4);
  });

  it('tells where the data were once it is taken, and nothing that is no position', async () => {
    const told: string[] = [];
    const notePosition = (position: string) => told.push(position);
    const at = (position: string, by = secret) =>
      verifyWebhook({
        secret,
        headers: { ...headersOf(body, by), 'frakto-position': position },
        body,
        notePosition,
      });
    await at('00000000016B3748');
    await at('none');
    await at('ZZZ');
    await assert.rejects(at('FFFFFFFFFFFFFFFF', newSecret()));
    await verifyWebhook({ secret, headers: headersOf(), body, notePosition });
    assert.deepEqual(told, ['00000000016B3748', 'none']);
  });

  it('with letters beyond ASCII is taken', async () => {
    const text = JSON.stringify({ ...event, data: { order_id: 1, order: null, city: 'Łódź 🚚' } });
    assert.deepEqual(await verifyWebhook({ secret, headers: headersOf(text), body: text }), JSON.parse(text));
  });

  it('that is altered, or signed by somebody else, is refused', async () => {
    const altered: [object, string][] = [
      [headersOf(), body.replace('417', '418')],
      [headersOf(), `${body} `],
      [headersOf(body, newSecret()), body],
      [{ ...headersOf(), 'webhook-id': 'evt_2' }, body],
      [{ ...headersOf(), 'webhook-timestamp': `${Math.floor(Date.now() / 1000) - 1}` }, body],
      [{ ...headersOf(), 'webhook-signature': 'v1,AAAA' }, body],
      [{ ...headersOf(), 'webhook-signature': headersOf()['webhook-signature'].replace('v1,', 'v2,') }, body],
      [{ ...headersOf(), 'webhook-signature': 'v1,%%%' }, body],
    ];
    for (const [headers, text] of altered)
      await assert.rejects(
        verifyWebhook({ secret, headers: headers as Record<string, string>, body: text }),
        refused('signature_wrong'),
      );
  });

  it('that is not signed is refused', async () => {
    for (const name of ['webhook-id', 'webhook-timestamp', 'webhook-signature'])
      await assert.rejects(
        verifyWebhook({ secret, headers: { ...headersOf(), [name]: undefined }, body }),
        refused('headers_missing'),
      );
    await assert.rejects(
      verifyWebhook({ secret, headers: { ...headersOf(), 'webhook-timestamp': 'NaN' }, body }),
      refused('headers_missing'),
    );
  });

  it('that is replayed is refused', async () => {
    for (const seconds of [301, -301])
      await assert.rejects(
        verifyWebhook({ secret, headers: headersOf(body, secret, ago(seconds)), body }),
        refused('timestamp_out_of_tolerance'),
      );
    await verifyWebhook({ secret, headers: headersOf(body, secret, ago(290)), body });
    const old = { secret, headers: headersOf(body, secret, ago(3000)), body };
    assert.deepEqual(await verifyWebhook({ ...old, toleranceSeconds: 3600 }), event);
  });

  it('is taken by either secret while one takes the place of the other', async () => {
    const former = newSecret();
    const [one, two] = [headersOf(body, secret), headersOf(body, former)];
    const both = { ...one, 'webhook-signature': `${one['webhook-signature']} ${two['webhook-signature']}` };
    for (const known of [secret, former, [newSecret(), former]])
      assert.deepEqual(await verifyWebhook({ secret: known, headers: both, body }), event);
    // The package takes what we take.
    assert.deepEqual(new Webhook(former).verify(body, both), event);
    await assert.rejects(verifyWebhook({ secret: '', headers: one, body }), TypeError);
  });

  it('that says nothing is refused', async () => {
    for (const text of ['no JSON', '[]', 'null'])
      await assert.rejects(
        verifyWebhook({ secret, headers: headersOf(text), body: text }),
        refused('body_invalid'),
      );
  });
});
