import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { askedSingly } from './ask-union';

const ticked = new Map([
  [1, { name: 'A', email: 'a@x.example', language: 'pl' as const }],
  [2, { name: 'B', email: 'B@x.example', language: 'pl' as const }],
  [3, { name: 'B again', email: 'b@X.example', language: 'pl' as const }],
  [4, { name: 'C', email: 'c@x.example', language: 'pl' as const }],
]);

describe('those who are asked singly', () => {
  it('are all of the ticked, no address twice', () => assert.deepEqual(askedSingly(ticked, null), [1, 2, 4]));

  it('are without whom a group reaches, by record or by address', () => {
    const reach = { ids: new Set([1]), emails: new Set(['a@x.example', 'c@x.example']) };
    assert.deepEqual(askedSingly(ticked, reach), [2]);
  });
});
