/** A part of a whole in whole percent; it is 100 only when nothing is left. */
export function percentOf(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.floor((part / whole) * 100);
}
