import { afterAll, beforeEach, describe, expect, test } from '@jest/globals';
import { OrderStatus } from '../../../kernel/order/order-status.js';
import { FixedClock } from '../../../platform/clock/clock.port.js';
import { aSubcontractor } from '../../../testing/directory.js';
import { faultsIn, refused } from '../../../testing/api-caller.js';
import { FakeLoadExchange } from '../../../testing/fake-load-exchange.js';
import { acceptRequest, anOrder, type TestOrder } from '../../../testing/orders.js';
import { aCollaborator, aCompany, type TestMember } from '../../../testing/people.js';
import { testApp } from '../../../testing/test-app.js';
import type { OrderHistory } from '../orders/order-history.dto.js';
import type { OfferDto, OfferPage } from '../quotes/offer.dto.js';
import type { RouteList } from '../routes/route.dto.js';
import type { LoadExchangeSettings } from './load-exchange-settings.dto.js';
import type { LoadContent, LoadPublicationDto, LoadPublicationList } from './load-publication.dto.js';

const clock = new FixedClock();
const fake = await FakeLoadExchange.start(clock);
afterAll(() => fake.close());
const app = await testApp({ clock, settings: { LOAD_EXCHANGE_URL: fake.url } });
const settingsPath = '/company-settings/load-exchange';
const choices = { body_type: 'curtain_side', is_full_truck: false };
const nordTrans = {
  company_id: 1_002_345,
  legal_name: 'Nord-Trans Sp. z o.o.',
  vat_id: 'PL7743186491',
  email: 'spedycja@nord-trans.example',
  telephone: '600 100 200',
  address: { country: 'pl', locality: 'Gdynia', postal_code: '81-001', street: 'ul. Morska 1' },
};

let owner: TestMember;
let order: TestOrder;
let routeId: number;
let path: string;

async function signIn(member: TestMember): Promise<void> {
  await member.api.change(settingsPath, {
    is_on: true,
    client_id: fake.clientId,
    client_secret: fake.clientSecret,
    api_key: fake.apiKey,
  });
  await member.api.act(`${settingsPath}/sign-in`, { code: fake.newCode() });
}

beforeEach(async () => {
  const no = () => false;
  Object.assign(fake, { outage: null, cutShare: 0, cutsAnswer: no, forbids: no, takesTwice: false });
  fake.pauseFor(0);
  owner = await aCompany(app);
  await signIn(owner);
  order = await anOrder(owner);
  await acceptRequest(order, 1);
  routeId = order.routes[0] ?? 0;
  path = `/order-routes/${routeId}/load-publications`;
  fake.freights.splice(0);
});

const publish = (changes: object = {}) =>
  owner.api.create<LoadPublicationList>(path, { ...choices, ...changes });
const latest = async (): Promise<LoadPublicationDto> => {
  const { items } = await owner.api.read<LoadPublicationList>(path);
  if (!items[0]) throw new Error('nothing was published');
  return items[0];
};
const quotes = async (): Promise<OfferDto[]> =>
  (await owner.api.read<OfferPage>(`/subcontractor-offers/route/${routeId}`)).items;
const work = async (seconds = 0, touch: () => Promise<void> = async () => undefined): Promise<void> => {
  clock.advance(seconds);
  await app.container.services.loadExchangeWorker.job.run(null, {
    touch,
    signal: new AbortController().signal,
  });
};
const published = () => {
  const [freight] = fake.published;
  if (!freight) throw new Error('nothing is published');
  return freight;
};

describe('a publication', () => {
  test('shows strangers the towns and the load, and neither client nor street, and is withdrawn by hand', async () => {
    await owner.api.change(`/orders/${order.id}`, { notes: 'For Fjordfisk only' });
    const preview = await owner.api.act<LoadContent>(`${path}/preview`, choices);
    await publish();
    expect(await latest()).toMatchObject({ status: 'waiting', is_ending: false, load: preview });
    await work();
    expect(await latest()).toMatchObject({ status: 'published', reference: String(published().id) });
    const sent = JSON.stringify(fake.bodies.at(-1));
    for (const secret of [order.client.name, 'Portowa', 'Bryggen', 'Fjordfisk', String(order.client.email)])
      expect(sent).not.toContain(secret);
    const [route] = (await owner.api.read<RouteList>(`/orders/${order.id}/order-routes`)).items;
    expect(route).toMatchObject({ load_publication: { status: 'published' }, can_be_published: true });
    await owner.api.remove(path);
    expect(await latest()).toMatchObject({ status: 'published', is_ending: true, end_reason: 'by_hand' });
    await work();
    expect(await latest()).toMatchObject({ status: 'withdrawn', is_ending: false });
    expect(fake.published).toEqual([]);
    const { items } = await owner.api.read<OrderHistory>(`/orders/${order.id}/history`);
    expect(items.map(({ event }) => event)).toEqual(
      expect.arrayContaining(['load_published', 'load_withdrawn']),
    );
  });

  test('that says the same is one, another takes its place, and a changed route shows', async () => {
    await publish();
    await publish();
    await work();
    await publish({ is_full_truck: false });
    expect((await owner.api.read<LoadPublicationList>(path)).total).toBe(1);
    await owner.api.change(`/order-routes/${routeId}`, { pickup_city: 'Gdynia' });
    expect(await latest()).toMatchObject({ is_outdated: true });
    await publish({ price: 1850, currency: 'EUR' });
    await work();
    const { items } = await owner.api.read<LoadPublicationList>(path);
    expect(items).toMatchObject([
      { status: 'published', load: { pickup: { city: 'Gdynia' }, price: 1850 }, is_outdated: false },
      { status: 'withdrawn', end_reason: 'replaced' },
    ]);
    expect(fake.published).toHaveLength(1);
  });

  test('that was never tried ends without a call', async () => {
    await publish();
    const calls = fake.calls.length;
    await owner.api.remove(path);
    expect(await latest()).toMatchObject({ status: 'withdrawn', is_ending: false });
    await work();
    expect(fake.calls).toHaveLength(calls);
  });

  test.each<[string, object, string, string]>([
    ['a loading that is over', { pickup_date: '2026-11-19T08:00:00.000Z' }, 'pickup_date', 'time_passed'],
    ['no post code', { pickup_post_code: '' }, 'pickup_post_code', 'required'],
  ])('is refused before it leaves: %s', async (_, changes, field, code) => {
    await app.rows(`update order_routes set ${Object.keys(changes)[0]} = $1 where id = $2`, [
      Object.values(changes)[0],
      routeId,
    ]);
    expect(faultsIn(await owner.api.post(path, choices))).toEqual({ [field]: code });
    expect(await owner.api.read<LoadPublicationList>(path)).toMatchObject({ total: 0 });
  });

  test('is not there twice: another waits until the one before it is withdrawn, whose last prices count', async () => {
    await publish();
    await work();
    fake.offer(published(), nordTrans, 1800);
    await publish({ price: 1850, currency: 'EUR' });
    fake.forbids = (call) => call.includes('cancelPublication');
    await work();
    expect(fake.freights).toHaveLength(1);
    const [route] = (await owner.api.read<RouteList>(`/orders/${order.id}/order-routes`)).items;
    expect(route?.load_publication).toMatchObject({ status: 'waiting', error: { code: 'forbidden' } });
    expect((await quotes()).map(({ price }) => price)).toEqual([1800]);
    fake.forbids = () => false;
    await work(4000);
    expect(fake.freights.map(({ status }) => status)).toEqual(['finished', 'active']);
    expect(await latest()).toMatchObject({ status: 'published', load: { price: 1850 } });
  });

  test.each<[string, () => Promise<unknown>]>([
    ['body', () => owner.api.change(`/orders/${order.id}`, { body_type: 'mega' })],
    ['days of payment', () => owner.api.change(`/order-routes/${routeId}`, { payment_terms: 77 })],
  ])('is outdated by another %s', async (_, change) => {
    await publish();
    expect(await latest()).toMatchObject({ is_outdated: false });
    await change();
    expect(await latest()).toMatchObject({ is_outdated: true });
  });

  test('of a window that has begun goes out, and one that is over does not', async () => {
    const window = `pickup_date = '2026-11-19T08:00:00Z', pickup_until = '2026-11-21T16:00:00Z'`;
    await app.rows(`update order_routes set ${window} where id = $1`, [routeId]);
    await publish();
    await work();
    expect(await latest()).toMatchObject({ status: 'published' });
    await app.rows(`update order_routes set delivery_date = '2026-11-19T12:00:00Z' where id = $1`, [routeId]);
    expect(faultsIn(await owner.api.post(`${path}/preview`, choices))).toEqual({
      delivery_date: 'time_passed',
    });
  });

  test('is previewed without waiting for whoever has the order in hand', async () => {
    const held = await app.container.db.inCompany(owner.companyId, async (unit) => {
      await unit.execute('select from orders where id = ? for update', [order.id]);
      return owner.api.act<LoadContent>(`${path}/preview`, choices);
    });
    expect(held).toMatchObject({ cargo: 'Meble' });
  });

  test('of more than a lorry carries is refused before it leaves', async () => {
    await owner.api.change(`/orders/${order.id}`, { weight: 25_001 });
    expect(faultsIn(await owner.api.post(path, choices))).toEqual({ weight: 'too_large' });
  });

  test('needs the exchange, an order in valuation and no chosen quote', async () => {
    const other = await aCompany(app);
    const theirs = await anOrder(other);
    await acceptRequest(theirs, 1);
    const elsewhere = `/order-routes/${theirs.routes[0]}/load-publications`;
    refused(await other.api.post(elsewhere, choices), 409, 'load_exchange_off');
    refused(await other.api.post(path, choices), 409, 'load_exchange_off');
    refused(await other.api.get(path), 404);
    await publish();
    await work();
    fake.offer(published(), nordTrans, 1800);
    await work(200);
    const [quote] = await quotes();
    await owner.api.change(`/order-routes/${routeId}/select-offer`, { offer_id: quote?.id });
    refused(await owner.api.post(path, choices), 409, 'route_has_chosen_quote');
  });
});

describe('what ends a publication withdraws it in its own transaction', () => {
  test.each<[string, string, () => Promise<unknown>]>([
    [
      'a chosen quote',
      'quote_chosen',
      async () => {
        fake.offer(published(), nordTrans, 1800);
        await work(200);
        const [quote] = await quotes();
        await owner.api.change(`/order-routes/${routeId}/select-offer`, { offer_id: quote?.id });
      },
    ],
    [
      'the end of the request',
      'request_ended',
      () => app.rows('update orders set status = $1 where id = $2', [OrderStatus.RejectedByClient, order.id]),
    ],
    ['a deleted route', 'route_deleted', () => owner.api.remove(`/order-routes/${routeId}`)],
    ['a deleted order', 'route_deleted', () => owner.api.remove(`/orders/${order.id}`)],
  ])('%s', async (_, reason, end) => {
    await publish();
    await work();
    expect(fake.published).toHaveLength(1);
    await end();
    await work();
    expect(fake.published).toEqual([]);
    const [row] = await app.rows<{ status: string; end_reason: string }>(
      'select status, end_reason from load_publications where company_id = $1',
      [owner.companyId],
    );
    expect(row).toEqual({ status: 'withdrawn', end_reason: reason });
  });

  test('the time of loading, and the exchange itself', async () => {
    await publish();
    await work();
    published().status = 'finished';
    await work(200);
    expect(await latest()).toMatchObject({ status: 'withdrawn', end_reason: 'ended_there' });
    await publish();
    await work();
    const begin = clock.now();
    clock.set('2026-12-01T08:30:00.000Z');
    await work();
    expect(await latest()).toMatchObject({ status: 'withdrawn', end_reason: 'over' });
    expect(fake.published).toEqual([]);
    clock.set(begin);
  });
});

describe('offers become quotes', () => {
  test('of a carrier by tax number, by address, else of a new one; never twice, and a new price replaces the old', async () => {
    const byNumber = await aSubcontractor(owner, {
      vat_number: '774-318-64-91',
      email: 'other@one.example',
      country_id: 1,
      post_code: null,
    });
    const byAddress = await aSubcontractor(owner, { email: 'Biuro@Wschod.example' });
    const foreign = await aSubcontractor(owner, {
      vat_number: 'DE7743186491',
      email: 'spedycja@nord-trans.example',
    });
    await publish();
    await work();
    const freight = published();
    fake.offer(freight, nordTrans, 1800);
    fake.offer(freight, { company_id: 2, legal_name: 'Wschód', email: 'biuro@wschod.example' }, 1900);
    fake.offer(
      freight,
      { ...nordTrans, company_id: 3, legal_name: 'Nowy', vat_id: 'LT123456789', email: 'a@nowy.example' },
      7000,
      'pln',
    );
    fake.offer(freight, { company_id: 4, legal_name: 'Česká doprava' }, 45_000, 'czk');
    await work(200);
    const found = await quotes();
    const created = found.find(({ exchange_carrier }) => exchange_carrier === 'Nowy');
    expect(
      found.map(({ subcontractor_id, price, currency, exchange_carrier }) => ({
        subcontractor_id,
        price,
        currency,
        exchange_carrier,
      })),
    ).toEqual([
      { subcontractor_id: byNumber.id, price: 1800, currency: 'EUR', exchange_carrier: nordTrans.legal_name },
      { subcontractor_id: byAddress.id, price: 1900, currency: 'EUR', exchange_carrier: 'Wschód' },
      { subcontractor_id: created?.subcontractor_id, price: 7000, currency: 'PLN', exchange_carrier: 'Nowy' },
    ]);
    expect(foreign.id).not.toBe(created?.subcontractor_id);
    expect(await owner.api.read(`/subcontractors/${created?.subcontractor_id}`)).toMatchObject({
      name: 'Nowy',
      origin: 'load_exchange',
      vat_number: 'LT123456789',
      phone: '+48600100200',
      post_code: '81-001',
      user_id: null,
    });
    expect(await latest()).toMatchObject({ offers_count: 4, foreign_offers_count: 1 });

    await work(1000);
    expect(await quotes()).toHaveLength(3);
    fake.offer(freight, nordTrans, 1700);
    await work(1000);
    expect((await quotes()).map(({ price }) => price)).toEqual([1700, 1900, 7000]);
    const { items } = await owner.api.read<OrderHistory>(`/orders/${order.id}/history`);
    expect(items.filter(({ event }) => event === 'offer_replaced')).toHaveLength(1);

    // What the forwarder took out stays out.
    await owner.api.remove(`/subcontractor-offers/${created?.id}`);
    await work(1000);
    expect(await quotes()).toHaveLength(2);
  });

  test('and are told to webhooks like any other', async () => {
    await owner.api.create('/webhooks', { url: 'https://wms.example/hook', events: ['quote.received'] });
    await publish();
    await work();
    fake.offer(published(), nordTrans, 1800);
    await work(200);
    await work(200);
    const events = await app.rows(
      "select type from webhook_events where company_id = $1 and type like 'quote%'",
      [owner.companyId],
    );
    expect(events).toEqual([{ type: 'quote.received' }]);
  });
});

describe('offers that stand in the way', () => {
  test('are taken each as it comes: who loses the turn sends nothing more', async () => {
    await publish();
    await work();
    for (let one = 1; one <= 6; one += 1)
      fake.offer(published(), { company_id: one, legal_name: `C ${one}` }, 1000 + one);
    const details = () => fake.calls.filter((call) => call.includes('/freights/offers/')).length;
    const before = details();
    await work(200, async () => {
      if (details() > before)
        await app.rows('update load_exchange_queues set lock_key = gen_random_uuid() where company_id = $1', [
          owner.companyId,
        ]);
    });
    expect(details() - before).toBe(2);
    expect((await quotes()).map(({ price }) => price)).toEqual([1001, 1002]);
    await app.rows('update load_exchange_queues set locked_until = null');
    await work();
    expect(await quotes()).toHaveLength(6);
  });

  test('bad ones keep no other one back, and are not asked for again', async () => {
    await publish();
    await work();
    const freight = published();
    fake.offer(freight, { company_id: 1, legal_name: '' }, 1000);
    fake.offer(freight, { company_id: 2, legal_name: 'C 2' }, 1001).id = 'a\0b';
    fake.offer(freight, { company_id: 3, legal_name: 'C\u0000 3', vat_id: '\0' }, 1002);
    fake.offer(freight, { company_id: 4, legal_name: 'C 4' }, 1003);
    await work(200);
    expect((await quotes()).map(({ price }) => price)).toEqual([1002, 1003]);
    const calls = fake.calls.length;
    await work(200);
    expect(fake.calls.slice(calls)).toHaveLength(1);
  });

  test('carry the days that were published, and no carrier whom nobody has accepted', async () => {
    const stranger = await aSubcontractor(owner, { vat_number: 'PL7743186491', email: nordTrans.email });
    await app.rows('update subcontractors set unconfirmed_since = now() where id = $1', [stranger.id]);
    await publish();
    const { load } = await latest();
    await work();
    await owner.api.change(`/order-routes/${routeId}`, { pickup_date: '2026-12-01T11:00:00.000Z' });
    fake.offer(published(), nordTrans, 1800);
    await work(200);
    const [quote] = await quotes();
    expect(quote).toMatchObject({ pickup_date: load.pickup.from });
    expect(quote?.subcontractor_id).not.toBe(stranger.id);
  });
});

describe('what goes wrong', () => {
  test('what the account may not do is told, and signs nobody out', async () => {
    await publish();
    fake.forbids = () => true;
    await work();
    expect(await latest()).toMatchObject({
      status: 'waiting',
      error: { code: 'forbidden', detail: 'Not allowed' },
    });
    expect(await owner.api.read<LoadExchangeSettings>(settingsPath)).toMatchObject({
      signed_in_at: expect.any(String),
    });
    fake.forbids = () => false;
    await work(60);
    expect(await latest()).toMatchObject({ status: 'published' });
  });

  test('a worker of an old sign-in does not undo the new one', async () => {
    await publish();
    fake.revokeAll();
    let isRenewing = false;
    await work(0, async () => {
      // While it asks for other tokens, the owner signs in.
      if (isRenewing || !fake.calls.at(-1)?.endsWith('/freight-exchange')) return;
      isRenewing = true;
      await owner.api.act(`${settingsPath}/sign-in`, { code: fake.newCode() });
    });
    expect(await latest()).toMatchObject({ status: 'published' });
    expect(await owner.api.read<LoadExchangeSettings>(settingsPath)).toMatchObject({
      signed_in_at: expect.any(String),
    });
  });

  test('failures are tried again with growing pauses, then given up and cleaned up behind', async () => {
    await publish();
    fake.outage = 503;
    await work();
    expect(await latest()).toMatchObject({ status: 'waiting', error: { code: 'unreachable' } });
    const calls = fake.calls.length;
    await work(5);
    expect(fake.calls).toHaveLength(calls);
    fake.outage = null;
    fake.cutsAnswer = (call) => call.endsWith('/freight-exchange');
    await work(30);
    expect(fake.published).toHaveLength(1);
    fake.outage = 500;
    for (let tries = 0; tries < 8; tries += 1) await work(3600);
    expect(await latest()).toMatchObject({ status: 'failed', is_ending: true, error: { code: 'gave_up' } });
    fake.outage = null;
    await work(3700);
    expect(await latest()).toMatchObject({ status: 'failed', is_ending: false });
    expect(fake.published).toEqual([]);
    clock.set('2026-11-20T09:30:00.000Z');
  });

  test('a lost answer is found again, also where the exchange minds no second one', async () => {
    fake.takesTwice = true;
    await publish();
    fake.cutsAnswer = (call) => call.endsWith('/freight-exchange');
    await work();
    fake.cutsAnswer = () => false;
    await work(20);
    expect(await latest()).toMatchObject({ status: 'published', reference: String(published().id) });
    expect(fake.freights).toHaveLength(1);
  });

  test('a pause is kept', async () => {
    await publish();
    fake.pauseFor(600);
    await work();
    expect(await latest()).toMatchObject({ status: 'waiting', error: { code: 'paused' } });
    await work(100);
    expect(fake.early).toBe(0);
    await work(600);
    expect(await latest()).toMatchObject({ status: 'published', error: null });
  });

  test('a refusal says why', async () => {
    await publish();
    await app.rows(
      `update load_publications set load = jsonb_set(load, '{weight}', '0') where route_id = $1`,
      [routeId],
    );
    await work();
    const { status, error } = await latest();
    expect(status).toBe('refused');
    expect(error).toMatchObject({
      code: 'refused',
      detail: expect.stringMatching(/^Failed Validation; capacity: /),
    });
  });

  test('who is let in no more is asked to sign in, and what waited goes on', async () => {
    await publish();
    fake.revokeAll();
    await work();
    expect(await latest()).toMatchObject({ status: 'waiting', error: { code: 'sign_in' } });
    expect(await owner.api.read<LoadExchangeSettings>(settingsPath)).toMatchObject({ signed_in_at: null });
    await owner.api.act(`${settingsPath}/sign-in`, { code: fake.newCode() });
    await work();
    expect(await latest()).toMatchObject({ status: 'published' });
  });
});

describe('the settings', () => {
  test('tell no secret, keep them sealed, and are the owner’s', async () => {
    const told = JSON.stringify(await owner.api.read(settingsPath));
    expect(told).toContain(fake.clientId);
    for (const secret of [fake.clientSecret, fake.apiKey]) expect(told).not.toContain(secret);
    const [row] = await app.rows<{ sealed_secret: string }>(
      'select sealed_secret from load_exchange_settings where company_id = $1',
      [owner.companyId],
    );
    expect(row?.sealed_secret).not.toContain(fake.apiKey);
    const collaborator = await aCollaborator(app, owner);
    refused(await collaborator.api.get(settingsPath), 403);
  });

  test('switched off, they withdraw what is published, publish nothing that waits and take no offer', async () => {
    await publish();
    await work();
    fake.offer(published(), nordTrans, 1800);
    await owner.api.change(settingsPath, { is_on: false });
    expect(await latest()).toMatchObject({ is_ending: true, end_reason: 'switched_off' });
    await work(200);
    expect(await latest()).toMatchObject({ status: 'withdrawn', is_ending: false });
    expect(fake.published).toEqual([]);
    expect(await quotes()).toEqual([]);
    refused(await owner.api.post(path, choices), 409, 'load_exchange_off');
    // One that slipped in meanwhile.
    await owner.api.change(settingsPath, { is_on: true });
    await publish();
    await app.rows('update load_exchange_settings set is_on = false where company_id = $1', [
      owner.companyId,
    ]);
    const calls = fake.calls.length;
    await work();
    expect(await latest()).toMatchObject({ status: 'withdrawn', end_reason: 'switched_off' });
    expect(fake.calls).toHaveLength(calls);
  });

  test('keep the application until all is withdrawn by it, and leave what it is not let in to any more', async () => {
    const another = { client_id: 'another', client_secret: 'a', api_key: 'a' };
    const none = { is_on: false, client_id: null, client_secret: null, api_key: null };
    await publish();
    await work();
    refused(await owner.api.put(settingsPath, { is_on: true, ...another }), 409, 'load_exchange_in_use');
    refused(await owner.api.put(settingsPath, none), 409, 'load_exchange_in_use');
    expect(await latest()).toMatchObject({ status: 'published', is_ending: false });
    await owner.api.change(settingsPath, { is_on: false });
    await work();
    expect(fake.published).toEqual([]);
    expect(await owner.api.change(settingsPath, none)).toMatchObject({ client_id: null });

    await signIn(owner);
    await publish();
    await work();
    fake.revokeAll();
    await work(200);
    await owner.api.change(settingsPath, { is_on: true, ...another });
    expect(await latest()).toMatchObject({
      status: 'failed',
      is_ending: false,
      end_reason: 'switched_off',
      error: { code: 'left_there' },
    });
  });

  test('ask nobody to sign in for what should have been unloaded by now', async () => {
    await publish();
    await work();
    await owner.api.remove(path);
    fake.revokeAll();
    await work();
    expect(await latest()).toMatchObject({ is_ending: true, error: { code: 'sign_in' } });
    const begin = clock.now();
    clock.set('2026-12-20T08:00:00.000Z');
    await work();
    expect(await latest()).toMatchObject({ status: 'withdrawn', is_ending: false });
    clock.set(begin);
  });

  test('come as a whole, and a wrong code is refused', async () => {
    const part = { is_on: true, client_id: 'another' };
    expect(faultsIn(await owner.api.put(settingsPath, part))).toEqual({
      api_key: 'required',
      client_secret: 'required',
    });
    const signInPath = `${settingsPath}/sign-in`;
    refused(await owner.api.post(signInPath, { code: 'made-up' }), 409, 'load_exchange_sign_in_failed');
    fake.outage = 0;
    refused(await owner.api.post(signInPath, { code: fake.newCode() }), 503, 'load_exchange_unavailable');
    fake.outage = null;
    const empty = { client_id: null, client_secret: null, api_key: null };
    expect(await owner.api.change(settingsPath, { is_on: false, ...empty })).toMatchObject({
      is_on: false,
      client_id: null,
      signed_in_at: null,
      sign_in_url: null,
    });
    expect((await owner.api.read<RouteList>(`/orders/${order.id}/order-routes`)).items[0]).toMatchObject({
      can_be_published: false,
    });
  });
});

test('a published route is neither split nor joined', async () => {
  await publish();
  const split = { city: 'Karlskrona', country: 'SE', date: '2026-12-02T06:00:00.000Z' };
  refused(
    await owner.api.post(`/orders/${order.id}/order-routes/${routeId}/split`, split),
    409,
    'route_was_asked',
  );
});
