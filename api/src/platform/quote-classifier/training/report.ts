import type { Sample } from './corpus.js';

/** A text and what a classifier made of it. */
interface Judged {
  sample: Sample;
  isQuote: boolean;
}

/** How often a classifier is right: of all, of what it takes for requests, and of the requests. */
export function figuresOf(judged: readonly Judged[]): {
  accuracy: number;
  precision: number;
  recall: number;
} {
  const count = (is: boolean, taken: boolean) =>
    judged.filter(({ sample, isQuote }) => sample.is_quote === is && isQuote === taken).length;
  const found = count(true, true);
  return {
    accuracy: (found + count(false, false)) / judged.length,
    precision: found / (found + count(false, true)),
    recall: found / (found + count(true, false)),
  };
}

/** One line: how many texts, and the three figures as far as there are any. */
export function lineOf(name: string, judged: readonly Judged[]): string {
  const figures = Object.entries(figuresOf(judged)).filter(([, value]) => !Number.isNaN(value));
  return `${name} (${judged.length}): ${figures.map(([word, value]) => `${word} ${value.toFixed(3)}`).join(', ')}`;
}

/** The same for each value that texts have, the worst first. */
export function linesBy(word: 'kind' | 'language', judged: readonly Judged[]): string[] {
  const groups = [...new Set(judged.map(({ sample }) => sample[word]))].map((name) => ({
    name,
    own: judged.filter(({ sample }) => sample[word] === name),
  }));
  return groups
    .toSorted((one, other) => figuresOf(one.own).accuracy - figuresOf(other.own).accuracy)
    .map(({ name, own }) =>
      word === 'language'
        ? `  ${lineOf(name, own)}`
        : `  ${name} ${own.filter(({ sample, isQuote }) => sample.is_quote === isQuote).length} of ${own.length}`,
    );
}
