/** What a template can hold; a mail has the order's own words in its place. */
export const placeholders = [
  { text: '{{name}}', key: 'name' },
  { text: '{{company}}', key: 'company' },
  { text: '{{order_link}}', key: 'orderLink' },
  { text: '[OFFER DETAILS]', key: 'offerDetails' },
  { text: '[ORDER DETAILS]', key: 'orderDetails' },
  { text: '[OFFER ACCEPTANCE LINK]', key: 'acceptanceLink' },
] as const;

export type PlaceholderKey = (typeof placeholders)[number]['key'];

/** A part of a text: words, a placeholder that exists, or something written like one. */
export type TextPart =
  | { kind: 'words'; text: string }
  | { kind: 'known'; key: PlaceholderKey }
  | { kind: 'unknown'; text: string };

/** Double braces, or capitals in brackets. */
const written = /\{\{[^{}]*\}\}|\[[A-Z][A-Z ]+\]/g;

/** Takes a text apart at its placeholders. */
export function partsOf(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let from = 0;
  const words = (to: number) => {
    if (to > from) parts.push({ kind: 'words', text: text.slice(from, to) });
  };
  for (const match of text.matchAll(written)) {
    words(match.index);
    from = match.index + match[0].length;
    const bare = match[0].replaceAll(/(?<!\s)\s*(\{\{|\}\})\s*/g, '$1');
    const known = placeholders.find((one) => one.text === bare);
    parts.push(known ? { kind: 'known', key: known.key } : { kind: 'unknown', text: match[0] });
  }
  words(text.length);
  return parts;
}
