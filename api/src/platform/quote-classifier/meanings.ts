import { concepts, type Concept, meaningsOf, mostWordsTogether, placeNamed } from './concepts.js';
import { foldDiacritics } from '../../kernel/text/fold-diacritics.js';
import { route } from './transport-words.js';

/** A text without diacritics, in small letters, that still knows how it was written. */
export interface FoldedText {
  folded: string;
  /** What was written where a piece of the folded text stands. */
  writtenAt(start: number, length: number): string;
}

/** Folds a text letter by letter: one that becomes two, as `æ` does, keeps its place. */
export function foldText(written: string): FoldedText {
  const text = written.normalize('NFC');
  let folded = '';
  const places: number[] = [];
  let place = 0;
  for (const letter of text) {
    // Blanks would be cut away.
    const piece = /\s/.test(letter) ? letter : foldDiacritics(letter);
    for (let count = 0; count < piece.length; count += 1) places.push(place);
    folded += piece;
    place += letter.length;
  }
  places.push(place);
  return {
    folded,
    writtenAt: (start, length) => text.slice(places[start], places[start + length]),
  };
}

/** What is meant, each by the words that say it first, as they were written; empty for what is missing. */
type Meant = Map<Concept, string>;

/** A sentence of a text. */
interface Sentence {
  meant: Meant;
  written: string;
}

interface Token {
  word: string;
  start: number;
  end: number;
}

const token = /[\p{L}\d]{1,40}/gu;
const endOfSentence = /[!?;\n]|\.(?:\s|$)/;
/** Between two places of which one is where from and the other where to. */
const wayBetween = /^ ?(?:-|–|—|->|→|=>|>|\/) ?$/;
/** A number after one of these words is a sum of money, unless something that can be counted comes next. */
const beforeSum =
  /^(?:za|for|at|pour|fur|a|per|por|bei|be|is|na|til|om|haben|we|blir|sono|vengono|son|og|de|gor)$/;
const sum = /^\d{3,5}$/;
const numberAndUnit = /^\d+(\p{L}+)$/u;
const longestGap = 2;
const longestWay = 60;

/** The sentences of a text that mean something, in their order; linear in its length. */
function sentencesOf(written: string): Sentence[] {
  const text = foldText(written);
  const reader = new Reader(text);
  for (const { 0: word, index } of text.folded.matchAll(token))
    reader.read({ word, start: index, end: index + word.length });
  return withWays(reader.finish(), reader.places.size > 1, written.match(route)?.[0]);
}

/** Notes where the ways are: in sentences with one of several places, else where capital letters tell one. */
function withWays(sentences: Sentence[], hasPlaces: boolean, told: string | undefined): Sentence[] {
  for (const { meant } of sentences) {
    const place = meant.get('place');
    if (hasPlaces && place !== undefined && !meant.has('way')) meant.set('way', place);
  }
  if (told !== undefined && !sentences.some(({ meant }) => meant.has('way')))
    sentences[0]?.meant.set('way', told.slice(0, longestWay));
  return sentences;
}

/** Reads word by word. */
class Reader {
  readonly places = new Set<string>();
  private readonly sentences: Sentence[] = [];
  private meant: Meant = new Map();
  private start = 0;
  private end = 0;
  private before: Token[] = [];
  private lastPlace = '';
  private possibleSum = '';

  constructor(private readonly text: FoldedText) {}

  read(next: Token): void {
    const gap = this.text.folded.slice(this.end, next.start);
    this.pass(gap);
    this.end = next.end;
    const written = this.text.writtenAt(next.start, next.word.length);
    this.readNumber(next.word, written);
    this.readPlace(next.word, written, gap);
    this.before = [...this.before, next].slice(-mostWordsTogether);
    this.before.forEach((_, place) => {
      this.readTogether(this.before.slice(place));
    });
  }

  finish(): Sentence[] {
    this.pass(`${this.text.folded.slice(this.end)}\n`);
    return this.sentences;
  }

  private add(concept: Concept, words: string) {
    if (!this.meant.has(concept)) this.meant.set(concept, words.replaceAll(/\s+/g, ' ').trim());
  }

  /** What stands between two words may end a sentence. */
  private pass(gap: string) {
    if (/[€£$]/.test(gap)) this.add('currency', gap.trim());
    if (!endOfSentence.test(gap)) return;
    if (gap.includes('?')) this.add('question', '?');
    if (this.possibleSum !== '') this.add('sum', this.possibleSum);
    if (this.meant.size > 0)
      this.sentences.push({
        meant: this.meant,
        written: this.text.writtenAt(this.start, this.end - this.start),
      });
    this.start = this.end;
    this.meant = new Map();
    this.before = [];
    this.lastPlace = '';
    this.possibleSum = '';
  }

  private readNumber(word: string, written: string) {
    const counted = meaningsOf(word).some((one) => one === 'unit' || one === 'dims');
    if (this.possibleSum !== '' && !counted) this.add('sum', this.possibleSum);
    this.possibleSum = '';
    if (/^\d+$/.test(word)) this.add('number', written);
    if (sum.test(word) && beforeSum.test(this.before.at(-1)?.word ?? '')) this.possibleSum = written;
    const unit = numberAndUnit.exec(word)?.[1];
    if (unit !== undefined) for (const concept of meaningsOf(unit)) this.add(concept, written);
  }

  private readPlace(word: string, written: string, gap: string) {
    const place = placeNamed(word);
    if (place !== undefined) {
      this.places.add(place);
      this.add('place', written);
      if (this.lastPlace !== '' && this.lastPlace !== place && wayBetween.test(gap)) this.add('way', written);
    }
    this.lastPlace = place ?? '';
  }

  private readTogether(words: readonly Token[]) {
    const isTogether = words.every(
      ({ start }, place) => place === 0 || start - (words[place - 1]?.end ?? 0) <= longestGap,
    );
    const start = words[0]?.start ?? this.end;
    if (isTogether)
      for (const concept of meaningsOf(words.map(({ word }) => word).join(' ')))
        this.add(concept, this.text.writtenAt(start, this.end - start));
  }
}

/** Where a meaning, or two, were found. */
type Whereabouts = 'single' | 'in_sentence' | 'in_text' | 'about_question';

/** What a text says in words of whatever language. */
export interface Meaning {
  /** The words that say it, as they were written; none for what is missing. */
  words: string[];
  /** The place of its weight, a number below `meaningPlaces`. */
  place: number;
  where: Whereabouts;
}

/** What a text means, and where it asks for a price. */
interface Meanings {
  meanings: Meaning[];
  /** The sentence that asks for a price and those beside it; empty where none does. */
  asked: string;
}

const conceptCount = concepts.length;
const pairCount = (conceptCount * (conceptCount - 1)) / 2;
const order = new Map(concepts.map((concept, place) => [concept, place]));

/** So many weights there are: for each meaning and for each two, where they are found. */
export const meaningPlaces = 2 * conceptCount + 3 * pairCount;
const begins = {
  in_sentence: conceptCount,
  in_text: conceptCount + pairCount,
  about_question: conceptCount + 2 * pairCount,
  singleAboutQuestion: conceptCount + 3 * pairCount,
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
