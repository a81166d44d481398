import type { Schemas } from '../../../kit/api/types';
import type { Quote, SummaryCurrency } from '../queries/types';

/** A variant as the form of an offer holds it: as the API takes it, with a text for a name that is still empty. */
export type VariantValues = Required<Schemas['OfferVariantInput']>;

/** What is known of a quote when variants are suggested. */
export type SuggestedQuote = Pick<Quote, 'id' | 'quotation_route_id' | 'delivery_date' | 'subcontractor'> & {
  subcontractor_id: number | null;
};

/** How many variants an offer may have. */
export const mostVariants = 3;

/** The quotes of a route that can be offered: somebody is left to drive at them. */
export function quotesOfRoute<One extends SuggestedQuote>(quotes: readonly One[], routeId: number): One[] {
  return quotes.filter((quote) => quote.quotation_route_id === routeId && quote.subcontractor_id !== null);
}

/** Whether there is anything to choose from: every route has a quote, and one of them has two. */
export function canVary(quotes: readonly SuggestedQuote[], routeIds: readonly number[]): boolean {
  const counts = routeIds.map((id) => quotesOfRoute(quotes, id).length);
  return counts.length > 0 && Math.min(...counts) > 0 && Math.max(...counts) > 1;
}

/**
 * The two variants that an offer with variants begins with: the cheapest quotes, and those that deliver first; where these are the
 * same, the first differs from them that can.
 * @param prices with margin by quote id in one currency; null or absent where there is none
 */
export function suggestVariants(
  quotes: readonly SuggestedQuote[],
  routeIds: readonly number[],
  prices: ReadonlyMap<number, number | null>,
  currency: SummaryCurrency,
): VariantValues[] {
  const byRoute = routeIds.map((id) => quotesOfRoute(quotes, id));
  const best = (figure: (quote: SuggestedQuote) => number): number[] =>
    byRoute.flatMap(
      (own) => own.toSorted((one, other) => figure(one) - figure(other) || one.id - other.id)[0]?.id ?? [],
    );
  const cheap = best(({ id }) => prices.get(id) ?? Number.MAX_VALUE);
  const fast = best(({ delivery_date: date }) => (date === null ? Number.MAX_VALUE : Date.parse(date)));
  if (fast.join() !== cheap.join())
    return [variant('cheap', cheap, currency), variant('fast', fast, currency)];
  const place = byRoute.findIndex((own) => own.length > 1);
  const other = byRoute[place]?.find(({ id }) => id !== cheap[place])?.id;
  const second = cheap.map((id, index) => (index === place ? (other ?? id) : id));
  return [variant('cheap', cheap, currency), variant('own', second, currency)];
}

/** A further variant, which begins as the last one and waits for a name. */
export function furtherVariant(variants: readonly VariantValues[]): VariantValues | null {
  const last = variants.at(-1);
  return last ? { ...last, kind: 'own', label: '', price_for_client: null } : null;
}

function variant(kind: VariantValues['kind'], quotes: number[], currency: SummaryCurrency): VariantValues {
  return { kind, label: '', quote_ids: quotes, price_for_client: null, currency_for_client: currency };
}

/** What is wrong with the names of variants, by the field of the form. */
export function nameFaults(variants: readonly VariantValues[]): Record<string, 'required' | 'repeated'> {
  const faults: Record<string, 'required' | 'repeated'> = {};
  const names = new Set<string>();
  for (const [place, { kind, label }] of variants.entries()) {
    const own = label?.trim().toLowerCase() ?? '';
    const name = kind === 'own' ? own : kind;
    if (kind === 'own' && own === '') faults[`variants.${place}.label`] = 'required';
    else if (names.has(name)) faults[`variants.${place}.${kind === 'own' ? 'label' : 'kind'}`] = 'repeated';
    names.add(name);
  }
  return faults;
}
