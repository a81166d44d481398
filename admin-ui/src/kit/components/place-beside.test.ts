import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { placeBeside } from './place-beside';

const view = { width: 360, height: 640 };
const size = { width: 100, height: 28 };

describe('placing something beside an element', () => {
  it('puts it in the middle below', () => {
    const target = { left: 130, top: 100, width: 60, height: 36 };
    assert.deepEqual(placeBeside(target, size, 'bottom', view), { left: 110, top: 144 });
  });

  it('puts it above where there is no room below', () => {
    const target = { left: 130, top: 590, width: 60, height: 36 };
    assert.deepEqual(placeBeside(target, size, 'bottom', view), { left: 110, top: 554 });
  });

  it('puts it on the left where there is no room on the right', () => {
    const target = { left: 300, top: 100, width: 40, height: 40 };
    assert.deepEqual(placeBeside(target, size, 'right', view), { left: 192, top: 106 });
  });

  it('never goes over the edge of the window', () => {
    const target = { left: 350, top: 0, width: 10, height: 10 };
    assert.deepEqual(placeBeside(target, size, 'bottom', view), { left: 252, top: 18 });
    const wide = { width: 600, height: 28 };
    assert.equal(placeBeside(target, wide, 'bottom', view).left, 8);
  });
});
