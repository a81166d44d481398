import { afterAll, beforeEach, describe, expect, test } from '@jest/globals';
import { bodyTypes } from '../../../kernel/order/transport-facts.js';
import type { FakeLoadExchange } from '../../../testing/fake-load-exchange.js';
import {
  ExchangePaused,
  ExchangeRefusal,
  ExchangeUnreachable,
  type ExchangeOffer,
  type LoadExchange,
} from './load-exchange.port.js';
import type { LoadContent } from './load-publication.dto.js';

const now = new Date('2026-11-27T08:00:00Z');

/** A load that every exchange takes on 27 November 2026. */
export function aLoad(changes: Partial<LoadContent> = {}): LoadContent {
  const end = (country: string, post_code: string, city: string, day: string) => ({
    country,
    post_code,
    city,
    from: new Date(`${day}T08:00:00Z`),
    until: new Date(`${day}T16:00:00Z`),
  });
  return {
    pickup: end('PL', '80-001', 'Gdańsk', '2026-12-01'),
    delivery: end('NO', '5003', 'Bergen', '2026-12-03'),
    cargo: 'Meble',
    pallets: 12,
    weight: 8.4,
    ldm: 4.8,
    body_type: 'curtain_side',
    is_full_truck: false,
    temperature_min: null,
    temperature_max: null,
    adr_class: null,
    price: null,
    currency: null,
    payment_days: null,
    remarks: null,
    ...changes,
  };
}

/** What every adapter of the port keeps to at 8:00 UTC of 27 November 2026, against an exchange that refuses what the real one refuses. */
export function describeLoadExchange(
  name: string,
  open: () => Promise<{ exchange: LoadExchange; fake: FakeLoadExchange }>,
): void {
  describe(name, () => {
    let exchange: LoadExchange;
    let fake: FakeLoadExchange;
    beforeEach(async () => {
      await fake?.close();
      ({ exchange, fake } = await open());
    });
    afterAll(() => fake.close());

    test('publishes every kind of load, once under each of our names', async () => {
      const loads = [
        ...bodyTypes.map((body_type) => aLoad({ body_type, is_full_truck: true })),
        ...bodyTypes.map((body_type) => aLoad({ body_type })),
        aLoad({ temperature_min: -20, adr_class: '1', ldm: null, cargo: 'x'.repeat(200) }),
        aLoad({ adr_class: '6.1', price: 1850, currency: 'EUR', payment_days: 30, remarks: 'r'.repeat(250) }),
      ];
      const references = [];
      for (const [place, load] of loads.entries())
        references.push(await exchange.publish(load, `ours-${place}`));
      expect(new Set(references).size).toBe(loads.length);
      expect(fake.published).toHaveLength(loads.length);
      expect(await exchange.publish(loads[0] ?? aLoad(), 'ours-0')).toBe(references[0]);
      expect(fake.published).toHaveLength(loads.length);
      expect(await exchange.find('ours-3', now)).toBe(references[3]);
      expect(await exchange.find('nobody’s', now)).toBeNull();
    });

    test('takes a window that has begun', async () => {
      const begun = { from: new Date('2026-11-26T08:00:00Z'), until: new Date('2026-11-28T16:00:00Z') };
      await exchange.publish(aLoad({ pickup: { ...aLoad().pickup, ...begun } }), 'ours');
      expect(fake.published[0]?.body.spots[0]?.operations[0]?.timespans.begin).toEqual(now);
    });

    test('does not take what it has not looked through for what is not there', async () => {
      await exchange.publish(aLoad(), 'ours');
      const [freight] = fake.freights;
      if (!freight) throw new Error('nothing is published');
      const others = Array.from({ length: 700 }, (_, place) => ({
        ...freight,
        id: place,
        externalId: undefined,
      }));
      fake.freights.push(...others);
      await expect(exchange.find('nobody’s', now)).rejects.toThrow(ExchangeUnreachable);
      // Those that are older than the one that is looked for are looked through no further.
      for (const one of fake.freights) one.createdAt = new Date('2026-10-01T08:00:00Z');
      const calls = fake.calls.length;
      expect(await exchange.find('nobody’s', now)).toBeNull();
      expect(fake.calls).toHaveLength(calls + 1);
    });

    test.each<[string, Partial<LoadContent>]>([
      ['loading in the past', { pickup: { ...aLoad().pickup, until: new Date('2026-11-20T08:00:00Z') } }],
      ['unloading before loading', { delivery: { ...aLoad().pickup, until: aLoad().pickup.from } }],
      ['no post code', { pickup: { ...aLoad().pickup, post_code: '' } }],
      ['no weight', { weight: 0 }],
      ['more than a lorry carries', { weight: 25.1 }],
      ['too long a remark', { remarks: 'r'.repeat(251) }],
    ])('tells of a refusal: %s', async (_, changes) => {
      await expect(exchange.publish(aLoad(changes), 'ours')).rejects.toThrow(ExchangeRefusal);
      expect(fake.freights).toEqual([]);
    });

    test('withdraws, also what has ended or was never there', async () => {
      const reference = await exchange.publish(aLoad(), 'ours');
      await exchange.withdraw(reference);
      await exchange.withdraw(reference);
      await exchange.withdraw('1');
      expect(fake.published).toEqual([]);
    });

    test('lists offers that are new or changed, until the exchange ends the publication', async () => {
      const reference = await exchange.publish(aLoad(), 'ours');
      const look = async (known: Record<string, string> = {}) => {
        const offers: ExchangeOffer[] = [];
        const seen = await exchange.lookAtOffers(reference, known, async (offer) => void offers.push(offer));
        return seen === 'all' ? offers : seen;
      };
      expect(await look()).toEqual([]);
      const [freight] = fake.published;
      if (!freight) throw new Error('nothing is published');
      const carrier = {
        company_id: 1,
        legal_name: 'Nord\nTrans',
        vat_id: 'PL7743186491',
        email: 'no address',
      };
      const { id } = fake.offer(freight, carrier, 1800);
      const [offer] = (await look()) as ExchangeOffer[];
      expect(offer).toMatchObject({
        id,
        price: 1800,
        currency: 'EUR',
        carrier: { name: 'Nord Trans', vat_number: 'PL7743186491', email: null, country: null },
      });
      const known = { [id]: offer?.version ?? '' };
      expect(await look(known)).toEqual([]);
      fake.offer(freight, carrier, 1750);
      expect(await look(known)).toMatchObject([{ id, price: 1750 }]);
      // The forwarder's own counter-offer is not the carrier's price.
      fake.offer(freight, carrier, 1500).price.last_price_author = '999-1';
      expect(await look(known)).toEqual([]);
      // What cannot be read, and whom nobody knows, keeps no other one back; more than 20 come with the next look.
      fake.offer(freight, { company_id: 2, legal_name: 'bad' }, 10).id = 'a\0b';
      for (let one = 3; one < 28; one += 1)
        fake.offer(freight, { company_id: one, legal_name: one < 5 ? '' : 'x' }, 10);
      expect(await look(known)).toBe('more');
      const kept = Object.fromEntries(Array.from({ length: 300 }, (_, place) => [`${place}`, '1 EUR']));
      expect(await look(kept)).toEqual([]);
      fake.freights.splice(0, 1, { ...freight, offers: freight.offers.slice(0, 4) });
      expect(((await look(known)) as ExchangeOffer[]).map(({ carrier }) => carrier)).toEqual([null, null]);
      await exchange.withdraw(reference);
      expect(await look(known)).toBe('ended');
    });

    test('tells pauses, failures and cut connections apart', async () => {
      fake.pauseFor(120);
      const paused = await exchange.publish(aLoad(), 'ours').catch((error: unknown) => error);
      expect(paused).toBeInstanceOf(ExchangePaused);
      expect((paused as ExchangePaused).until).toEqual(new Date('2026-11-27T08:02:01Z'));
      fake.pauseFor(0);
      for (const outage of [500, 502, 0]) {
        fake.outage = outage;
        await expect(exchange.publish(aLoad(), 'ours')).rejects.toThrow(ExchangeUnreachable);
      }
      fake.outage = null;
      fake.cutsAnswer = (call) => call.endsWith('/freight-exchange');
      await expect(exchange.publish(aLoad(), 'ours')).rejects.toThrow(ExchangeUnreachable);
      fake.cutsAnswer = () => false;
      expect(await exchange.find('ours', now)).toBe(String(fake.published[0]?.id));
    });
  });
}
