/** A kind of sign: what is looked for, and how much it counts. */
export interface Signal {
  name: string;
  /** Weight of the first find; above 0 speaks for a request. */
  weight: number;
  /** Weight of a second, different find; none when left out. */
  again?: number;
  /** Looked for in the text without diacritics, in lower case. */
  pattern: RegExp;
}

/** Word stems of Polish, English, Norwegian and German, each at the beginning of a word. */
export const words = (...stems: string[]): RegExp =>
  new RegExp(`(?<![\\p{L}\\d])(?:${stems.join('|')})`, 'gu');
