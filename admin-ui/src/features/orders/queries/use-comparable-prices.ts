import { useQueries } from '@tanstack/react-query';
import { api } from '../../../kit/api/client';
import { problemOf } from '../../../kit/api/use-describe-failure';
import type { Currency, Quote } from './types';

const ratesFreshFor = 10 * 60_000;

/** The amount in another currency at today's rate; null when there is no rate. */
async function convert(from: Currency, to: Currency, amount: number): Promise<number | null> {
  try {
    const query = { from_currency: from, to_currency: to, amount };
    return (await api.get('/convert-currency', { params: { query } })).converted_amount;
  } catch (error) {
    if (problemOf(error)?.status === 404) return null;
    throw error;
  }
}

/**
 * Prices with margin in one currency, so that quotes can be compared.
 * @returns by quote id; null where there is no rate, absent while it is not known
 */
export function useComparablePrices(
  quotes: readonly Quote[],
  currency: Currency,
): ReadonlyMap<number, number | null> {
  const foreign = quotes.filter((quote) => quote.currency !== currency);
  const converted = useQueries({
    queries: foreign.map((quote) => ({
      queryKey: ['conversion', quote.currency, currency, quote.price_with_margin],
      queryFn: () => convert(quote.currency, currency, quote.price_with_margin),
      staleTime: ratesFreshFor,
    })),
  });
  const prices = new Map<number, number | null>();
  for (const quote of quotes) if (quote.currency === currency) prices.set(quote.id, quote.price_with_margin);
  foreign.forEach((quote, place) => {
    const price = converted[place]?.data;
    if (price !== undefined) prices.set(quote.id, price);
  });
  return prices;
}
