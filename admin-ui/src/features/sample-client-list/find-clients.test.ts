import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { findClients } from './find-clients';
import { sampleClients } from './sample-clients';

const names = (text: string, language: 'pl' | 'en' = 'pl') =>
  findClients(sampleClients, text, language).map(({ name }) => name);

describe('the search in the sample list', () => {
  it('finds by any letter, with and without accents', () => {
    assert.deepEqual(names('tromso'), ['Nordfisk Tromsø AS']);
    assert.deepEqual(names('ŚLĄSK'), ['Stalmet Śląsk Sp. z o.o.']);
    assert.deepEqual(names('zieba'), ['Meble Wielkopolska S.A.']);
  });

  it('looks at what is shown in the language of the reader', () => {
    assert.deepEqual(names('furniture', 'en'), ['Meble Wielkopolska S.A.']);
    assert.deepEqual(names('furniture'), []);
  });

  it('shows all for nothing', () => assert.equal(names('  ').length, sampleClients.length));
});
