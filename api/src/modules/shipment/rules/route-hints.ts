import { foldDiacritics } from '../../../kernel/text/fold-diacritics.js';
import type { TransportEnds } from '../../../kernel/order/transport.js';

/** A leg as far as its place among the others goes. */
export type DrivenLeg = Pick<
  TransportEnds,
  'pickup_city' | 'pickup_country' | 'pickup_date' | 'delivery_city' | 'delivery_country' | 'delivery_date'
> & { id: number };

/** What looks wrong between two legs: the later one starts where the earlier did not end, or before it has ended. */
export type LegHintCode = 'starts_elsewhere' | 'starts_too_early';

/** What looks wrong between a leg and the one before it. */
export interface LegHint {
  code: LegHintCode;
  route_id: number;
  previous_route_id: number;
}

/** What looks wrong among legs in their sequence. Nothing of it is forbidden: goods also rest, and cars meet. */
export function legHints(legs: readonly DrivenLeg[]): LegHint[] {
  return legs.flatMap((leg, index): LegHint[] => {
    const previous = legs[index - 1];
    if (!previous) return [];
    const between = { route_id: leg.id, previous_route_id: previous.id };
    const isElsewhere =
      leg.pickup_country !== previous.delivery_country ||
      foldedCity(leg.pickup_city) !== foldedCity(previous.delivery_city);
    return [
      ...(isElsewhere ? [{ code: 'starts_elsewhere', ...between } as const] : []),
      ...(leg.pickup_date < previous.delivery_date
        ? [{ code: 'starts_too_early', ...between } as const]
        : []),
    ];
  });
}

/** A city's name without regard to case, marks and blanks: two people write it twice. */
function foldedCity(city: string): string {
  return foldDiacritics(city.replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' '));
}
