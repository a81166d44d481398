/** Letters that are no plain one with a mark, and how people write them without a keyboard for them. */
const letters: Readonly<Record<string, string>> = { ł: 'l', ø: 'o', æ: 'ae', ß: 'ss', đ: 'd' };

/** A text in small letters without diacritics, for comparing what people write. */
export function foldDiacritics(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[łøæßđ]/g, (letter) => letters[letter] ?? letter)
    .trim();
}
