import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createTranslator } from './translator';

const texts = {
  greeting: 'Cześć, %{name}!',
  list: { pallets: '%{smart_count} paleta |||| %{smart_count} palety |||| %{smart_count} palet' },
};

describe('the translator', () => {
  const say = createTranslator(texts, 'pl');

  it('puts values in their places, as they are', () => {
    assert.equal(say('greeting', { name: '$& %{name}' }), 'Cześć, $& %{name}!');
    assert.equal(say('greeting'), 'Cześć, %{name}!');
  });

  it('chooses the plural form of the language', () => {
    const counted = [0, 1, 2, 5, 12, 22, 112, 1.5].map((count) =>
      say('list.pallets', { smart_count: count }),
    );
    assert.deepEqual(counted, [
      '0 palet',
      '1 paleta',
      '2 palety',
      '5 palet',
      '12 palet',
      '22 palety',
      '112 palet',
      '1.5 palet',
    ]);
    const inNorwegian = createTranslator({ days: '%{smart_count} dag |||| %{smart_count} dager' }, 'no');
    assert.deepEqual(
      [0, 1, 2, 21].map((count) => inNorwegian('days', { smart_count: count })),
      ['0 dager', '1 dag', '2 dager', '21 dager'],
    );
  });

  it('takes the spare text, then the key, for what it does not know', () => {
    assert.equal(say('list.boxes', { _: '%{smart_count} boxes', smart_count: 2 }), '2 boxes');
    for (const key of ['list.boxes', 'list', 'constructor', '']) assert.equal(say(key), key);
  });
});
