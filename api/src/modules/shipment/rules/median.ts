/** The middle of amounts in minor units, or between the two in the middle, half away from zero; null without any. */
export function median(amounts: readonly number[]): number | null {
  const sorted = amounts.toSorted((one, other) => one - other);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.floor((sorted.length - 1) / 2)];
  return upper === undefined || lower === undefined ? null : Math.round((upper + lower) / 2);
}
