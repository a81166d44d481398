/** What the server puts into a mail's text, by what stands for it there. */
const tokens = {
  '{{name}}': 'name',
  '{{company}}': 'company',
  '{{order_link}}': 'orderLink',
  '[OFFER DETAILS]': 'offerDetails',
  '[ORDER DETAILS]': 'orderDetails',
  '[OFFER ACCEPTANCE LINK]': 'answerLink',
} as const;

/** What a placeholder stands for. */
export type MailToken = (typeof tokens)[keyof typeof tokens];

export const mailTokens: readonly MailToken[] = Object.values(tokens);

/** What is written into a text so that the server puts something there. */
export function placeholderOf(token: MailToken): string {
  return Object.entries(tokens).find(([, name]) => name === token)?.[0] ?? '';
}

/** A piece of a text: words, or a placeholder; `token` is null for one that nobody fills. */
export type MailPiece = { words: string } | { placeholder: string; token: MailToken | null };

const pattern = /\{\{\s*\w+\s*\}\}|\[(?:OFFER DETAILS|ORDER DETAILS|OFFER ACCEPTANCE LINK)\]/g;

/** A text as people read it: paragraphs of words and placeholders; line breaks stay in the words. */
export function mailParagraphs(text: string): MailPiece[][] {
  return text
    .replaceAll('\r\n', '\n')
    .split(/\n[^\S\n]*\n+/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
    .map(mailPieces);
}

/** A line with its placeholders told apart. */
export function mailPieces(text: string): MailPiece[] {
  const pieces: MailPiece[] = [];
  let from = 0;
  for (const { 0: placeholder, index } of text.matchAll(pattern)) {
    if (index > from) pieces.push({ words: text.slice(from, index) });
    const known = placeholder.replaceAll(/\{\{\s*(\w+)\s*\}\}/g, '{{$1}}');
    pieces.push({
      placeholder,
      token: Object.hasOwn(tokens, known) ? tokens[known as keyof typeof tokens] : null,
    });
    from = index + placeholder.length;
  }
  if (from < text.length) pieces.push({ words: text.slice(from) });
  return pieces;
}

/** What the server fills in a subject. */
export const tokensOfSubject: readonly MailToken[] = ['name', 'company'];

/** As long as a subject can be. */
const longestSubject = 200;

/**
 * A subject that ends in what the mail is about, as the server writes it: its own words are shortened so far that this always fits, and no
 * placeholder is cut.
 */
export function subjectWithEnding(words: string, ending: string): string {
  const most = longestSubject - ending.length;
  if (words.length <= most) return `${words}${ending}`;
  const end = Math.max(0, most - 1);
  const split = [...words.matchAll(pattern)].find(
    ({ 0: written, index }) => index < end && index + written.length > end,
  );
  const kept = words.slice(0, split?.index ?? end).replace(/[\uD800-\uDBFF]$/, '');
  return `${kept.trimEnd()}…${ending}`;
}
