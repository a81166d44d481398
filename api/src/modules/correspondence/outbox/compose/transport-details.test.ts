import { describe, expect, test } from '@jest/globals';
import { mailLanguages } from '../../../../kernel/text/language.js';
import { fullDetails } from './testing/compose-test-data.js';
import { detailsBlock } from './details-block.js';
import { viewDetails } from './transport-details.js';

const plain = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ');

describe('details in the recipient’s words', () => {
  test('dates are those of Warsaw, in winter and in summer', () => {
    const at = (date: string) =>
      viewDetails({ ...fullDetails, routes: [{ pickup: { date: new Date(date) }, delivery: {} }] }, 'en')
        .routes[0]?.pickup.date;
    expect(at('2026-11-24T23:30:00Z')).toBe('Wed, 25 Nov 2026, 00:30 CET');
    expect(at('2026-07-24T22:30:00Z')).toBe('Sat, 25 Jul 2026, 00:30 CEST');
  });

  test.each([
    ['pl', 'śr., 25 lis 2026, 08:00', '6 840,5 kg', '13 349,69 PLN', '30 dni', 'Norwegia'],
    ['en', 'Wed, 25 Nov 2026, 08:00 CET', '6,840.5 kg', '13,349.69 PLN', '30 days', 'Norway'],
    ['no', 'ons. 25. nov. 2026, 08:00', '6 840,5 kg', '13 349,69 PLN', '30 dager', 'Norge'],
    ['de', 'Mi., 25. Nov. 2026, 08:00', '6.840,5 kg', '13.349,69 PLN', '30 Tage', 'Norwegen'],
    ['fr', 'mer. 25 nov. 2026, 08:00', '6 840,5 kg', '13 349,69 PLN', '30 jours', 'Norvège'],
    ['es', 'mié, 25 nov 2026, 08:00', '6.840,5 kg', '13.349,69 PLN', '30 días', 'Noruega'],
    ['it', 'mer 25 nov 2026, 08:00', '6.840,5 kg', '13.349,69 PLN', '30 giorni', 'Norvegia'],
  ] as const)('%s', (language, date, weight, price, term, country) => {
    const view = viewDetails(fullDetails, language);
    const values = view.rows.map((row) => plain(row.value));
    expect(plain(view.routes[0]?.pickup.date ?? '')).toBe(date);
    expect(values).toEqual(['12', weight, 'Rozdzielnice elektryczne', term]);
    expect(plain(view.price?.value ?? '')).toBe(price);
    expect(view.routes[0]?.delivery.address).toBe(`Kokstadvegen 23, 5257, ${country}`);
  });

  test('one day is one day', () => {
    const term = (language: (typeof mailLanguages)[number]) =>
      viewDetails({ kind: 'order', routes: [], paymentTerm: 1 }, language).rows[0]?.value;
    expect(mailLanguages.map(term)).toEqual([
      '1 dzień',
      '1 day',
      '1 dag',
      '1 Tag',
      '1 jour',
      '1 día',
      '1 giorno',
    ]);
  });

  test.each([
    ['pl', 'Cena netto'],
    ['en', 'Net price'],
    ['no', 'Pris uten mva.'],
  ] as const)('a price says in %s that tax is not in it, as the page of the link does', (language, label) => {
    const price = { minor: 220_000, currency: 'EUR' } as const;
    expect(viewDetails({ kind: 'offer', routes: [], price }, language).price?.label).toBe(label);
  });

  test('the heading says whether a price is asked for, offered or agreed', () => {
    const heading = (kind: 'request' | 'offer' | 'order') =>
      mailLanguages.map((language) => viewDetails({ kind, number: 26, routes: [] }, language).heading);
    expect(heading('request')).toEqual([
      'Zapytanie 26',
      'Request 26',
      'Forespørsel 26',
      'Anfrage 26',
      'Demande 26',
      'Solicitud 26',
      'Richiesta 26',
    ]);
    expect(heading('offer').slice(0, 3)).toEqual(['Oferta 26', 'Offer 26', 'Tilbud 26']);
    expect(new Set(heading('order').slice(0, 3))).toEqual(new Set(['Transport 26']));
  });

  test('what is empty is left out', () => {
    const view = viewDetails(
      {
        kind: 'offer',
        routes: [{ pickup: { city: ' ', country: 'PL' }, delivery: {} }],
        palletsCount: null,
        cargoType: '  ',
        notes: '',
        paymentTerm: 0,
      },
      'pl',
    );
    expect(view).toMatchObject({
      heading: 'Oferta',
      routes: [{ pickup: { place: 'Polska', address: '', date: '' }, delivery: { place: '–', address: '' } }],
      rows: [{ label: 'Termin płatności', value: '0 dni' }],
      notes: null,
      price: null,
    });
  });

  test('a country that does not exist shows its code; the largest amount stays exact', () => {
    const routes = [{ pickup: { city: 'A', country: 'x"' }, delivery: { city: 'B', country: 'QX' } }];
    const view = viewDetails(
      { kind: 'order', routes, price: { minor: 99_999_999_999_999, currency: 'NOK' } },
      'en',
    );
    expect(view.routes[0]?.pickup.address).toBe('x"');
    expect(view.routes[0]?.delivery.address).toBe('QX');
    expect(plain(view.price?.value ?? '')).toBe('999,999,999,999.99 NOK');
  });

  test('several routes stand below each other, in both forms', () => {
    const { html, text } = detailsBlock(
      {
        kind: 'order',
        number: 'FR/7',
        routes: [
          { pickup: { city: 'Gdańsk', country: 'PL' }, delivery: { city: 'Oslo' } },
          { pickup: { city: 'Oslo' }, delivery: { city: 'Bergen', date: new Date('2026-12-01T10:00:00Z') } },
        ],
        notes: 'Winda\r\nbrama 2',
      },
      'no',
    );
    expect(text).toBe(
      'Transport FR/7\nHenting: Gdańsk (Polen)\nLevering: Oslo\nHenting: Oslo\n' +
        'Levering: Bergen, tir. 1. des. 2026, 11:00\nMerknader: Winda\n  brama 2',
    );
    expect(Array.from(html.matchAll(/>(Gdańsk|Oslo|Bergen)</g), (match) => match[1])).toEqual([
      'Gdańsk',
      'Oslo',
      'Oslo',
      'Bergen',
    ]);
    expect(html).toContain('Winda<br>brama 2');
  });
});
