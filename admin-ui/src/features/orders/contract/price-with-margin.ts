/**
 * A price with its margin on top, as the API rounds it: to the cent, half of one away from zero.
 * @param price more than 0, with at most two decimals
 * @param percent 0 to 100, with at most one decimal
 */
export function priceWithMargin(price: number, percent: number): number {
  const cents = Math.round(price * 100);
  const thousandths = 1000 + Math.round(percent * 10);
  return Math.round((cents * thousandths) / 1000) / 100;
}
