import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { cleanValues } from './clean';

describe('values of a form', () => {
  const typed = { name: '  Łódź ', city: ' ', notes: '', weight: 0, ready: false, client_id: null };

  it('leaves out what is empty in a new record', () => {
    assert.deepEqual(cleanValues(typed, 'omit'), { name: 'Łódź', weight: 0, ready: false });
  });

  it('clears what was emptied in a record that exists', () => {
    assert.deepEqual(cleanValues(typed, 'null'), {
      name: 'Łódź',
      city: null,
      notes: null,
      weight: 0,
      ready: false,
      client_id: null,
    });
  });
});
