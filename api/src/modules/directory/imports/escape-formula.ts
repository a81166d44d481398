/**
 * A text that no spreadsheet takes for a formula: an apostrophe goes before what would make one of it, also within the
 * text where another program may see the beginning of a cell. Imports take it away again.
 */
export function escapeFormula(text: string): string {
  return text.replaceAll(/^(?=[=+\-@＝＋－＠\t\r\n])|(?<=[,;|\t\r\n])(?=[=+\-@＝＋－＠]\S)/g, "'");
}

/** A text without what `escapeFormula` put into it. */
export function unescapeFormula(text: string): string {
  return text.replaceAll(/^'(?=[=+\-@＝＋－＠\t\r\n])|(?<=[,;|\t\r\n])'(?=[=+\-@＝＋－＠]\S)/g, '');
}
