import assert from 'node:assert/strict';
import { it } from 'node:test';
import { draftName, forgetDrafts } from './drafts';

function storageOf(...names: string[]): Storage {
  const kept = new Map(names.map((name) => [name, 'x']));
  return {
    get length() {
      return kept.size;
    },
    key: (place) => [...kept.keys()][place] ?? null,
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, value) => kept.set(name, value),
    removeItem: (name) => kept.delete(name),
    clear: () => kept.clear(),
  };
}

const namesIn = (storage: Storage) =>
  Array.from({ length: storage.length }, (_each, place) => storage.key(place));

it('forgets everything typed, of all users, and nothing else', () => {
  const lasting = storageOf(
    'frakto.theme',
    draftName('letter.1.many'),
    draftName('letter.2.client-7'),
    'frakto.letter.1.client-3',
    'frakto.recent-orders.1',
  );
  const ofWindow = storageOf(draftName('import.4'), draftName('scanner'), 'frakto.place');
  forgetDrafts([lasting, ofWindow]);
  assert.deepEqual(namesIn(lasting), ['frakto.theme', 'frakto.recent-orders.1']);
  assert.deepEqual(namesIn(ofWindow), ['frakto.place']);
});
