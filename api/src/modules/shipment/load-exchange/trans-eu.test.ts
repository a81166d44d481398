import { expect, test } from '@jest/globals';
import { bodyTypes } from '../../../kernel/order/transport-facts.js';
import { FixedClock } from '../../../platform/clock/clock.port.js';
import { FakeLoadExchange } from '../../../testing/fake-load-exchange.js';
import { aLoad, describeLoadExchange } from './load-exchange.contract.js';
import { ExchangeForbidden, ExchangeSignInNeeded, ExchangeTurnLost } from './load-exchange.port.js';
import { transEuBodies, transEuFreight } from './trans-eu-freight.js';
import { redeemCode, TransEu, transEuSignInUrl, type TransEuTokens } from './trans-eu.js';

const now = new Date('2026-11-27T08:00:00Z');

async function signedIn(changes: { apiKey?: string } = {}) {
  const clock = new FixedClock(now);
  const fake = await FakeLoadExchange.start(clock);
  const application = { client_id: fake.clientId, client_secret: fake.clientSecret, api_key: fake.apiKey };
  const held = { count: 0, isLost: false };
  const hold = async () => {
    if (held.isLost) throw new ExchangeTurnLost();
    held.count += 1;
  };
  const stop = new AbortController();
  const deps = { url: fake.url, application, clock, context: { signal: stop.signal, hold } };
  const tokens = await redeemCode(deps, fake.newCode(), 'https://frakto.test/back');
  const kept: TransEuTokens[] = [];
  const exchange = new TransEu({
    ...deps,
    application: { ...application, api_key: changes.apiKey ?? fake.apiKey },
    tokens,
    keepTokens: async (next) => void kept.push(next),
  });
  return { exchange, fake, clock, kept, deps, held, stop };
}

describeLoadExchange('Trans.eu', signedIn);

test('a token is renewed before it ends, and the next one kept, since the old one is good for nothing', async () => {
  const { exchange, fake, clock, kept, deps } = await signedIn();
  await exchange.publish(aLoad(), 'one');
  expect(kept).toEqual([]);
  clock.set(new Date(now.getTime() + 21_600_000));
  await exchange.publish(aLoad(), 'two');
  expect(kept).toHaveLength(1);
  // One that was taken away is renewed when the call is refused.
  const [latest] = kept;
  if (!latest) throw new Error('none was kept');
  const again = new TransEu({
    ...deps,
    tokens: { ...latest, access: 'worn-out' },
    keepTokens: async (next) => void kept.push(next),
  });
  await again.publish(aLoad(), 'three');
  expect(kept).toHaveLength(2);
  fake.revokeAll();
  await expect(again.publish(aLoad(), 'four')).rejects.toThrow(ExchangeSignInNeeded);
  await fake.close();
});

test('a code is good once, and the key has to be right', async () => {
  const { exchange, fake, deps } = await signedIn({ apiKey: 'another' });
  await expect(exchange.publish(aLoad(), 'one')).rejects.toThrow(ExchangeForbidden);
  const code = fake.newCode();
  await redeemCode(deps, code, 'https://frakto.test/back');
  await expect(redeemCode(deps, code, 'https://frakto.test/back')).rejects.toThrow(ExchangeSignInNeeded);
  await fake.close();
});

test('each request asks whether the work goes on, and none is sent when it does not', async () => {
  const { exchange, fake, clock, held } = await signedIn();
  await exchange.publish(aLoad(), 'one');
  expect(held.count).toBe(1);
  clock.set(new Date(now.getTime() + 21_600_000));
  await exchange.find('one', now);
  // The renewal, and the page.
  expect(held.count).toBe(3);
  held.isLost = true;
  const calls = fake.calls.length;
  clock.set(new Date(now.getTime() + 2 * 21_600_000));
  await expect(exchange.publish(aLoad(), 'two')).rejects.toThrow(ExchangeTurnLost);
  expect(fake.calls).toHaveLength(calls);
  await fake.close();
});

test('the end of the process cuts a call, and lets a renewal be heard to its end', async () => {
  const { exchange, fake, clock, kept, stop } = await signedIn();
  clock.set(new Date(now.getTime() + 21_600_000));
  fake.cutsAnswer = (call) => {
    if (call.endsWith('/token')) stop.abort(new Error('the process stops'));
    return false;
  };
  await expect(exchange.publish(aLoad(), 'one')).rejects.toThrow('the process stops');
  expect(kept).toHaveLength(1);
  expect(fake.freights).toEqual([]);
  await fake.close();
});

test('what the account may not do is a fault of that call; wrong secrets are no lost sign-in', async () => {
  const { exchange, fake, clock, deps, kept } = await signedIn();
  fake.forbids = (call) => call.includes('/freight-exchange');
  await expect(exchange.publish(aLoad(), 'one')).rejects.toThrow(ExchangeForbidden);
  expect(await exchange.find('one', now)).toBeNull();
  const application = { ...deps.application, client_secret: 'another' };
  clock.set(new Date(now.getTime() + 21_600_000));
  const tokens = { access: 'a', refresh: 'r', until: 0 };
  const wrong = new TransEu({
    ...deps,
    application,
    tokens,
    keepTokens: async (next) => void kept.push(next),
  });
  await expect(wrong.find('one', now)).rejects.toThrow(ExchangeForbidden);
  await fake.close();
});

test('the sign-in leads to Trans.eu, or to where the installation sends it', () => {
  expect(transEuSignInUrl(undefined, 'a b', 'https://frakto.test/back')).toBe(
    'https://auth.platform.trans.eu/oauth2/auth?client_id=a+b&response_type=code&redirect_uri=https%3A%2F%2Ffrakto.test%2Fback',
  );
  expect(transEuSignInUrl('http://127.0.0.1:9', 'a', 'b')).toMatch(
    /^http:\/\/127\.0\.0\.1:9\/oauth2\/auth\?/,
  );
});

test('a load says what Trans.eu wants to know, and nothing else', () => {
  const load = aLoad({
    body_type: 'reefer',
    is_full_truck: true,
    temperature_min: 2,
    temperature_max: 6,
    adr_class: '2',
    price: 1850,
    currency: 'PLN',
    payment_days: 45,
    remarks: 'Two drivers',
  });
  expect(transEuFreight(load, 'frakto-1', now)).toEqual({
    publish: true,
    shipment_external_id: 'frakto-1',
    capacity: 8.4,
    loading_meters: 4.8,
    requirements: {
      is_ftl: true,
      required_truck_bodies: ['cooler'],
      vehicle_size: 'lorry',
      temperature: { min: 2, max: 6 },
      required_adr_classes: ['adr_2_1', 'adr_2_2', 'adr_2_3'],
      shipping_remarks: 'Two drivers',
    },
    loads: [{ name: 'Meble, 12 pal.', amount: 1, type_of_load: 'other', weight: 8.4 }],
    spots: [
      {
        spot_order: 1,
        place: { address: { country: 'pl', locality: 'Gdańsk', postal_code: '80-001' } },
        operations: [
          {
            operation_order: 1,
            type: 'loading',
            timespans: { begin: '2026-12-01T08:00:00+0000', end: '2026-12-01T16:00:00+0000' },
          },
        ],
      },
      {
        spot_order: 2,
        place: { address: { country: 'no', locality: 'Bergen', postal_code: '5003' } },
        operations: [
          {
            operation_order: 1,
            type: 'unloading',
            timespans: { begin: '2026-12-03T08:00:00+0000', end: '2026-12-03T16:00:00+0000' },
          },
        ],
      },
    ],
    payment: { price: { value: 1850, currency: 'pln', period: { payment: 'deferred', days: 45 } } },
  });
});

test.each(bodyTypes)('a %s has a name there', (body) => {
  expect(transEuBodies[body].bodies.length).toBeGreaterThan(0);
});
