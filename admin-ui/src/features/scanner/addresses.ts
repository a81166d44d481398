/** The most addresses of one scan. */
export const maximumAddresses = 1_000;

/** What a text holds: its lines that are not blank, without the blanks around them. */
export function addressLines(text: string): string[] {
  return text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean);
}

/** How names of hosts end that stand in a text without anything else to know them by. */
const endings =
  'pl|com|eu|net|org|no|de|fr|es|it|uk|ie|se|dk|fi|cz|sk|at|ch|nl|be|lt|lv|ee|hu|ro|bg|hr|si|pt|gr|ua|info|biz|shop|store|online';
const inText = new RegExp(
  `(?<![@\\p{L}\\d.-])(?:https?://[^\\s<>"',;)\\]]+|(?:www\\.)?(?:[\\p{L}\\d](?:[\\p{L}\\d-]{0,61}[\\p{L}\\d])?\\.)+(?:${endings})(?![\\p{L}\\d@-])(?::\\d{2,5})?(?:/[^\\s<>"',;)\\]]*)?)`,
  'giu',
);

/**
 * The addresses in a text of any kind, one a line: what was copied from a table, a mail or a page. A text that has one
 * on each line already stays as it is.
 * @returns null when there is nothing to normalize
 */
export function normalizedAddresses(text: string): string | null {
  if (addressLines(text).every((line) => !/[\s,;|]/.test(line))) return null;
  const found = [...text.matchAll(inText)].map(([address]) => address.replace(/(?<![.:])[.:]+$/, ''));
  return found.length === 0 ? null : [...new Set(found)].join('\n');
}

/** The path of a page as people read it; as it stands where it is encoded in a way of old. */
export function pathOf(url: string): string {
  if (!URL.canParse(url)) return url;
  const { pathname } = new URL(url);
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}
