/** A text of which people know whether it asks for the price of a transport. */
interface Sample {
  language: 'pl' | 'en' | 'no' | 'de';
  is_quote: boolean;
  text: string;
}

/** Samples of a language: the requests, then what is none. */
export function samples(
  language: Sample['language'],
  requests: readonly string[],
  others: readonly string[],
): Sample[] {
  return [
    ...requests.map((text) => ({ language, is_quote: true, text })),
    ...others.map((text) => ({ language, is_quote: false, text })),
  ];
}
