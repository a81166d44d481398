let count = 0;

/** A number that nobody else of this process got: files share products. */
export function nextNumber(): number {
  count += 1;
  return count;
}
