import { concepts, type Concept } from './concepts.js';
import { sentencesOf, type Meant, type Sentence } from './sentences.js';

/** Where a meaning, or two, were found. */
export type Whereabouts = 'single' | 'in_sentence' | 'in_text' | 'about_question';

/** What a text says in words of whatever language. */
export interface Meaning {
  /** The words that say it, as they were written; none for what is missing. */
  words: string[];
  /** The place of its weight, a number below `meaningPlaces`. */
  place: number;
  where: Whereabouts;
}

/** What a text means, and where it asks for a price. */
export interface Meanings {
  meanings: Meaning[];
  /** The sentence that asks for a price and those beside it; empty where none does. */
  asked: string;
}

const count = concepts.length;
const pairCount = (count * (count - 1)) / 2;
const order = new Map(concepts.map((concept, place) => [concept, place]));

/** So many weights there are: for each meaning and for each two, where they are found. */
export const meaningPlaces = 2 * count + 3 * pairCount;
const begins = {
  in_sentence: count,
  in_text: count + pairCount,
  about_question: count + 2 * pairCount,
  singleAboutQuestion: count + 3 * pairCount,
};

/** What asks for a price, and what makes a question or a wish of it. */
const pricing: readonly Concept[] = ['price', 'how_much', 'quote', 'figures_talk', 'tender'];
const asking: readonly Concept[] = [
  'question',
  'please',
  'give_me',
  'could_you',
  'awaiting',
  'need',
  'seek',
  'fill_in',
  'how_much',
  'possible',
];
const answering: readonly Concept[] = ['we_offer', 'currency', 'invoice', 'sum', 'valid', 'tax', 'agree'];

/**
 * What a text means: each meaning, which two stand together in a sentence, which two in the text, and which around the
 * sentence that most looks like a question for a price.
 */
export function meaningsIn(written: string): Meanings {
  const sentences = sentencesOf(written);
  const at = questionIn(sentences);
  const beside = at < 0 ? [] : [sentences[at], sentences[at - 1], sentences[at + 1]];
  const all = merged(sentences);
  const around = merged(beside);
  if (!all.has('place')) all.set('nowhere', '');
  if (!all.has('way')) {
    all.set('no_way', '');
    if (around.size > 0) around.set('no_way', '');
  }
  if (around.size === 0) all.set('unasked', '');
  const asksPrice = pricing.some((one) => sentences[at]?.meant.has(one));
  return {
    meanings: [
      ...singles(all, 0, 'single'),
      ...inSentences(sentences),
      ...pairs(all, 'in_text'),
      ...singles(around, begins.singleAboutQuestion, 'about_question'),
      ...pairs(around, 'about_question'),
    ],
    asked: asksPrice
      ? sentences
          .slice(Math.max(0, at - 1), at + 2)
          .map((sentence) => sentence.written)
          .join('')
      : '',
  };
}

function singles(meant: Meant, begin: number, where: Whereabouts): Meaning[] {
  return [...meant].map(([concept, words]) => ({
    words: words === '' ? [] : [words],
    place: begin + (order.get(concept) ?? 0),
    where,
  }));
}

function pairs(meant: Meant, where: 'in_sentence' | 'in_text' | 'about_question'): Meaning[] {
  const sorted = [...meant].map(([concept, words]) => ({ at: order.get(concept) ?? 0, words }));
  sorted.sort((one, other) => one.at - other.at);
  return sorted.flatMap((later, place) =>
    sorted.slice(0, place).map((earlier) => ({
      words: [earlier.words, later.words].filter((words) => words !== ''),
      place: begins[where] + (later.at * (later.at - 1)) / 2 + earlier.at,
      where,
    })),
  );
}

/** Two that stand together in several sentences count once. */
function inSentences(sentences: readonly Sentence[]): Meaning[] {
  const found = new Map<number, Meaning>();
  for (const { meant } of sentences)
    for (const pair of pairs(meant, 'in_sentence')) if (!found.has(pair.place)) found.set(pair.place, pair);
  return [...found.values()];
}

/** The place of the sentence that most looks like a question for a price; -1 when none does. */
function questionIn(sentences: readonly Sentence[]): number {
  let best = 0;
  let at = -1;
  sentences.forEach(({ meant }, place) => {
    const howMany = (some: readonly Concept[]) => some.filter((one) => meant.has(one)).length;
    if (howMany(asking) === 0) return;
    const likeness = 3 * Math.min(2, howMany(pricing)) + Math.min(3, howMany(asking)) - howMany(answering);
    if (likeness > best) [best, at] = [likeness, place];
  });
  return at;
}

/** What sentences mean together. */
function merged(sentences: readonly (Sentence | undefined)[]): Meant {
  const result: Meant = new Map();
  for (const sentence of sentences)
    for (const [concept, words] of sentence?.meant ?? [])
      if (!result.has(concept)) result.set(concept, words);
  return result;
}
