import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  formatAmount,
  formatAtPlace,
  formatDateRange,
  formatDateTime,
  formatShortDay,
  weekdayOf,
  initials,
  timeAtPlace,
} from './format';
import { readOffers, totalOf } from './offers';
import { fromObject, fromQuery, isKnown, readTransport } from './transport';

describe('prefilled transport', () => {
  it('is read from a link', () => {
    const transport = readTransport(
      fromQuery(
        new URLSearchParams(
          'pickup_city=+%C5%81%C3%B3d%C5%BA&pickup_date=2026-11-25T07:00:00Z&weight=6840,5&pallets_count=12&payment_terms=14',
        ),
      ),
    );
    assert.equal(transport.pickup.city, 'Łódź');
    assert.equal(transport.pickup.at?.toISOString(), '2026-11-25T07:00:00.000Z');
    assert.equal(transport.weight, 6840.5);
    assert.equal(transport.pallets, 12);
    assert.equal(transport.paymentDays, 14);
    assert.equal(transport.delivery.at, null);
    assert.ok(isKnown(transport));
  });

  it('takes nothing but text and numbers from packed data', () => {
    const read = fromObject({ a: { b: 1 }, c: null, d: 3, e: ' x ', constructor: 'own' });
    assert.deepEqual(['a', 'c', 'd', 'e', 'toString', 'constructor'].map(read), [
      '',
      '',
      '3',
      'x',
      '',
      'own',
    ]);
    const empty = readTransport(fromObject({ weight: -5, pallets_count: 'many' }));
    assert.equal(empty.weight, null);
    assert.equal(empty.pallets, null);
    assert.equal(isKnown(empty), false);
  });
});

describe('what a client is offered', () => {
  const offers = readOffers([
    { id: 71, client_price: 8200.1, currency: 'PLN', pickup_date: '2026-11-25T07:00:00Z' },
    { id: 74, price: '5149,69', currency: 'PLN', delivery_date: 'never' },
    'garbage',
    null,
  ]);

  it('is read entry by entry', () => {
    assert.equal(offers.length, 2);
    assert.deepEqual([offers[0]?.id, offers[0]?.price, offers[1]?.price], ['71', 8200.1, 5149.69]);
    assert.equal(offers[1]?.to, null);
  });

  it('adds up in minor units, unless a total was given', () => {
    assert.deepEqual(totalOf(null, null, offers), { amount: 13_349.79, currency: 'PLN' });
    assert.deepEqual(totalOf(100, 'EUR', offers), { amount: 100, currency: 'EUR' });
    assert.deepEqual(totalOf(100, null, offers), { amount: 100, currency: 'PLN' });
  });

  it('is not added up across currencies, nor with a price missing', () => {
    const mixed = readOffers([
      { price: 1, currency: 'PLN' },
      { price: 1, currency: 'EUR' },
    ]);
    assert.equal(totalOf(null, null, mixed), null);
    assert.equal(totalOf(null, null, readOffers([{ currency: 'PLN' }])), null);
    assert.equal(totalOf(null, null, []), null);
  });
});

describe('how it is written', () => {
  const at = new Date('2026-11-25T07:00:00Z');
  const plain = (text: string): string => text.replace(/[\u00a0\u202f\u2009]/g, ' ');

  it('writes dates in the reader’s language, in Warsaw time', () => {
    assert.equal(plain(formatDateTime(at, 'pl')), 'śr., 25 lis 2026, 08:00');
    assert.match(plain(formatDateTime(at, 'en')), /^Wed, 25 Nov 2026, 08:00$/);
    assert.match(plain(formatDateTime(at, 'no')), /^ons\. 25\. nov\. 2026, 08:00$/);
    assert.deepEqual(
      [weekdayOf(at, 'pl'), weekdayOf(at, 'en'), weekdayOf(at, 'no')],
      ['środa', 'Wednesday', 'onsdag'],
    );
    assert.match(plain(formatDateRange(at, new Date('2026-12-02T15:00:00Z'), 'pl')), /^25 lis.+2 gru 2026$/);
    // Both on one day, in whichever order: the day is written once.
    const later = new Date('2026-11-25T15:00:00Z');
    for (const language of ['pl', 'en', 'no'] as const) {
      assert.equal(plain(formatDateRange(at, later, language)).match(/2026/g)?.length, 1);
      assert.equal(formatDateRange(later, at, language), formatDateRange(at, later, language));
    }
  });

  it('tells when a place is reached by its own clocks', () => {
    const until = new Date('2026-11-25T13:00:00Z');
    const inLeeds = { at, until, zone: 'Europe/London' };
    assert.match(plain(formatAtPlace(inLeeds, 'en')), /^Wed, 25 Nov 2026, 07:00–13:00 local time$/);
    assert.match(plain(formatAtPlace(inLeeds, 'pl')), /^śr., 25 lis 2026, 07:00–13:00 czasu miejscowego$/);
    assert.match(
      plain(formatAtPlace({ at, zone: 'Europe/Vilnius' }, 'no')),
      /^ons\. 25\. nov\. 2026, 09:00 lokal tid$/,
    );
    // The reader's own clocks need no name; readers of English may live anywhere.
    assert.equal(plain(formatAtPlace({ at, zone: 'Europe/Oslo' }, 'pl')), 'śr., 25 lis 2026, 08:00');
    assert.match(plain(formatAtPlace({ at, zone: 'Europe/Oslo' }, 'en')), / 08:00 local time$/);
    // A link of another tool names none, and a browser may not know what the server names.
    assert.equal(plain(formatAtPlace({ at, zone: '' }, 'pl')), 'śr., 25 lis 2026, 08:00');
    assert.equal(plain(formatAtPlace({ at, zone: 'Mars/Base' }, 'pl')), 'śr., 25 lis 2026, 08:00');
    assert.deepEqual(
      ['Europe/London', 'Europe/Oslo', '', 'Mars/Base'].map((zone) => timeAtPlace(at, zone, 'en')),
      ['07:00 GMT', null, null, null],
    );
  });

  it('writes amounts with two decimals and grouped thousands', () => {
    assert.equal(plain(formatAmount(1850.5, 'pl')), '1 850,50');
    assert.equal(plain(formatAmount(1850.5, 'en')), '1,850.50');
    assert.equal(plain(formatAmount(1850.5, 'no')), '1 850,50');
  });

  it('makes a mark of the company’s first words', () => {
    assert.deepEqual(
      ['Bałtyk Spedycja', 'ÆØÅ Frakt AS', '„Łoś” Sp. z o.o.', 'X', '123 Trans', ''].map(initials),
      ['BS', 'ÆF', 'ŁS', 'X', '1T', ''],
    );
  });
});

describe('a day within a sentence', () => {
  it('has its year only where that is not the current one', () => {
    const year = new Date().getUTCFullYear();
    assert.equal(formatShortDay(new Date(Date.UTC(year, 5, 20, 12)), 'en'), '20\u00a0Jun');
    assert.equal(
      formatShortDay(new Date(Date.UTC(year - 1, 5, 20, 12)), 'en'),
      `20\u00a0Jun\u00a0${year - 1}`,
    );
  });
});
