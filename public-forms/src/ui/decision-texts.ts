/** What a decision's buttons and its question say. */
export interface DecisionTexts {
  accept: string;
  acceptTitle: string;
  acceptText: string;
  /** The price comes with its currency; null when it is not known. */
  acceptFor: (price: string | null) => string;
  reject: string;
  rejectTitle: string;
  rejectText: string;
  reason: string;
  reasonExample: string;
  /** Reasons to choose from beside the words, by the value that is sent. */
  lost?: { label: string; choices: Readonly<Record<string, string>> };
}
