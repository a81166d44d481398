import type { MailLanguage } from '@frakto/sdk/enums';
import type { Schemas } from '../../../kit/api/types';
import type { Quote, Route, SummaryCurrency } from '../queries/types';
import { faultsOf, type Leg } from '../timeline/timeline-rules';

/** A variant as the form of an offer holds it: as the API takes it, with a text for a name that is still empty. */
export type VariantValues = Required<Schemas['OfferVariantInput']>;

/** What is known of a quote when variants are suggested. */
export type SuggestedQuote = Pick<
  Quote,
  'id' | 'quotation_route_id' | 'pickup_date' | 'delivery_date' | 'subcontractor'
> & {
  subcontractor_id: number | null;
};

/** What is known of a route then. */
export type SuggestedRoute = Pick<Route, 'id' | 'pickup_date' | 'delivery_date'>;

/** How many variants an offer may have. */
export const mostVariants = 3;

/** “Variant”, in the languages in which clients are written to. */
const variantWords: Readonly<Record<MailLanguage, string>> = {
  pl: 'Wariant',
  en: 'Option',
  no: 'Alternativ',
  de: 'Variante',
  fr: 'Variante',
  es: 'Opción',
  it: 'Variante',
};

/** What a variant is called by its place in the offer: A, B, C. */
export const letterOf = (place: number): string => String.fromCodePoint(65 + place);

/** The first name by letter, from a place among the variants on, that none of them has. */
function letteredName(
  language: MailLanguage,
  place: number,
  taken: readonly Pick<VariantValues, 'label'>[],
): string {
  const name = `${variantWords[language]} ${letterOf(place)}`;
  const isTaken = taken.some(({ label }) =>
    `${label?.trim() ?? ''},`.toLowerCase().startsWith(`${name},`.toLowerCase()),
  );
  return isTaken ? letteredName(language, place + 1, taken) : name;
}

/** How long legs take from the first loading to the last unloading, in days and in words: what tells a variant from others. */
function daysInWords(language: MailLanguage, legs: readonly Leg[]): string {
  const took = Math.max(...legs.map(({ to }) => to)) - Math.min(...legs.map(({ from }) => from));
  const locale = language === 'no' ? 'nb' : language;
  const inDays = new Intl.NumberFormat(locale, { style: 'unit', unit: 'day', unitDisplay: 'long' });
  return inDays.format(Math.max(1, Math.ceil(took / 86_400_000)));
}

/** The quotes of a route that can be offered: somebody is left to drive at them. */
export function quotesOfRoute<One extends SuggestedQuote>(quotes: readonly One[], routeId: number): One[] {
  return quotes.filter((quote) => quote.quotation_route_id === routeId && quote.subcontractor_id !== null);
}

/** Whether there is anything to choose from: every route has a quote, and one of them has two. */
export function canVary(quotes: readonly SuggestedQuote[], routeIds: readonly number[]): boolean {
  const counts = routeIds.map((id) => quotesOfRoute(quotes, id).length);
  return counts.length > 0 && Math.min(...counts) > 0 && Math.max(...counts) > 1;
}

/** When a quote is driven: at its own times, those of its route where it names none. */
function legOf(quote: SuggestedQuote, route: SuggestedRoute): Leg {
  return {
    id: route.id,
    from: Date.parse(quote.pickup_date ?? route.pickup_date),
    to: Date.parse(quote.delivery_date ?? route.delivery_date),
    isMovable: false,
  };
}

/** The legs that a choice of quotes makes of an order's routes; null while a route has none of them. */
export function legsOfChoice(
  quoteIds: readonly number[],
  quotes: readonly SuggestedQuote[],
  routes: readonly SuggestedRoute[],
): Leg[] | null {
  const legs = routes.flatMap((route, place) => {
    const quote = quotes.find(({ id }) => id === quoteIds[place]);
    return quote ? legOf(quote, route) : [];
  });
  return legs.length === routes.length ? legs : null;
}

/** A quote in its place among the routes. */
interface Candidate {
  id: number;
  leg: Leg;
  price: number;
}

/** One candidate for every route, each driven after the one before. */
interface Chain {
  ids: readonly number[];
  price: number;
  last: Leg;
}

/** Of chains that can be driven the cheapest to every candidate of the last route. */
function chainsOf(byRoute: readonly (readonly Candidate[])[]): Chain[] {
  const [first = [], ...others] = byRoute;
  const start = first
    .filter(({ leg }) => faultsOf([leg]).get(leg.id)?.length === 0)
    .map(({ id, leg, price }): Chain => ({ ids: [id], price, last: leg }));
  return others.reduce<Chain[]>(
    (chains, candidates) =>
      candidates.flatMap(({ id, leg, price }) => {
        const [before] = chains
          .filter(({ last }) => faultsOf([last, leg]).get(leg.id)?.length === 0)
          .toSorted((one, other) => one.price - other.price);
        return before ? [{ ids: [...before.ids, id], price: before.price + price, last: leg }] : [];
      }),
    start,
  );
}

interface Suggestion {
  quotes: readonly SuggestedQuote[];
  /** In their sequence. */
  routes: readonly SuggestedRoute[];
  /** By when the client wants the goods, as an ISO instant. */
  wantedBy: string;
  /** Prices with margin by quote id in one currency; null or absent where there is none. */
  prices: ReadonlyMap<number, number | null>;
  currency: SummaryCurrency;
  /** The client's. */
  language: MailLanguage;
}

/**
 * The two variants that an offer with variants begins with: the cheapest quotes, and those that deliver first; where these are the
 * same, the cheapest others. Only quotes that can be driven one after another are combined, and such as come in time where there are.
 * @returns fewer than two where the quotes cannot be combined otherwise
 */
export function suggestVariants(suggestion: Suggestion): VariantValues[] {
  const { quotes, routes, wantedBy, prices, currency, language } = suggestion;
  const byRoute = routes.map((route) =>
    quotesOfRoute(quotes, route.id)
      .map((quote): Candidate => ({
        id: quote.id,
        leg: legOf(quote, route),
        // Dearer than any other, and not so dear that further routes no longer count.
        price: prices.get(quote.id) ?? 1e12,
      }))
      .toSorted((one, other) => one.id - other.id),
  );
  const latest = Date.parse(wantedBy);
  const cheapestOf = (chains: readonly Chain[]) =>
    chains.toSorted(
      (one, other) =>
        Number(one.last.to > latest) - Number(other.last.to > latest) || one.price - other.price,
    )[0];
  const chains = chainsOf(byRoute);
  const cheap = cheapestOf(chains);
  if (!cheap) return [];
  const [fast = cheap] = chains.toSorted(
    (one, other) => one.last.to - other.last.to || one.price - other.price,
  );
  const first = variant('cheap', cheap.ids, currency);
  if (fast.last.to < cheap.last.to) return [first, variant('fast', fast.ids, currency)];
  // Another chain differs in one route at least: the best that does, route by route.
  const other = cheapestOf(
    byRoute.flatMap((_, place) =>
      chainsOf(
        byRoute.map((own, index) =>
          index === place ? own.filter(({ id }) => id !== cheap.ids[place]) : own,
        ),
      ),
    ),
  );
  if (!other) return [first];
  const takes = daysInWords(language, legsOfChoice(other.ids, quotes, routes) ?? [other.last]);
  const label = `${letteredName(language, 1, [])}, ${takes}`;
  return [first, { ...variant('own', other.ids, currency), label }];
}

/**
 * A further variant, which begins as the last one, under a name of its own.
 * @param language the client's
 */
export function furtherVariant(
  variants: readonly VariantValues[],
  language: MailLanguage,
): VariantValues | null {
  const last = variants.at(-1);
  if (!last) return null;
  const label = letteredName(language, variants.length, variants);
  return { ...last, kind: 'own', label, price_for_client: null };
}

function variant(
  kind: VariantValues['kind'],
  quotes: readonly number[],
  currency: SummaryCurrency,
): VariantValues {
  return { kind, label: '', quote_ids: [...quotes], price_for_client: null, currency_for_client: currency };
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
