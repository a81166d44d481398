import type { ExtendedFeatureCollection } from 'd3-geo';
import { feature } from 'topojson-client';
// A file beside the scripts: it is fetched with the first map, and kept by the browser.
import source from 'world-atlas/countries-50m.json?url';

/** Outlines of countries at 1:50 million. */
export type Outlines = ExtendedFeatureCollection;

type Topology = Parameters<typeof feature>[0];

let loaded: Promise<Outlines> | undefined;

/** The outlines of all countries (Natural Earth, in the public domain). */
export function loadOutlines(): Promise<Outlines> {
  loaded ??= fetch(source)
    .then(async (answer) => {
      if (!answer.ok) throw new Error(`The outlines were answered with ${answer.status}`);
      const atlas = (await answer.json()) as Topology & {
        objects: { countries: Topology['objects'][string] };
      };
      return feature(atlas, atlas.objects.countries) as Outlines;
    })
    .catch((error: unknown) => {
      loaded = undefined;
      throw error;
    });
  return loaded;
}
