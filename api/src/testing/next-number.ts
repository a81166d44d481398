let count = 0;

/** A number that nobody else of the file got. */
export function nextNumber(): number {
  count += 1;
  return count;
}

/** Goes on after a number, where files share what names have to be unique in. */
export function countFrom(number: number): void {
  count = Math.max(count, number);
}
