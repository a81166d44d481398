/**
 * A text that no spreadsheet takes for a formula: an apostrophe goes before what would make one of it. Imports take
 * that away again.
 */
export function inert(text: string): string {
  return /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
}
