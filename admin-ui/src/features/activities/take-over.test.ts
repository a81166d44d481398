import { deepEqual, equal } from 'node:assert/strict';
import { test } from 'node:test';
import { notesWith, proposalsOf, stretchesOf, type Piece } from './take-over';

const piece = (field: string, start: number, end: number): Piece =>
  ({ field, start, end, text: '', doubt: null }) as Piece;

test('what was read goes into the form, but not over what somebody typed, and not who wrote', () => {
  const reading = {
    values: { weight: 4800, pickup_city: 'Gdańsk', client_name: 'Meblo-Dom', client_phone: '1' },
    pieces: [
      piece('weight', 0, 1),
      piece('pickup_city', 1, 2),
      piece('client_name', 2, 3),
      piece('client_phone', 3, 4),
    ],
    more_loads: false,
  };
  const proposals = proposalsOf(reading, (field) => field === 'pickup_city');
  deepEqual(
    proposals.map(({ field, value }) => [field, value]),
    [['weight', 4800]],
  );
});

test('a field that was read of several pieces is one proposal', () => {
  const said = (text: string, start: number) => ({ ...piece('notes', start, start + text.length), text });
  const reading = {
    more_loads: false,
    values: { notes: 'winda; ADR' },
    pieces: [said('winda', 4), said('ADR', 20)],
  };
  deepEqual(
    proposalsOf(reading, () => false).map(({ field, value, piece: { text } }) => [field, value, text]),
    [['notes', 'winda; ADR', 'winda … ADR']],
  );
});

test('a text falls into stretches that were understood and those between', () => {
  const text = 'z Gdańska, 12 palet';
  deepEqual(stretchesOf(text, [piece('pallets_count', 11, 19), piece('pickup_city', 2, 9)]), [
    { text: 'z ', fields: [] },
    { text: 'Gdańska', fields: ['pickup_city'] },
    { text: ', ', fields: [] },
    { text: '12 palet', fields: ['pallets_count'] },
  ]);
});

test('pieces that overlap are one stretch, and nothing of the text is lost', () => {
  const text = 'N-0581 Oslo!';
  const stretches = stretchesOf(text, [piece('city', 7, 11), piece('code', 2, 6), piece('country', 0, 6)]);
  equal(stretches.map((one) => one.text).join(''), text);
  deepEqual(stretches[0], { text: 'N-0581', fields: ['country', 'code'] });
});

test('a mail goes below the notes while there is room', () => {
  equal(notesWith('', ' a ', 10), 'a');
  equal(notesWith('b', 'a', 10), 'b\n\na');
  equal(notesWith('b', 'a'.repeat(10), 10), null);
});
