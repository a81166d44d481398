/**
 * Reads a margin as people type it, with comma or point.
 * @returns percent from 0 to 100 in steps of 0.1; null when it is not one
 */
export function readMargin(text: string): number | null {
  const written = text.trim().replace(',', '.');
  if (!/^\d{1,3}(\.\d)?$/.test(written)) return null;
  const margin = Number(written);
  return margin <= 100 ? margin : null;
}

/** Writes a margin with one decimal, in the reader's language. */
export function writeMargin(margin: number, languageTag: string): string {
  return margin.toLocaleString(languageTag, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
}
