/**
 * Whether XML 1.0 has not a character, or KSeF refuses it as discouraged (its rules of 9 April 2026): control characters, halves of
 * surrogate pairs, places without a character.
 */
function isRefused(character: string): boolean {
  const code = character.codePointAt(0) ?? 0;
  const isBetween = (first: number, last: number) => code >= first && code <= last;
  return (
    (code < 0x20 && !'\t\n\r'.includes(character)) ||
    isBetween(0x7f, 0x84) ||
    isBetween(0x86, 0x9f) ||
    isBetween(0xd800, 0xdfff) ||
    isBetween(0xfdd0, 0xfdef) ||
    (code & 0xfffe) === 0xfffe
  );
}

/** Whether a text has characters that KSeF refuses. */
export function hasRefusedCharacters(text: string): boolean {
  for (const character of text) if (isRefused(character)) return true;
  return false;
}

/**
 * A text as FA(3) takes it: one line, without characters that KSeF refuses, at most so long; undefined when nothing is left, so
 * that its element is left out.
 * @param longest in characters, as schemas count them
 */
export function fa3Text(text: string | null | undefined, longest: number): string | undefined {
  const line = (text ?? '').replaceAll(/\s+/g, ' ').trim();
  const characters = Array.from(line).filter((character) => !isRefused(character));
  return characters.slice(0, longest).join('').trim() || undefined;
}
