import assert from 'node:assert/strict';
import { it } from 'node:test';
import { footHeight } from './foot-height';

it('the foot of a window is the pager at its edge, with the sums that stand on it', () => {
  const pager = { top: 852, bottom: 900 };
  const sums = { top: 814, bottom: 853 };
  assert.equal(footHeight([pager], 900), 48);
  assert.equal(footHeight([sums, pager], 900), 86);
});

it('what stands further up, or below the window, is no foot', () => {
  assert.equal(footHeight([], 900), 0);
  assert.equal(footHeight([{ top: 500, bottom: 548 }], 900), 0);
  assert.equal(footHeight([{ top: 1500, bottom: 1548 }], 900), 0);
});
