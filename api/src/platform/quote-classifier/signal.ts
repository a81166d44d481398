/** A kind of sign: what is looked for, and which way it may count. */
export interface Signal {
  name: string;
  /**
   * What it would count by judgement alone; above 0 speaks for a request. What it does count is learned, but never has
   * the other sign, so that the reasons that are shown make sense. 0: either way.
   */
  weight: number;
  /** The same for a second, different find; none counts when left out. */
  again?: number;
  /** Looked for in the text without diacritics, in lower case. */
  pattern: RegExp;
  /** Looked for in the text as it was written, where capital letters say something. */
  asWritten?: boolean;
}

/** Word stems of Polish, English, Norwegian, German, French, Spanish and Italian, each at the beginning of a word. */
export const words = (...stems: string[]): RegExp =>
  new RegExp(`(?<![\\p{L}\\d])(?:${stems.join('|')})`, 'gu');
