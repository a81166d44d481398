import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { changedFields } from './value-changes';

describe('changes between two versions of a record', () => {
  const before = { name: 'Agromix', city: '', country_id: 1, notes: 'Rampa' };

  it('are named in the order of the form', () => {
    assert.deepEqual(changedFields(before, { ...before, notes: 'Brama 2', name: 'Agromix S.A.' }), [
      'name',
      'notes',
    ]);
    assert.deepEqual(changedFields(before, { ...before, country_id: 21 }), ['country_id']);
  });

  it('are none where an empty text stands for a missing one', () => {
    assert.deepEqual(changedFields(before, { ...before, city: null }), []);
    assert.deepEqual(changedFields({ ...before, country_id: null }, { ...before, country_id: null }), []);
  });
});
