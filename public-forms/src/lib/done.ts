/** The parameter that says which answer a plain form has just given. */
const ANSWERED = 'done';
/** The parameter that says that a plain form has just saved the vehicle, or sent a file. */
const SAVED = 'saved';

/**
 * Where a plain form leads once it has done something: the same link, opened anew, so that a reload sends nothing twice.
 * @returns the query with its question mark
 */
export function searchAfter(search: string, action: 'accept' | 'reject' | 'vehicle' | 'file'): string {
  const query = new URLSearchParams(search);
  query.delete(SAVED);
  if (action === 'vehicle') query.set(SAVED, '1');
  else if (action === 'file') query.set(SAVED, 'file');
  else query.set(ANSWERED, action);
  return `?${query.toString()}`;
}

/**
 * The answer for which the page is to thank: the one that the address names, if the record has it. Anybody can write an address;
 * what was answered, only the record says.
 */
export function answerJustGiven<Answer extends string>(
  query: URLSearchParams | undefined,
  recorded: Answer | null | undefined,
): Answer | null {
  return recorded && query?.get(ANSWERED) === recorded ? recorded : null;
}

/** Whether the vehicle was just saved. */
export function isJustSaved(query: URLSearchParams | undefined): boolean {
  return query?.get(SAVED) === '1';
}

/** Whether a file was just sent. */
export function isFileJustSent(query: URLSearchParams | undefined): boolean {
  return query?.get(SAVED) === 'file';
}
