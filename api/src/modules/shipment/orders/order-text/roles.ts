import type { TextLine } from './text-lines.js';

/** The end of a transport that something is said of. */
export type End = 'pickup' | 'delivery';

/** A word that says which end is spoken of. */
interface Cue {
  end: End;
  from: number;
  to: number;
}

// Stems of Polish, English, Norwegian and German, without diacritics.
const pickupWords = [
  'za(?:ladun|ladow)\\p{L}*',
  '(?:miejsc\\p{L}* |adres |data |termin )?odbior(?:u|em)?(?!\\p{L})',
  'nadawc\\p{L}*',
  'skad',
  'podjeci\\p{L}*',
  'loading',
  'load(?:s|ed)?(?= (?:in|at|from|on|date|place|address)|:)',
  'collect(?:ion|ed|ions)?',
  'pick(?:ed)?[ -]?up',
  'shipper',
  'origin',
  '(?:opp)?lasting\\p{L}*',
  'lastes?(?:ted\\p{L}*|dato|adresse)?(?!\\p{L})',
  '(?:opp)?hent(?:es|ing|ested|eadresse|edato|et)?(?!\\p{L})',
  'avsender\\p{L}*',
  'beladung\\p{L}*',
  'beladen',
  'verlad\\p{L}*',
  'lade(?:stelle|ort|datum|termin|adresse)',
  'abhol\\p{L}*',
  'abzuholen',
  '(?:ab|ver)sender',
];
const deliveryWords = [
  '(?:roz|wy)(?:ladun|ladow)\\p{L}*',
  'dostaw\\p{L}*',
  'dostarcz\\p{L}*',
  'odbiorc\\p{L}*',
  'dokad',
  'miejsce przeznaczenia',
  'unload\\p{L}*',
  'offload\\p{L}*',
  'deliver\\p{L}*',
  'drop[ -]?off',
  'consignee',
  'receiver',
  'destination',
  'losses?(?:ted|dato)?(?!\\p{L})',
  'lossing\\p{L}*',
  'lever\\p{L}*',
  'utlever\\p{L}*',
  'mottaker\\p{L}*',
  'entlad\\p{L}*',
  'ablad\\p{L}*',
  '(?:an|aus)?liefer\\p{L}*',
  'anzuliefern',
  'zustell\\p{L}*',
  'empfanger\\p{L}*',
];
const cuePattern = new RegExp(
  `(?<![\\p{L}])(?:(?<pickup>${pickupWords.join('|')})|(?<delivery>${deliveryWords.join('|')}))(?! ?(?:met(?:er|re)|metr))`,
  'gu',
);
/** "From: Gdańsk" in a line of its own; "Z: Gdańsk". */
const labelPattern = /^[ *•\t-]{0,4}(?:(?<pickup>from|fra|von|z|ab)|(?<delivery>to|til|nach|do)) ?:/u;

/** The words of a line that name an end, in their order. */
export function cuesOf({ folded }: TextLine): Cue[] {
  const cues: Cue[] = [];
  const label = labelPattern.exec(folded);
  if (label)
    cues.push({ end: label.groups?.['pickup'] ? 'pickup' : 'delivery', from: 0, to: label[0].length });
  for (const match of folded.matchAll(cuePattern)) {
    const end = match.groups?.['pickup'] === undefined ? 'delivery' : 'pickup';
    cues.push({ end, from: match.index, to: match.index + match[0].length });
  }
  return cues;
}

/** How many lines an address goes on below the word that names its end. */
const longestBlock = 6;

/** What each line and each place in it speaks of. */
export class Roles {
  readonly #cues: Cue[][];
  readonly #above: (End | null)[];

  constructor(lines: readonly TextLine[]) {
    this.#cues = lines.map((line) => (line.part === 'body' ? cuesOf(line) : []));
    this.#above = [];
    let end: End | null = null;
    let distance = 0;
    lines.forEach((line, index) => {
      distance += 1;
      // A block that is named ends with the blank line after its first lines.
      if (distance > longestBlock || (line.isAfterGap && distance > 1)) end = null;
      this.#above.push(end);
      const cues = this.#cues[index] ?? [];
      const last = cues.at(-1);
      if (!last) return;
      // Where both ends are named in one line, what stands below belongs to neither.
      end = cues.every((cue) => cue.end === last.end) ? last.end : null;
      distance = 0;
    });
  }

  cues(index: number): readonly Cue[] {
    return this.#cues[index] ?? [];
  }

  /** The end that the lines above name for this one. */
  above(index: number): End | null {
    return this.#above[index] ?? null;
  }

  /** The end that a place in a line belongs to: told in its clause, earlier or later in its line, or above. */
  at(index: number, line: TextLine, from: number, to: number): End | null {
    const cues = this.cues(index);
    const before = cues.filter((cue) => cue.to <= from);
    const after = cues.filter((cue) => cue.from >= to);
    const clauseFrom = Math.max(
      line.folded.lastIndexOf(', ', from),
      line.folded.lastIndexOf(';', from),
      line.folded.lastIndexOf('. ', from),
      line.folded.lastIndexOf(' a ', from),
    );
    const clauseTo = /[,;]|\. | - /u.exec(line.folded.slice(to))?.index ?? line.folded.length;
    const inClause =
      before.findLast((cue) => cue.from >= clauseFrom) ?? after.find((cue) => cue.from <= to + clauseTo);
    return (inClause ?? before.at(-1))?.end ?? this.above(index) ?? after[0]?.end ?? null;
  }
}
