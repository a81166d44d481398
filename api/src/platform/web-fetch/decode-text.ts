/** Encodings that pages of a country were written in before UTF-8, by ISO code; elsewhere that of western Europe. */
const centralEuropean: ReadonlySet<string> = new Set([
  'PL',
  'CZ',
  'SK',
  'HU',
  'SI',
  'HR',
  'RO',
  'BA',
  'RS',
  'ME',
]);
const cyrillic: ReadonlySet<string> = new Set(['BG', 'UA', 'BY', 'RU', 'MK']);
const baltic: ReadonlySet<string> = new Set(['LT', 'LV', 'EE']);

/** How far into a page its own word about its encoding is looked for. */
const headBytes = 2_048;

/**
 * The text of a page, by the mark at its beginning, the server's word, the page's own, UTF-8 if it can be that, else by
 * what is usual in the country. A word that is plainly wrong is passed over.
 */
export function decodeText(
  bytes: Buffer,
  contentType: string,
  country: string | null,
  isCut = false,
): string {
  const marked = labelOfMark(bytes);
  const named = [charsetOf(contentType), charsetInPage(bytes)];
  for (const label of [marked, ...named, 'utf-8']) {
    const text = label === null ? null : decoded(bytes, label, isCut);
    if (text !== null) return text;
  }
  return new TextDecoder(usualIn(country)).decode(bytes);
}

function labelOfMark(bytes: Buffer): string | null {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return 'utf-8';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  return null;
}

function charsetOf(contentType: string): string | null {
  return /charset\s{0,9}=\s{0,9}["']?([\w.:-]{1,50})/i.exec(contentType)?.[1] ?? null;
}

function charsetInPage(bytes: Buffer): string | null {
  const head = bytes.subarray(0, headBytes).toString('latin1');
  return (
    /<meta[^<>]{1,500}?charset\s{0,9}=[\s"']{0,9}([\w.:-]{1,50})/i.exec(head)?.[1] ??
    /^\s*<\?xml[^<>]{1,500}?encoding\s{0,9}=\s{0,9}["']([\w.:-]{1,50})/i.exec(head)?.[1] ??
    null
  );
}

/** Null when there is no such encoding, or the bytes are not written in it. */
function decoded(bytes: Buffer, label: string, isCut: boolean): string | null {
  try {
    // A text that was cut may end amid a character: while it streams, that is no fault.
    return new TextDecoder(label, { fatal: true }).decode(bytes, { stream: isCut });
  } catch {
    return null;
  }
}

function usualIn(country: string | null): string {
  const code = country ?? '';
  if (centralEuropean.has(code)) return 'windows-1250';
  if (cyrillic.has(code)) return 'windows-1251';
  return baltic.has(code) ? 'windows-1257' : 'windows-1252';
}
