import { foldText, type FoldedText } from './folded-text.js';
import { bias, routeWeight, signals } from './quote-signals.js';
import type { QuoteClassifier, QuoteSign, QuoteVerdict } from './quote-classifier.port.js';
import type { Signal } from './signal.js';
import { route } from './transport-words.js';

/** Characters that are looked at: what is asked for stands above the mails that are answered. */
const maxLength = 6_000;
const maxReasonLength = 60;

/**
 * Judges by signs that are weighed: word stems of four languages, quantities, post codes, places, ways and dates for a
 * request; words of invoices, advertising, applications, complaints and the like against it. Says which it found.
 */
export class EmbeddedClassifier implements QuoteClassifier {
  readonly name = 'embedded';

  async classify(text: string): Promise<QuoteVerdict> {
    return Promise.resolve(judge(text));
  }
}

/** The verdict of the embedded classifier. */
export function judge(text: string): QuoteVerdict {
  const written = withoutQuoted(text).slice(0, maxLength);
  const folded = foldText(written);
  const reasons = [
    ...signals.flatMap((signal) => signsOf(signal, folded)),
    ...signsOf({ name: 'route', weight: routeWeight, pattern: route }, asWritten(written)),
  ];
  const sum = reasons.reduce((total, { weight }) => total + (weight ?? 0), bias);
  const score = Math.round((1 / (1 + Math.exp(-sum))) * 1_000) / 1_000;
  return {
    is_quote: score >= 0.5,
    score,
    reasons: reasons.sort((one, other) => Math.abs(other.weight ?? 0) - Math.abs(one.weight ?? 0)),
  };
}

/** The first find of a signal, and the second when it is another one and counts. */
function signsOf({ name, weight, again, pattern }: Signal, text: FoldedText): QuoteSign[] {
  const found = new Map<string, string>();
  for (const { 0: match, index } of text.folded.matchAll(pattern)) {
    const key = match.trim();
    if (!found.has(key)) found.set(key, text.writtenAt(index, match.length).trim().replace(/\s+/g, ' '));
    if (found.size === (again === undefined ? 1 : 2)) break;
  }
  return [...found.values()].map((words, place) => ({
    signal: name,
    found: words.slice(0, maxReasonLength),
    weight: place === 0 ? weight : (again ?? 0),
  }));
}

function asWritten(text: string): FoldedText {
  return { folded: text, writtenAt: (start, length) => text.slice(start, start + length) };
}

/** The text without the lines of an earlier mail that it answers. */
function withoutQuoted(text: string): string {
  const own = text
    .split(/\r?\n/)
    .filter((line) => !line.startsWith('>'))
    .join('\n');
  return own.trim() === '' ? text : own;
}
