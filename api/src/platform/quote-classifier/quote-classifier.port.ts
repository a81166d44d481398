/** What speaks for a request for a quote, or against it. */
export interface QuoteSign {
  /** Stable name of the kind of sign. */
  signal: string;
  /** What was found in the text, or what a model says of it. */
  found: string;
  /** Above 0 speaks for a request, below 0 against; null where the classifier gives none. */
  weight: number | null;
}

/** Whether a text asks for the price of a transport. */
export interface QuoteVerdict {
  is_quote: boolean;
  /** How sure, from 0 (certainly none) to 1 (certainly a request); a request from 0.5 on. */
  score: number;
  /** What led to it, the strongest first. */
  reasons: QuoteSign[];
}

/**
 * The port to who tells requests for a quote from other texts. Adapters: `EmbeddedClassifier`, which is shipped with the
 * product and needs nobody, and `ChatClassifier` for models. Both pass the same contract.
 */
export interface QuoteClassifier {
  readonly name: 'embedded' | 'model';
  /**
   * Judges a mail or another message, in whatever language it is.
   * @throws {ClassifierError} when a service cannot be reached in time, refuses, or answers what cannot be understood
   */
  classify(text: string): Promise<QuoteVerdict>;
}

/** A text was not classified; `message` is the reason, for the log. */
export class ClassifierError extends Error {
  override readonly name = 'ClassifierError';
}
