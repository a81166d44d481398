import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { erasedKinds, erasedOfEntry, keptOfEntry } from './past-erasures';

describe('a past erasure', () => {
  it('tells how many of which kind were erased, without those of which there was none', () => {
    assert.deepEqual(erasedOfEntry({ clients: 1, orders: 0, texts: 2, address_digest: 'x' }, erasedKinds), [
      { kind: 'clients', count: 1 },
      { kind: 'texts', count: 2 },
    ]);
    assert.deepEqual(erasedOfEntry(null, erasedKinds), []);
  });

  it('tells what stayed and why; nothing where the entry is older than that', () => {
    const kept = [
      { kind: 'invoice', reason: 'accounting_pl', count: 3, until: '2031-12-31' },
      { kind: 'order', reason: 'evidence', count: 1 },
    ];
    assert.deepEqual(keptOfEntry({ kept }), [kept[0], { ...kept[1], until: null }]);
    assert.equal(keptOfEntry({ clients: 1 }), null);
    assert.deepEqual(keptOfEntry({ kept: [{ kind: 'unheard_of', reason: 'evidence', count: 1 }] }), []);
  });
});
