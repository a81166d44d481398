import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { commonCountry, readersOf } from './recipient';

const inCountries = (...ids: (number | null)[]) => commonCountry(ids.map((countryId) => ({ countryId })));

describe('the country that recipients share', () => {
  it('is theirs when all are in one', () => {
    assert.equal(inCountries(21), 21);
    assert.equal(inCountries(21, 21, 21), 21);
  });
  it('is none when they are in several, or it is not known', () => {
    assert.equal(inCountries(21, 1), null);
    assert.equal(inCountries(21, null), null);
    assert.equal(inCountries(null), null);
    assert.equal(inCountries(), null);
  });
});

describe('the readers of languages', () => {
  it('are counted, the largest part first', () => {
    const languageOf = (id: number | null) => (id === 21 ? 'no' : id === 2 ? 'de' : 'pl');
    const counted = readersOf(
      [{ countryId: 1 }, { countryId: 2 }, { countryId: 21 }, { countryId: 21 }, { countryId: null }],
      languageOf,
    );
    assert.deepEqual(counted, [
      { language: 'no', count: 2 },
      { language: 'pl', count: 2 },
      { language: 'de', count: 1 },
    ]);
    assert.deepEqual(readersOf([], languageOf), []);
  });
});
