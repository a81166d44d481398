import { randomInt } from 'node:crypto';
import { samplePlaces, type SamplePlace } from './sample-places.js';
import { sampleTexts, type SampleLanguage } from './sample-texts.js';

/** A transport with made-up content. */
export interface RandomRequest {
  pickup_street: string;
  pickup_city: string;
  pickup_post_code: string;
  pickup_country: string;
  pickup_date: Date;
  delivery_street: string;
  delivery_city: string;
  delivery_post_code: string;
  delivery_country: string;
  delivery_date: Date;
  pallets_count: number;
  /** In kg. */
  weight: number;
  cargo_type: string;
  notes: string | null;
}

/** A whole number below a limit. */
export type Dice = (limit: number) => number;

const dayMs = 86_400_000;
const hourMs = 3_600_000;
/** What a truck takes, in kg. */
const maxWeight = 24_000;

/**
 * A lifelike transport in the weeks after a moment: between two real towns, of what a truck can carry, in the words of one
 * language and from or to the country where that is spoken.
 */
export function randomRequest(
  now: Date,
  language: SampleLanguage = 'pl',
  dice: Dice = randomInt,
): RandomRequest {
  const pick = <T>(items: readonly T[]): T => items[dice(items.length)] as T;
  const { country, cargoes, notes } = sampleTexts[language];
  const home = pick(samplePlaces.filter((place) => place.country === country));
  const away = pick(samplePlaces.filter(({ city }) => city !== home.city));
  const [from, to] = dice(2) === 0 ? [home, away] : [away, home];
  const [cargo_type, kgOfPallet, most] = pick(cargoes);
  const pallets_count = 1 + dice(Math.min(most, Math.floor(maxWeight / (kgOfPallet * 1.2))));
  // From four fifths to six fifths of what such pallets usually weigh.
  const weight = Math.round(pallets_count * kgOfPallet * (0.8 + dice(41) / 100));
  const pickup = onWorkingDay(now.getTime() + (2 + dice(14)) * dayMs, 5 + dice(8));
  const days = from.country === to.country ? 1 : 2 + dice(3);
  const delivery = onWorkingDay(pickup + days * dayMs, 6 + dice(8));
  return {
    ...end('pickup', from, new Date(pickup)),
    ...end('delivery', to, new Date(delivery)),
    pallets_count,
    weight,
    cargo_type,
    notes: pick(notes),
  } as RandomRequest;
}

/** The day of a moment, or the Monday after it, at an hour in UTC. */
function onWorkingDay(moment: number, hour: number): number {
  const date = new Date(moment);
  const midnight = Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate());
  const toMonday = [1, 0, 0, 0, 0, 0, 2][new Date(midnight).getUTCDay()] ?? 0;
  return midnight + toMonday * dayMs + hour * hourMs;
}

function end(name: 'pickup' | 'delivery', place: SamplePlace, date: Date): Record<string, unknown> {
  return {
    [`${name}_street`]: place.street,
    [`${name}_city`]: place.city,
    [`${name}_post_code`]: place.post_code,
    [`${name}_country`]: place.country,
    [`${name}_date`]: date,
  };
}
