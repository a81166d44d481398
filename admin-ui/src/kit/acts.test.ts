import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { actsByKey } from './acts';

const act = (id: string, ...keys: string[]) => ({ id, label: id, keys, run: () => undefined });

describe('acts by key', () => {
  it('give a key that two want to the first, and leave the other its other keys', () => {
    const groups = actsByKey([
      { heading: 'order', isOfScreen: true, acts: [act('next order', 'j', ']')] },
      { heading: 'anywhere', acts: [act('next row', 'j'), act('rows', 'j', 'x')] },
    ]);
    assert.deepEqual(
      groups.map(({ acts }) => acts.map(({ id, keys }) => [id, keys])),
      [[['next order', ['j', ']']]], [['rows', ['x']]]],
    );
  });

  it('leave out what has no key, and headings that nothing stands under', () => {
    assert.deepEqual(actsByKey([{ heading: 'order', acts: [act('copy')] }]), []);
  });
});
