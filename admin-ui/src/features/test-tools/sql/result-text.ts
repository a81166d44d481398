/** A value of a result as text; null stays null. */
export function valueText(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** A result as CSV, as spreadsheets of the continent read it: semicolons, Windows' line ends. */
export function resultCsv(columns: readonly string[], rows: readonly (readonly unknown[])[]): string {
  return [columns, ...rows]
    .map((row) => row.map((value) => cell(inert(valueText(value) ?? ''))).join(';'))
    .join('\r\n');
}

/** What strangers wrote becomes no formula: an apostrophe goes before all that would, but for numbers. */
function inert(text: string): string {
  return /^[=+@\t\r]|^-(?![\d.]+$)/.test(text) ? `'${text}` : text;
}

function cell(text: string): string {
  return /[;"\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
