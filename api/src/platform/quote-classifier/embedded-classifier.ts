import { featuresOf } from './features.js';
import type { QuoteClassifier, QuoteSign, QuoteVerdict } from './quote-classifier.port.js';
import { shippedWeights, type Weights } from './weights.js';

/** Words that are shown beside the signs, each with at least so much weight. */
const mostWords = 6;
const leastWordWeight = 0.15;
/** A sign that counts less is not worth showing. */
const leastSignWeight = 0.05;

/**
 * Judges by a linear model of signs, of what words mean and of groups of letters: words that ask for prices and transports,
 * quantities, post codes, places, ways and the like; words of invoices, offers, orders, advertising, applications and the
 * like against it; which of them stand together, above all around what is asked. What each counts was learned from texts in seven languages (`scripts/train-quote-classifier.mjs`). Says what it found. A text
 * that tells a model what to answer is a text like any other.
 */
export class EmbeddedClassifier implements QuoteClassifier {
  readonly name = 'embedded';

  async classify(text: string): Promise<QuoteVerdict> {
    return Promise.resolve(classifyText(text));
  }
}

/** The verdict of the embedded classifier. */
export function classifyText(text: string, weights: Weights = shippedWeights()): QuoteVerdict {
  const { signs, words } = featuresOf(text);
  const ofSigns = signs.map(({ name, found, share }) => ({
    signal: name.replace(/_again$/, ''),
    found,
    weight: share * (weights.signs[name] ?? 0),
  }));
  const ofWords = words.map(({ words: said, places, share }) => ({
    said,
    weight: share * weights.step * places.reduce((sum, place) => sum + (weights.letters[place] ?? 0), 0),
  }));
  const sum = [...ofSigns, ...ofWords].reduce((total, { weight }) => total + weight, weights.bias);
  const score = Math.round((1 / (1 + Math.exp(-sum))) * 1_000) / 1_000;
  const shown = [
    ...ofSigns.filter(({ weight }) => Math.abs(weight) >= leastSignWeight),
    ...strongest(byWord(ofWords))
      .slice(0, mostWords)
      .filter(({ weight }) => Math.abs(weight) >= leastWordWeight),
  ];
  return {
    is_quote: score >= 0.5,
    score,
    reasons: strongest(shown).map((sign) => ({ ...sign, weight: Math.round(sign.weight * 100) / 100 })),
  };
}

/** What each word counts; words that say something together count equally much. */
function byWord(all: readonly { said: readonly string[]; weight: number }[]) {
  const weights = new Map<string, number>();
  for (const { said, weight } of all)
    for (const word of said) weights.set(word, (weights.get(word) ?? 0) + weight / said.length);
  return [...weights].map(([found, weight]) => ({ signal: 'wording', found, weight }));
}

function strongest<Sign extends QuoteSign & { weight: number }>(all: readonly Sign[]): Sign[] {
  return all.toSorted((one, other) => Math.abs(other.weight) - Math.abs(one.weight));
}
