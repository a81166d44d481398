/** The same entries with the one at a place moved to another; places beyond the ends are the ends. */
export function moved<Entry>(entries: readonly Entry[], from: number, to: number): Entry[] {
  const rest = entries.filter((_entry, place) => place !== from);
  const entry = entries[from];
  if (entry === undefined) return [...entries];
  const place = Math.min(Math.max(to, 0), rest.length);
  return [...rest.slice(0, place), entry, ...rest.slice(place)];
}

/** A row on the screen, from its upper to its lower edge. */
export interface RowSpan {
  top: number;
  bottom: number;
}

/**
 * The place to which a dragged row belongs: it passes another one at that one's middle.
 * @param rows in the sequence in which they are shown now, the dragged one among them
 */
export function placeUnder(y: number, rows: readonly RowSpan[], dragged: number): number {
  const middle = ({ top, bottom }: RowSpan) => (top + bottom) / 2;
  return rows.filter((row, place) => place !== dragged && middle(row) < y).length;
}

/** Whether two sequences are the same. */
export function isSameSequence(one: readonly number[], other: readonly number[]): boolean {
  return one.length === other.length && one.every((id, place) => id === other[place]);
}
