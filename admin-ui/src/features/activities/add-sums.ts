/** An amount in a currency. */
interface Sum<Currency extends string> {
  amount: number;
  currency: Currency;
}

/**
 * Adds amounts by currency, in cents so that nothing is lost.
 * @param sequence in which the currencies stand
 */
export function addSums<Currency extends string>(
  all: readonly (readonly Sum<Currency>[])[],
  sequence: readonly Currency[],
): Sum<Currency>[] {
  const cents = new Map<Currency, number>();
  for (const { amount, currency } of all.flat())
    cents.set(currency, (cents.get(currency) ?? 0) + Math.round(amount * 100));
  return sequence.flatMap((currency) => {
    const amount = cents.get(currency);
    return amount === undefined ? [] : [{ currency, amount: amount / 100 }];
  });
}
