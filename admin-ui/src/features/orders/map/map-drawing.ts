import { geoBounds, geoConicConformal, geoPath, type GeoProjection } from 'd3-geo';
import type { Schemas } from '../../../kit/api/types';
import type { Outlines } from './outlines';

type MapLeg = Schemas['MapLeg'];
type MapPlace = Schemas['MapPlace'];

/** The size of a map in its own units; it is drawn as wide as there is room. */
export interface MapSize {
  width: number;
  height: number;
}

/** Where the name of a town stands beside its dot. */
interface Label {
  x: number;
  y: number;
  anchor: 'start' | 'end' | 'middle';
}

export interface MapDrawing {
  /** Outlines as SVG paths. */
  land: readonly string[];
  legs: readonly {
    routeId: number;
    path: string;
    km: string | null;
    middle: readonly [number, number] | null;
  }[];
  towns: readonly { name: string; x: number; y: number; label: Label }[];
}

/** Known towns in the sequence of the routes, each once. */
export function townsOf(legs: readonly MapLeg[]): MapPlace[] {
  const towns = new Map<string, MapPlace>();
  for (const place of legs.flatMap(({ from, to }) => [from, to]))
    if (place) towns.set(`${place.lat} ${place.lng}`, place);
  return [...towns.values()];
}

const pointOf = ({ lat, lng }: MapPlace): [number, number] => [lng, lat];
const lineOf = (points: readonly [number, number][]) =>
  ({ type: 'LineString', coordinates: [...points] }) as const;

/** Room around the towns for their names, in the map's own units. */
const margin = { x: 90, y: 34 };
/** Two towns in one place are shown with some country around them: about 60 km. */
const leastDegrees = 0.6;

/** A projection that shows all towns with room around them, and as little of the world bent as can be. */
function projectionOf(towns: readonly MapPlace[], { width, height }: MapSize): GeoProjection {
  const points = towns.flatMap(({ lat, lng }): [number, number][] => [
    [lng - leastDegrees, lat - leastDegrees / 2],
    [lng + leastDegrees, lat + leastDegrees / 2],
  ]);
  const [[west, south], [east, north]] = geoBounds({ type: 'MultiPoint', coordinates: points });
  const middle = (west + east) / 2;
  const tilt = Math.max(1, (north - south) / 6);
  return geoConicConformal()
    .parallels([south + tilt, north - tilt])
    .rotate([-middle, 0])
    .fitExtent(
      [
        [margin.x, margin.y],
        [width - margin.x, height - margin.y],
      ],
      { type: 'MultiPoint', coordinates: points },
    )
    .clipExtent([
      [0, 0],
      [width, height],
    ]);
}

/** Where the names of towns stand: to the right, unless that would leave the map or lie on another town. */
function labelOf(
  [x, y]: readonly [number, number],
  others: readonly (readonly [number, number])[],
  name: string,
  { width }: MapSize,
): Label {
  const room = name.length * 7 + 12;
  const isFree = (from: number, to: number, line: number) =>
    from > 0 &&
    to < width &&
    others.every(([otherX, otherY]) => otherX < from - 6 || otherX > to + 6 || Math.abs(otherY - line) > 12);
  const tries: Label[] = [
    { x: x + 9, y: y + 4, anchor: 'start' },
    { x: x - 9, y: y + 4, anchor: 'end' },
    { x, y: y - 10, anchor: 'middle' },
    { x, y: y + 20, anchor: 'middle' },
  ];
  const fits = tries.find((label) => {
    const from = { start: label.x, end: label.x - room, middle: label.x - room / 2 }[label.anchor];
    return isFree(from, from + room, label.y - 4);
  });
  return fits ?? { x: x + 9, y: y + 4, anchor: 'start' };
}

/**
 * What a map shows: land, the legs along great circles, and the towns with their names. Null where no town is known.
 * @param kmText how kilometres are written
 */
export function drawMap(
  legs: readonly MapLeg[],
  outlines: Outlines,
  size: MapSize,
  kmText: (km: number) => string,
): MapDrawing | null {
  const towns = townsOf(legs);
  if (towns.length === 0) return null;
  const projection = projectionOf(towns, size);
  const path = geoPath(projection).digits(1);
  const points = towns.map((town) => projection(pointOf(town)) ?? ([0, 0] as const));
  return {
    land: outlines.features.flatMap((country) => path(country) ?? []),
    legs: legs.flatMap(({ route_id: routeId, from, to, crow_km: km }) => {
      if (!from || !to) return [];
      const line = path(lineOf([pointOf(from), pointOf(to)]));
      const [start, end] = [projection(pointOf(from)), projection(pointOf(to))];
      if (line === null || !start || !end) return [];
      const isLong = Math.hypot(end[0] - start[0], end[1] - start[1]) > 90;
      const middle = isLong ? ([(start[0] + end[0]) / 2, (start[1] + end[1]) / 2] as const) : null;
      return { routeId, path: line, km: km === null ? null : kmText(km), middle };
    }),
    towns: towns.map((town, place) => {
      const [x, y] = points[place] ?? [0, 0];
      const others = points.filter((_point, other) => other !== place);
      return { name: town.city, x, y, label: labelOf([x, y], others, town.city, size) };
    }),
  };
}
