import { describe, expect, test } from '@jest/globals';
import { faultsIn, refused } from '../../../../testing/api-caller.js';
import { growthOf, steepest } from '../../../../testing/growth.js';
import { aCompany } from '../../../../testing/people.js';
import { testApp } from '../../../../testing/test-app.js';
import type { OrderTextReading } from './order-text.dto.js';

const app = await testApp();
const owner = await aCompany(app);
const read = (text: string) => owner.api.act<OrderTextReading>('/orders/read-text', { text });

describe('a pasted mail', () => {
  const text = `Dzień dobry, proszę o cenę transportu z Gdańska do Oslo: 12 palet mebli, 4,8 t.
Załadunek 07.12.2030 godz. 8:00, dostawa 10.12.2030.

Pozdrawiam
Jan Kowalski, Meblo-Dom Sp. z o.o., jan@meblodom.example`;

  test('is read into what a new order begins with, each with its piece of the text', async () => {
    const early = text.replaceAll('2030', String(new Date().getUTCFullYear() + 1));
    const { values, pieces } = await read(early);
    expect(values).toMatchObject({
      pickup_city: 'Gdańsk',
      pickup_country: 'PL',
      delivery_city: 'Oslo',
      delivery_country: 'NO',
      pallets_count: 12,
      weight: 4800,
      cargo_type: 'mebli',
      client_email: 'jan@meblodom.example',
      client_name: 'Meblo-Dom Sp. z o.o.',
    });
    expect(pieces.map(({ field }) => field).toSorted()).toEqual(Object.keys(values).toSorted());
    for (const { start, end, text: piece } of pieces) expect(early.slice(start, end)).toBe(piece);
  });

  test('leaves nothing behind: there is no order, and no trace of its words', async () => {
    const before = await app.rows('select id from orders');
    await read(text);
    expect(await app.rows('select id from orders')).toEqual(before);
  });

  test('of which nothing is understood is no fault', async () => {
    expect(await read('Dziękuję!')).toEqual({ values: {}, pieces: [], more_loads: false });
  });

  test.each([
    ['', 'required'],
    [' \n ', 'required'],
    ['a'.repeat(20_001), 'too_long'],
  ])('of %j characters is refused', async (wrong, code) => {
    const answer = await owner.api.post('/orders/read-text', { text: wrong });
    refused(answer, 422, 'validation_failed');
    expect(faultsIn(answer)).toEqual({ text: code });
  });

  test.each(['1 ', '12.12. ', 'Gdańsk - ', '1x1x1'])(
    'of %j over and over is read in proportion',
    async (piece) => {
      const textOf = (length: number) => piece.repeat(Math.ceil(length / piece.length)).slice(0, length);
      expect(await growthOf(read, textOf, 2_500, 300)).toBeLessThan(steepest);
    },
  );
});
