import { describe, expect, it } from '@jest/globals';
import { lettersOfNames } from '../testing/fonts.js';
import { useBrowser } from './testing/browser.js';
import { useProduct } from './testing/product.js';
import type { Visitor } from './testing/visitor.js';

/** Signs that the product writes, in its own texts and in what the browser makes of numbers. */
const signs = '→↑↓≤≥≈−–„”’…·•€ \u00a0\u202f';

/** Writes a text into the page and tells the fonts that draw it which are not the page's own. */
async function foreignFonts(visitor: Visitor, weight: string, text: string): Promise<string[]> {
  await visitor.page.evaluate(
    async ({ text, weight }) => {
      const sample = document.createElement('p');
      sample.id = 'sample';
      sample.style.fontWeight = weight;
      sample.textContent = text;
      document.getElementById('sample')?.remove();
      document.body.prepend(sample);
      // To measure it is to ask for the fonts of its signs.
      sample.getBoundingClientRect();
      await document.fonts.ready;
    },
    { text, weight },
  );
  const devtools = await visitor.page.createCDPSession();
  await devtools.send('DOM.enable');
  await devtools.send('CSS.enable');
  const { root } = await devtools.send('DOM.getDocument');
  const { nodeId } = await devtools.send('DOM.querySelector', { nodeId: root.nodeId, selector: '#sample' });
  const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId });
  await devtools.detach();
  expect(fonts.length).toBeGreaterThan(0);
  return fonts
    .filter(({ isCustomFont }) => !isCustomFont)
    .map(({ familyName, glyphCount }) => `${familyName}: ${glyphCount}`);
}

describe('what is written on pages', () => {
  const product = useProduct();
  const browser = useBrowser();

  it.each([
    ['the application', '/'],
    ['a public page', '/order/pl'],
  ])('is drawn in the fonts that come with %s, whatever the machine has', async (_name, path) => {
    const visitor = await browser.visitor();
    await visitor.open(product().url + path);
    for (const weight of ['400', '600']) {
      expect(await foreignFonts(visitor, weight, [...lettersOfNames, ...signs].join(' '))).toEqual([]);
    }
  });
});
