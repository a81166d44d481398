/** Puts the cursor into the search of the screen; false when it has none. */
export function focusListSearch(): boolean {
  const field = document.querySelector<HTMLInputElement>('[data-list-search]');
  field?.focus();
  field?.select();
  return field !== null;
}

/** Moves the focus to the next (1) or the previous (-1) entry of the screen's list. */
export function moveToRow(step: 1 | -1): void {
  const rows = [...document.querySelectorAll<HTMLElement>('main [data-row]')];
  const focused = document.activeElement;
  const entry = focused?.closest('tr, li');
  const at = rows.findIndex((row) => row.contains(focused) || entry?.contains(row));
  const next = at === -1 ? 0 : at + step;
  rows[next]?.focus();
}

/** Selects the entry of a list that has the focus, or takes it out of the selection. */
export function selectRow(): void {
  const row = document.activeElement?.closest('tr, li');
  row?.querySelector<HTMLInputElement>('input[type=checkbox]:not(:disabled)')?.click();
}
