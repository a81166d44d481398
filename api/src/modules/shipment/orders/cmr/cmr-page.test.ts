import { describe, expect, test } from '@jest/globals';
import { boxLabels, copies, places } from './cmr-form.js';
import { cmrPage, sizeFor, type CmrContent } from './cmr-page.js';

const note: CmrContent = {
  language: 'pl',
  number: '17-1',
  texts: { 1: 'Meble <b>Gdańsk</b>\nul. Długa 1', 11: '8 400,5' },
  carriage: 'forward',
  established: { place: 'Gdańsk', day: '24.11.2026' },
};
const none = { x: 0, y: 0 };

describe('the form', () => {
  test('has 24 boxes that lie on the sheet and do not cover each other', () => {
    const all = Object.values(places);
    expect(all).toHaveLength(24);
    expect(Object.keys(boxLabels)).toHaveLength(24);
    for (const { x, y, w, h } of all) {
      expect(x).toBeGreaterThanOrEqual(8);
      expect(x + w).toBeLessThanOrEqual(202);
      expect(y + h).toBeLessThanOrEqual(289);
    }
    const covered = all.flatMap((one, place) =>
      all
        .slice(place + 1)
        .filter(
          (other) =>
            one.x < other.x + other.w &&
            other.x < one.x + one.w &&
            one.y < other.y + other.h &&
            other.y < one.y + one.h,
        ),
    );
    expect(covered).toEqual([]);
  });

  test('on blank paper: four copies, labels in two languages, text as text', () => {
    const html = cmrPage(note, 'blank', none);
    expect(html.match(/class="sheet"/g)).toHaveLength(4);
    for (const { owner } of copies) expect(html).toContain(`${owner.pl} / ${owner.en}`);
    expect(html).toContain('Meble &lt;b&gt;Gdańsk');
    expect(html.match(/>×</g)).toHaveLength(4);
  });

  test('on preprinted paper: the text alone, moved', () => {
    const html = cmrPage(note, 'preprinted', { x: 2.5, y: -3 });
    expect(html.match(/class="sheet"/g)).toHaveLength(1);
    expect(html).not.toContain('Nadawca');
    expect(html).toContain('Przewoźne nieopłacone');
    expect(html).toContain(`left: ${places[1].x + 1.2 + 2.5}mm; top: ${places[1].y + 4.6 - 3}mm`);
  });
});

test('long texts get smaller letters, never none', () => {
  const room = { w: 80, h: 20 };
  expect(sizeFor('short', room)).toBe(9);
  expect(sizeFor('word '.repeat(60), room)).toBeLessThan(9);
  expect(sizeFor('word '.repeat(400), room)).toBe(5);
});
