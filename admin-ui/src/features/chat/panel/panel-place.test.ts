import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { usualPlace, within } from './panel-place';

const window = { width: 1440, height: 900 };

describe('the place of the panel', () => {
  it('is within the window, between its least and its greatest size', () => {
    assert.deepEqual(within({ x: 5_000, y: -40, width: 10, height: 5_000 }, window), {
      x: 1140,
      y: 0,
      width: 300,
      height: 500,
    });
    assert.deepEqual(within({ x: 900, y: 700, width: 600, height: 500 }, { width: 700, height: 420 }), {
      x: 100,
      y: 0,
      width: 600,
      height: 420,
    });
  });

  it('is at the bottom on the right, unless a button would be covered there', () => {
    const usual = usualPlace(window, []);
    assert.deepEqual(usual, { x: 1036, y: 376, width: 380, height: 500 });
    assert.deepEqual(usualPlace(window, [{ x: 1300, y: 40, width: 100, height: 32 }]), usual);
    const save = { x: 1300, y: 850, width: 100, height: 32 };
    assert.deepEqual(usualPlace(window, [save]), { ...usual, y: 24 });
    const send = { x: 1300, y: 40, width: 100, height: 32 };
    assert.deepEqual(usualPlace(window, [save, send]), { ...usual, x: 632 });
  });

  it('is above a bar where there is no room beside it', () => {
    const narrow = { width: 768, height: 900 };
    const head = { x: 16, y: 100, width: 600, height: 32 };
    const bar = { x: 0, y: 830, width: 768, height: 70 };
    assert.deepEqual(usualPlace(narrow, [head, bar]), { x: 364, y: 318, width: 380, height: 500 });
  });

  it('is the usual one where everything is covered anyway', () => {
    const everywhere = { x: 0, y: 0, width: 1440, height: 900 };
    assert.deepEqual(usualPlace(window, [everywhere]), usualPlace(window, []));
  });
});
