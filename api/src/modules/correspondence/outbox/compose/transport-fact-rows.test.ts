import { describe, expect, test } from '@jest/globals';
import { mailLanguages } from '../../../../kernel/text/language.js';
import { bodyTypes, type CargoFacts } from '../../../../kernel/order/transport-facts.js';
import { mailFactLabels } from './mail-fact-labels.js';
import { viewDetails, type TransportDetails } from './transport-details.js';

const rowsOf = (details: Partial<TransportDetails>, language: (typeof mailLanguages)[number] = 'en') =>
  viewDetails({ kind: 'order', routes: [], ...details }, language).rows.map(({ label, value }) => [
    label,
    value.replace(/[\u00a0\u202f]/g, ' '),
  ]);

describe('what is known of a load', () => {
  test('stands where readers look for it, and nowhere when nothing is known', () => {
    const facts: CargoFacts = {
      ldm: 13.6,
      length_cm: 1240,
      width_cm: 120,
      body_type: 'tail_lift_van',
      temperature_min: 2.5,
      temperature_max: 8,
      adr_un: '1263',
      adr_class: '4.1',
      incoterm: 'DDP',
    };
    expect(
      rowsOf({
        palletsCount: 3,
        facts,
        cargoType: 'Paint',
        references: { yours: ' PO 1 ', ours: 'GD 2' },
        paymentTerm: 30,
        validUntil: '2026-11-30',
      }),
    ).toEqual([
      ['Pallets', '3'],
      ['Loading metres (LDM)', '13.6'],
      ['Dimensions (L × W × H)', 'L 1,240 cm, W 120 cm'],
      ['Cargo', 'Paint'],
      ['Vehicle', 'van with tail lift'],
      ['Temperature', '+2.5 … +8 °C'],
      ['ADR', 'UN 1263, class 4.1'],
      ['Incoterms', 'DDP'],
      ['Your reference', 'PO 1'],
      ['Our reference', 'GD 2'],
      ['Payment term', '30 days'],
      ['Offer valid until', 'Mon, 30 Nov 2026'],
    ]);
    expect(rowsOf({ facts: { ldm: null }, references: { yours: '  ' }, validUntil: null })).toEqual([]);
  });

  test.each([
    [{ temperature_min: -18, temperature_max: -18 }, '-18 °C'],
    [{ temperature_min: 2 }, '≥ +2 °C'],
    [{ temperature_min: 0, temperature_max: 4 }, '0 … +4 °C'],
    [{ length_cm: 1240, width_cm: 245, height_cm: 270 }, '1,240 × 245 × 270 cm'],
    [{ height_cm: 230 }, 'H 230 cm'],
    [{ temperature_max: -18 }, '≤ -18 °C'],
    [{ adr_class: '9' }, 'class 9'],
    [{ adr_un: '3480' }, 'UN 3480'],
  ] as const)('%p reads %s', (facts, value) => {
    expect(rowsOf({ facts }).map(([, written]) => written)).toEqual([value]);
  });

  test('is written as each language writes it', () => {
    const facts: CargoFacts = { ldm: 6.4, adr_class: '3' };
    const written = (language: (typeof mailLanguages)[number]) =>
      rowsOf({ facts, validUntil: '2026-11-30' }, language).map(([, value]) => value);
    expect(written('pl')).toEqual(['6,4', 'klasa 3', 'pon., 30 lis 2026']);
    expect(written('no')).toEqual(['6,4', 'klasse 3', 'man. 30. nov. 2026']);
    expect(written('de')).toEqual(['6,4', 'Klasse 3', 'Mo., 30. Nov. 2026']);
    for (const language of mailLanguages) {
      const { bodies } = mailFactLabels(language);
      expect(new Set(bodyTypes.map((body) => bodies[body])).size).toBe(bodyTypes.length);
    }
  });
});

describe('windows of time', () => {
  const at = (until: string | null, language: (typeof mailLanguages)[number] = 'en') =>
    viewDetails(
      {
        kind: 'order',
        routes: [
          {
            pickup: {
              date: new Date('2026-11-25T07:00:00Z'),
              until: until === null ? null : new Date(until),
            },
            delivery: {},
          },
        ],
      },
      language,
    ).routes[0]?.pickup.date.replace(/[\u00a0\u202f\u2009]/g, ' ');

  test('are written with the day once, or with both days', () => {
    expect(at(null)).toBe('Wed, 25 Nov 2026, 08:00 CET');
    expect(at('2026-11-25T11:30:00Z')).toBe('Wed, 25 Nov 2026, 08:00–12:30 CET');
    expect(at('2026-11-26T11:30:00Z')).toBe('Wed, 25 Nov 2026, 08:00 CET – Thu, 26 Nov 2026, 12:30 CET');
    expect(at('2026-11-25T11:30:00Z', 'pl')).toBe('śr., 25 lis 2026, 08:00–12:30');
    expect(at('2026-11-25T11:30:00Z', 'no')).toBe('ons. 25. nov. 2026, 08:00–12:30');
  });

  test('that end as they begin are a time', () => {
    expect(at('2026-11-25T07:00:00Z')).toBe('Wed, 25 Nov 2026, 08:00 CET');
  });
});

describe('times at a place', () => {
  const at = (
    country: string | null,
    language: (typeof mailLanguages)[number],
    date = '2026-11-25T07:00:00Z',
  ) =>
    viewDetails(
      {
        kind: 'order',
        routes: [
          {
            pickup: { city: 'X', country, date: new Date(date) },
            delivery: { country, date: new Date(date), until: new Date('2026-11-25T11:30:00Z') },
          },
        ],
      },
      language,
    ).routes.flatMap(({ pickup, delivery }) =>
      [pickup, delivery].map(({ date: text }) => text.replace(/[\u00a0\u202f\u2009]/g, ' ')),
    );

  test('are those of its clocks, and say so to whoever reads other clocks', () => {
    expect(at('GB', 'en')).toEqual(['Wed, 25 Nov 2026, 07:00 GMT', 'Wed, 25 Nov 2026, 07:00–11:30 GMT']);
    expect(at('GB', 'pl')[0]).toBe('śr., 25 lis 2026, 07:00 GMT+0');
    expect(at('FI', 'no')[0]).toMatch(/^ons\. 25\. nov\. 2026, 09:00 (EET|GMT\+2|UTC\+2)$/);
    expect(at('GB', 'en', '2026-07-01T07:00:00Z')[0]).toMatch(/08:00 BST$/);
  });

  test('say nothing of zones to a reader whose clocks show the same', () => {
    expect(at('NO', 'pl')[0]).toBe('śr., 25 lis 2026, 08:00');
    expect(at('PL', 'no')[0]).toBe('ons. 25. nov. 2026, 08:00');
    expect(at('DE', 'de')[0]).toBe('Mi., 25. Nov. 2026, 08:00');
  });

  test('of a country of many zones, or of none, are the forwarder’s', () => {
    expect(at('RU', 'en')[0]).toMatch(/08:00 CET$/);
    expect(at(null, 'en')[0]).toMatch(/08:00 CET$/);
    expect(at('constructor', 'pl')[0]).toMatch(/08:00$/);
  });
});
