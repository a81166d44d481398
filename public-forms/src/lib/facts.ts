import type { components } from '@frakto/sdk/schema';
import { formatNumber } from './format';
import type { Language } from './language';
import { numberInLink } from './numbers';

/** Body of a vehicle, as the API names it. */
export type BodyType = components['schemas']['BodyType'];

/** What may be known of a load beside pallets, weight and kind; empty or null where it is not. */
export interface Facts {
  /** Loading metres. */
  ldm: number | null;
  /** Length, width and height of the largest piece, in cm. */
  sides: readonly (number | null)[];
  body: string;
  /** In °C. */
  coldest: number | null;
  warmest: number | null;
  un: string;
  adrClass: string;
  incoterm: string;
  clientReference: string;
  ourReference: string;
}

/** Reads the facts of a transport out of named texts. */
export function readFacts(source: (name: string) => string): Facts {
  const number = (name: string) => numberInLink(source(name));
  return {
    ldm: number('ldm'),
    sides: [number('length_cm'), number('width_cm'), number('height_cm')],
    body: source('body_type'),
    coldest: number('temperature_min'),
    warmest: number('temperature_max'),
    un: source('adr_un'),
    adrClass: source('adr_class'),
    incoterm: source('incoterm'),
    clientReference: source('client_reference'),
    ourReference: source('our_reference'),
  };
}

/**
 * `240 × 120 × 180 cm`, or the sides that are known by their names: `L 240 cm`; empty when none is.
 * @param names of length, width and height
 */
export function dimensionsText({ sides }: Facts, names: readonly string[], language: Language): string {
  const known = sides.flatMap((side, index) =>
    side === null ? [] : [{ name: names[index] ?? '', size: formatNumber(side, language) }],
  );
  if (known.length === sides.length) return `${known.map(({ size }) => size).join(' × ')} cm`;
  return known.map(({ name, size }) => `${name} ${size} cm`).join(', ');
}

/** `+2 … +8 °C`, or the one limit that is known; empty when there is none. */
export function temperatureText({ coldest, warmest }: Facts, language: Language): string {
  const signed = (degrees: number | null) =>
    degrees === null ? '' : `${degrees > 0 ? '+' : ''}${formatNumber(degrees, language)}`;
  const [from, to] = [signed(coldest), signed(warmest)];
  if (!from && !to) return '';
  if (!from) return `≤ ${to} °C`;
  if (!to) return `≥ ${from} °C`;
  return from === to ? `${from} °C` : `${from} … ${to} °C`;
}
