/** A value of a result as text; null stays null. */
export function valueText(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** A result as CSV, as spreadsheets of the continent read it: semicolons, Windows' line ends. */
export function resultCsv(columns: readonly string[], rows: readonly (readonly unknown[])[]): string {
  return [columns, ...rows]
    .map((row) => row.map((value) => cell(escapeFormula(valueText(value) ?? ''))).join(';'))
    .join('\r\n');
}

/** Keeps a spreadsheet from reading a text as a formula: an apostrophe goes before what it would, numbers excepted. */
function escapeFormula(text: string): string {
  return /^[=+@\t\r]|^-(?![\d.]+$)/.test(text) ? `'${text}` : text;
}

function cell(text: string): string {
  return /[;"\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Where in a statement something is wrong: its line in three pieces. */
interface Place {
  /** From 1. */
  line: number;
  /** In characters, from 1. */
  column: number;
  before: string;
  /** The word at the place, or the character. */
  at: string;
  after: string;
}

/**
 * Finds a place in a statement.
 * @param position in characters from 1, as PostgreSQL counts them: a character beyond the first plane is one
 */
export function placeIn(sql: string, position: number): Place {
  const characters = [...sql];
  const until = characters.slice(0, Math.max(0, position - 1)).join('');
  const start = until.lastIndexOf('\n') + 1;
  const end = sql.indexOf('\n', until.length);
  const rest = sql.slice(until.length, end === -1 ? undefined : end);
  const at = /^(?:[\p{L}\p{N}_$]+|.)/u.exec(rest)?.[0] ?? '';
  const before = until.slice(start);
  return {
    line: until.split('\n').length,
    column: [...before].length + 1,
    before,
    at,
    after: rest.slice(at.length),
  };
}
