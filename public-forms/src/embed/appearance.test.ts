import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { appearanceOf, coloursOf, contrast } from './appearance';

describe('the appearance of a form on a website', () => {
  it('is read off the address, without what is no colour and no theme', () => {
    const read = (text: string) => appearanceOf(new URLSearchParams(text));
    assert.deepEqual(read('accent=%230B6E4F&theme=dark'), { accent: '#0b6e4f', theme: 'dark' });
    assert.deepEqual(read('accent=red;}&theme=neon'), {});
  });

  it('keeps text on any colour legible', () => {
    for (const accent of ['#ffffff', '#000000', '#ffcc00', '#0b6e4f', '#808080', '#ff0000'])
      for (const isDark of [false, true]) {
        const colours = coloursOf(accent, isDark);
        assert.ok(contrast(accent, colours['--on-accent'] ?? '') > 4.5, accent);
        const text = colours['--accent-text'];
        assert.ok(text === undefined || contrast(text, isDark ? '#141718' : '#ffffff') >= 4.5, accent);
      }
  });
});
