import { setImmediate as others } from 'node:timers/promises';

/** Milliseconds of work after which others have their turn. */
const sliceMs = 8;

/** Maps a long list, and lets others have their turn again and again. */
export async function mapInSlices<T, R>(
  items: readonly T[],
  map: (item: T, index: number) => R,
): Promise<R[]> {
  const mapped: R[] = [];
  let began = performance.now();
  for (const [index, item] of items.entries()) {
    mapped.push(map(item, index));
    if (performance.now() - began > sliceMs) {
      await others();
      began = performance.now();
    }
  }
  return mapped;
}
