import { describe, expect, test } from '@jest/globals';
import { cssText, printDocument } from './print-document.js';

const documentOf = (body: string, foot = '') =>
  printDocument({
    language: 'pl',
    title: 'x',
    styles: `@page { @bottom-left { content: ${cssText(foot)} } }`,
    body: `<p>${body}</p>`,
  });
/** How many rules of fonts a document brings along: two for each file, one a weight. */
const rulesIn = (document: string) => document.match(/@font-face/g)?.length ?? 0;
const shownIn = (document: string) => /<p>(.*)<\/p>/.exec(document)?.[1];

describe('emoji', () => {
  test('bring the file that has them, wherever they stand, and nothing else does', () => {
    const plain = rulesIn(documentOf('Zlecenie 17 #1 *2 © ® ™'));
    expect(plain).toBe(2);
    expect(rulesIn(documentOf('Zlecenie 🚚'))).toBe(plain + 2);
    expect(rulesIn(documentOf('Zlecenie', 'Hurt 📦'))).toBe(plain + 2);
  });

  test('stay as they were written, with all that they are joined from', () => {
    const written = '🚚 ⚠️ 👩‍🚀 👍🏽 🇳🇴 1️⃣ ☎';
    expect(shownIn(documentOf(written))).toBe(written);
    expect(documentOf('', 'Hurt 📦 "x"')).toContain('content: "Hurt 📦 \\22 x\\22 "');
  });

  test('that no font has are left out, so that no hole is printed', () => {
    expect(shownIn(documentOf('a\u{1FAFF}b'))).toBe('ab');
    expect(documentOf('', 'a\u{1FAFF}b')).toContain('content: "ab"');
  });

  test('are all that is left out', () => {
    const written = 'Żółć → ≥ 中文 العربية עברית ① № ↔ ★ ☐';
    expect(shownIn(documentOf(written))).toBe(written);
  });
});
