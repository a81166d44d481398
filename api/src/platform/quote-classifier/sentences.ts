import { meaningsOf, mostWordsTogether, type Concept } from './concepts.js';
import { foldText, type FoldedText } from './folded-text.js';
import { placeNamed } from './place-names.js';
import { route } from './transport-words.js';

/** What is meant, each by the words that say it first, as they were written; empty for what is missing. */
export type Meant = Map<Concept, string>;

/** A sentence of a text. */
export interface Sentence {
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
export function sentencesOf(written: string): Sentence[] {
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
