import type { ExtendedFeatureCollection } from 'd3-geo';
import { feature } from 'topojson-client';
// A file beside the scripts: it is fetched with the first map, and kept by the browser.
import source from 'world-atlas/countries-50m.json?url';

/** Outlines of countries at 1:50 million. */
export type Outlines = ExtendedFeatureCollection;

/** A file of the world-atlas package. */
export type Atlas = Topology & { objects: { countries: Topology['objects'][string] } };
type Topology = Parameters<typeof feature>[0];

export const outlinesOf = (atlas: Atlas): Outlines => feature(atlas, atlas.objects.countries) as Outlines;

let loaded: Promise<Outlines> | undefined;

/** The outlines of all countries (Natural Earth, in the public domain). */
export function loadOutlines(): Promise<Outlines> {
  // A file beside the scripts, no call of the API.
  // oxlint-disable-next-line no-restricted-globals
  loaded ??= fetch(source)
    .then(async (answer) => {
      if (!answer.ok) throw new Error(`The outlines were answered with ${answer.status}`);
      return outlinesOf((await answer.json()) as Atlas);
    })
    .catch((error: unknown) => {
      loaded = undefined;
      throw error;
    });
  return loaded;
}
