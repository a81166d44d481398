import type { ExtendedFeatureCollection } from 'd3-geo';
import { feature } from 'topojson-client';
// A file beside the scripts: it is fetched with the first map, and kept by the browser.
import source from 'world-atlas/countries-50m.json?url';

/** Rings of points, longitude before latitude: the coast, then the lakes. */
type Rings = number[][][];

/** Degrees: west, south, east, north. None crosses the 180th meridian. */
export type Box = readonly [number, number, number, number];

/** A piece of land of a country, and where it lies. */
interface Land {
  rings: Rings;
  box: Box;
}

/** Outlines of countries at 1:50 million: the pieces of land of each. */
export type Outlines = readonly (readonly Land[])[];

/** A file of the world-atlas package. */
export type Atlas = Topology & { objects: { countries: Topology['objects'][string] } };
type Topology = Parameters<typeof feature>[0];

export function outlinesOf(atlas: Atlas): Outlines {
  const { features } = feature(atlas, atlas.objects.countries) as ExtendedFeatureCollection;
  return features.map(({ geometry }) => {
    const pieces =
      geometry?.type === 'Polygon'
        ? [geometry.coordinates]
        : geometry?.type === 'MultiPolygon'
          ? geometry.coordinates
          : [];
    return pieces.map((rings) => ({ rings, box: boxOf(rings[0] ?? []) }));
  });
}

function boxOf(coast: readonly number[][]): Box {
  const box: [number, number, number, number] = [180, 90, -180, -90];
  for (const [longitude = 0, latitude = 0] of coast) {
    box[0] = Math.min(box[0], longitude);
    box[1] = Math.min(box[1], latitude);
    box[2] = Math.max(box[2], longitude);
    box[3] = Math.max(box[3], latitude);
  }
  return box;
}

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
