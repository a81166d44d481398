import { afterAll, describe, expect, test } from '@jest/globals';
import { EmbeddedClassifier, judge } from './embedded-classifier.js';
import { describeClassifier } from './quote-classifier.contract.js';
import { heldOutSamples } from './testing/held-out-samples.js';
import { learnedSamples } from './testing/learned-samples.js';
import type { Sample } from './testing/sample.js';

describeClassifier(() => ({ classifier: new EmbeddedClassifier() }));

const wrongOf = (samples: readonly Sample[]) =>
  samples.filter(({ text, is_quote }) => judge(text).is_quote !== is_quote);
const accuracyOf = (samples: readonly Sample[]) => 1 - wrongOf(samples).length / samples.length;
const told: string[] = [];

describe('the samples', () => {
  test('are many, none of them twice, both kinds in four languages', () => {
    const all = [...learnedSamples, ...heldOutSamples];
    expect(all.length).toBeGreaterThanOrEqual(160);
    expect(new Set(all.map(({ text }) => text)).size).toBe(all.length);
    for (const half of [learnedSamples, heldOutSamples]) {
      for (const language of ['pl', 'en', 'no', 'de']) {
        const own = half.filter((sample) => sample.language === language);
        expect(own.filter(({ is_quote }) => is_quote).length).toBeGreaterThanOrEqual(10);
        expect(own.filter(({ is_quote }) => !is_quote).length).toBeGreaterThanOrEqual(10);
      }
    }
  });

  test('by which the signs were chosen are judged rightly', () => {
    told.push(`${learnedSamples.length} learned: ${accuracyOf(learnedSamples).toFixed(3)}`);
    expect(wrongOf(learnedSamples).map(({ text }) => text)).toEqual([]);
  });

  test('that were held out are judged rightly, nineteen of twenty', () => {
    told.push(`${heldOutSamples.length} held out: ${accuracyOf(heldOutSamples).toFixed(3)}`);
    const wrong = wrongOf(heldOutSamples).map(({ text }) => `${judge(text).score} ${text}`);
    expect({ accuracy: accuracyOf(heldOutSamples) >= 0.95, wrong }).toMatchObject({ accuracy: true });
  });
});

describe('the verdict', () => {
  test('says why, the strongest first', () => {
    const { reasons } = judge('Proszę o wycenę transportu 12 palet z Łodzi do Oslo.');
    expect(reasons.map(({ signal }) => signal)).toEqual(
      expect.arrayContaining(['asks_for_price', 'transport', 'quantity', 'route', 'place']),
    );
    const weights = reasons.map(({ weight }) => Math.abs(weight ?? 0));
    expect(weights).toEqual(weights.toSorted((one, other) => other - one));
    expect(reasons.find(({ signal }) => signal === 'quantity')?.found).toBe('12 palet');
  });

  test('names what it found as it was written', () => {
    const { reasons } = judge('Hej Æ, prosze o WYCENĘ transportu do Tromsø.');
    const found = (name: string) => reasons.find(({ signal }) => signal === name)?.found;
    expect([found('asks_for_price'), found('place')]).toEqual(['WYCENĘ', 'Tromsø']);
  });

  test('does not depend on letter case or diacritics', () => {
    expect(judge('PROSZE O WYCENE TRANSPORTU 12 PALET Z LODZI DO OSLO').is_quote).toBe(true);
  });

  test('is not taken from the mail that is answered', () => {
    const answer = 'Rezygnujemy, dziękujemy.\n> Proszę o wycenę transportu 12 palet z Łodzi do Oslo';
    expect(judge(answer).is_quote).toBe(false);
  });

  test('comes quickly, whatever is sent', () => {
    const started = performance.now();
    for (const text of [
      'a '.repeat(10_000),
      'price '.repeat(3_000),
      'z Łodzi '.repeat(2_500),
      '1x'.repeat(9_999),
    ])
      judge(text);
    expect(performance.now() - started).toBeLessThan(2_000);
  });
});

afterAll(() => {
  // Where jest reports, so that the figures are seen among the results.
  process.stderr.write(`Embedded quote classifier: ${told.join(', ')}\n`);
});
