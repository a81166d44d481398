/** Has the browser save a file under a name. */
export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // Browsers read the file after the click has returned.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** One line of CSV, as spreadsheets of the continent read it: semicolons, a mark at the beginning, Windows' line end. */
export function csvLine(cells: readonly string[]): Blob {
  const written = cells.map((cell) => (/[;"\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell));
  return new Blob([`\ufeff${written.join(';')}\r\n`], { type: 'text/csv;charset=utf-8' });
}
