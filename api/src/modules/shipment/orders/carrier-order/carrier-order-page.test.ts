import { describe, expect, test } from '@jest/globals';
import { unknownVehicle } from '../../rules/vehicle.js';
import type { CarrierOrderContent } from './carrier-order-content.js';
import { carrierOrderFilename } from './carrier-order-labels.js';
import { carrierOrderPage } from './carrier-order-page.js';
import { aCarrierOrder } from './testing/a-carrier-order.js';

/** What is printed, without the letters that the page brings along. */
const printed = (changes: Partial<CarrierOrderContent> = {}, vehicle = unknownVehicle, isDraft = false) =>
  carrierOrderPage({ ...aCarrierOrder, ...changes }, { vehicle, isDraft }).replace(
    /@font-face\{[^}]*\}/g,
    '',
  );

describe('the printed order', () => {
  test('treats what people wrote as text, in its head, its foot and everywhere', () => {
    const evil = `</style><script>x</script>"; } * { display: none } "\\`;
    const party = {
      name: evil,
      address: [evil],
      numbers: [{ label: evil, value: evil }],
      phone: evil,
      email: evil,
    };
    const page = printed(
      {
        forwarder: party,
        carrier: party,
        contact: { name: evil, email: evil },
        rows: [{ label: evil, value: evil }],
        notes: evil,
        terms: evil,
      },
      { truck_plates: evil, trailer_plates: evil, driver_name: evil, driver_phone: evil },
    );
    expect(page.match(/<\/style>/g)).toHaveLength(1);
    expect(page).not.toContain('<script');
    const foot = /@bottom-left \{ content: "((?:[^"\\]|\\[0-9a-f]+ )*)"; font/.exec(page)?.[1];
    expect(foot).toContain('\\3c ');
    expect(foot).not.toContain('{');
  });

  test('leaves no label at the end of a line whose value stands on the next', () => {
    expect(printed()).toContain(
      '<p>Telefon:\u00a0+48 58 300 00 00 · E-mail:\u00a0biuro@baltyk.example · Kontakt:\u00a0Anna Kowalczyk, anna@baltyk.example</p>',
    );
  });

  test('numbers paragraphs of terms, unless they have numbers of their own', () => {
    expect(printed({ terms: 'One\n\n  Two \r\nThree' })).toContain(
      '<ol><li>One</li><li>Two</li><li>Three</li></ol>',
    );
    for (const terms of ['1. One\n2. Two', '§ 1 One\nTwo', '1) One']) {
      expect(printed({ terms })).not.toContain('<ol>');
    }
  });

  test('names the route where there are several, and says what a draft is', () => {
    expect(printed()).not.toContain('odcinek');
    expect(printed({ leg: 2, legs: 3 })).toContain('nr 17, odcinek 2 z 3');
    expect(printed()).not.toContain('class="draft"');
    expect(printed({}, unknownVehicle, true)).toContain('class="draft"');
  });

  test('leaves lines for a vehicle that nobody told, and shows one that is known', () => {
    expect(printed()).toContain('Podaje przewoźnik');
    const vehicle = { ...unknownVehicle, truck_plates: 'GD 1', driver_phone: '+48600100200' };
    expect(printed({}, vehicle)).not.toContain('Podaje przewoźnik');
    expect(printed({}, vehicle)).toContain('+48 600 100 200');
  });

  test('counts days in the words of the language', () => {
    const days = (language: 'pl' | 'en' | 'no', payment_days: number | null) =>
      /<div class="right">.*<p>(.*)<\/p>/.exec(printed({ language, payment_days }))?.[1];
    expect([days('pl', 1), days('pl', 0), days('pl', 22), days('pl', null)]).toEqual([
      '1 dzień',
      '0 dni',
      '22 dni',
      'według ustaleń',
    ]);
    expect([days('en', 1), days('en', 30), days('no', 1), days('no', 30)]).toEqual([
      '1 day',
      '30 days',
      '1 dag',
      '30 dager',
    ]);
  });

  test('asks for its number on the invoice, with the place of the route where there are several', () => {
    expect(printed()).toContain('numer zlecenia 17 (w KSeF: pole NrZleceniaTransportu)');
    expect(printed({ language: 'en', leg: 2, legs: 3 })).toContain('order number 17/2 on your invoice');
    expect(printed({ language: 'no' })).toContain('ordrenummer 17 på fakturaen');
  });

  test('is filed under its number and its route', () => {
    expect(carrierOrderFilename('no', { number: 17, leg: 2 })).toBe('transportoppdrag-17-2.pdf');
  });
});
