import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { commonCountry } from './recipient';

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
