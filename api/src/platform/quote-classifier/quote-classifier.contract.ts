import { describe, expect, test } from '@jest/globals';
import type { QuoteClassifier } from './quote-classifier.port.js';

/** Texts that nobody can mistake. */
export const clearTexts: readonly (readonly [text: string, isQuote: boolean])[] = [
  ['Proszę o wycenę transportu 12 palet (5400 kg) z Łodzi do Oslo, załadunek 24.11.2026.', true],
  ['Please quote for 10 pallets, 4,200 kg, from Birmingham to Gdansk, collection on Tuesday.', true],
  ['Kan dere gi et pristilbud på frakt av 8 paller fra Drammen til Gdańsk?', true],
  ['Bitte um ein Angebot für den Transport von 14 Paletten von Kassel nach Oslo.', true],
  ['W załączeniu faktura nr 118/2026, termin płatności 14 dni.', false],
  ['I am out of the office until Monday.', false],
  ['Takk for sist, og god jul!', false],
  ['Hiermit bewerbe ich mich um die Stelle als Disponent.', false],
];

/** What every classifier does. */
export function describeClassifier(open: () => { classifier: QuoteClassifier }): void {
  describe('as every classifier', () => {
    test.each(clearTexts)('judges %j: %j', async (text, isQuote) => {
      const { is_quote, score, reasons } = await open().classifier.classify(text);
      expect(is_quote).toBe(isQuote);
      expect(score).toBeGreaterThanOrEqual(0);
      expect(score).toBeLessThanOrEqual(1);
      expect(score >= 0.5).toBe(isQuote);
      for (const { signal, found, weight } of reasons) {
        expect(signal).toMatch(/^[a-z_]+$/);
        expect(found).not.toBe('');
        expect(weight === null || Number.isFinite(weight)).toBe(true);
      }
      if (isQuote) expect(reasons.length).toBeGreaterThan(0);
    });

    test('judges what is long, and what says nothing', async () => {
      const { classifier } = open();
      const long = `${clearTexts[0]?.[0] ?? ''}\n${'Pozdrawiam serdecznie. '.repeat(800)}`;
      expect((await classifier.classify(long)).is_quote).toBe(true);
      expect((await classifier.classify('…')).is_quote).toBe(false);
    });
  });
}
