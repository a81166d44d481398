import { geoConicConformal, geoInterpolate, geoPath, type GeoProjection } from 'd3-geo';
import type { Schemas } from '../../../kit/api/types';
import type { Box, Outlines } from './outlines';

type MapLeg = Schemas['MapLeg'];
type MapPlace = Schemas['MapPlace'];

type Point = readonly [number, number];

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
    middle: Point | null;
  }[];
  towns: readonly { name: string; x: number; y: number; label: Label }[];
}

/** Known towns in the sequence of the routes, each once. */
export function townsOf(legs: readonly MapLeg[]): MapPlace[] {
  const towns = new Map<string, MapPlace>();
  for (const place of legs.flatMap(({ from, to }) => [from, to])) if (place) towns.set(keyOf(place), place);
  return [...towns.values()];
}

const keyOf = ({ lat, lng }: MapPlace) => `${lat} ${lng}`;
const pointOf = ({ lat, lng }: MapPlace): [number, number] => [lng, lat];
const lineOf = (points: readonly [number, number][]) => ({
  type: 'LineString' as const,
  coordinates: [...points],
});

/** Room around the towns for their names, in the map's own units. */
const margin = { x: 90, y: 34 };
/** Two towns in one place are shown with some country around them: about 60 km. */
const leastDegrees = 0.6;

/** The meridian in the middle of some, opposite to the widest gap between them: 180° is no border. */
function middleOf(longitudes: readonly number[]): number {
  const sorted = longitudes.toSorted((one, other) => one - other);
  const [first = 0, last = 0] = [sorted[0], sorted.at(-1)];
  let [west, gap] = [first, 360 - (last - first)];
  for (const [index, longitude] of sorted.entries()) {
    const before = longitude - (sorted[index - 1] ?? longitude);
    if (before > gap) [west, gap] = [longitude, before];
  }
  return west + (360 - gap) / 2;
}

/** A projection that shows all towns with room around them, and as little of the world bent as can be. */
function projectionOf(towns: readonly MapPlace[], { width, height }: MapSize): GeoProjection {
  const points = towns.flatMap(({ lat, lng }): [number, number][] => [
    [lng - leastDegrees, lat - leastDegrees / 2],
    [lng + leastDegrees, lat + leastDegrees / 2],
  ]);
  const latitudes = points.map(([, latitude]) => latitude);
  const [south, north] = [Math.min(...latitudes), Math.max(...latitudes)];
  const middle = middleOf(points.map(([longitude]) => longitude));
  const tilt = Math.max(1, (north - south) / 6);
  return (
    geoConicConformal()
      .parallels([south + tilt, north - tilt])
      .rotate([-middle, 0])
      .fitExtent(
        [
          [margin.x, margin.y],
          [width - margin.x, height - margin.y],
        ],
        { type: 'MultiPoint', coordinates: points },
      )
      // What is cut off has an edge of its own, which does not belong on the map.
      .clipExtent([
        [-4, -4],
        [width + 4, height + 4],
      ])
  );
}

/** How many parts of each edge of a map are looked at to know what it shows. */
const edgeParts = 8;

/** Whether a map can show something of a box. To project what lies far away takes most of a map's time, and it is cut off in the end. */
function sightOf(projection: GeoProjection, { width, height }: MapSize): (box: Box) => boolean {
  const steps = Array.from({ length: edgeParts + 1 }, (_, index) => index / edgeParts);
  const edge = steps.flatMap((part): [number, number][] => [
    [part * width, 0],
    [part * width, height],
    [0, part * height],
    [width, part * height],
  ]);
  const placeAt = (point: [number, number]): readonly [number, number] =>
    projection.invert?.(point) ?? [Number.NaN, Number.NaN];
  const [middle] = placeAt([width / 2, height / 2]);
  const places = edge.map(placeAt);
  // Longitudes from the middle of the map, so that one that shows the 180th meridian has them in sequence.
  const turned = places.map(([longitude]) => ((longitude - middle + 540) % 360) - 180);
  const latitudes = places.map(([, latitude]) => latitude);
  const [west, east] = [Math.min(...turned), Math.max(...turned)];
  const [south, north] = [Math.min(...latitudes), Math.max(...latitudes)];
  // Near a pole, and with half of the world in it, edges do not tell what is inside.
  if (!(east - west < 170 && north - south < 80)) return () => true;
  const room = Math.max(1, (east - west) / edgeParts, (north - south) / edgeParts);
  return ([boxWest, boxSouth, boxEast, boxNorth]) =>
    boxSouth < north + room &&
    boxNorth > south - room &&
    [-360, 0, 360].some(
      (turn) => boxWest - middle + turn < east + room && boxEast - middle + turn > west - room,
    );
}

/** About how wide a text is drawn. */
const widthOf = (text: string) => text.length * 7 + 12;

/** Where a text stands in the middle of a leg, on its one side or the other, so that the line does not run through it: its baseline's middle. */
function besideLine([x, y]: Point, start: Point, end: Point, text: string): Point[] {
  const [alongX, alongY] = [end[0] - start[0], end[1] - start[1]];
  const length = Math.hypot(alongX, alongY) || 1;
  const [acrossX, acrossY] = [alongY / length, -alongX / length];
  // Half of the text as seen along the way across the line, and a gap. Letters lie above their baseline.
  const away = (widthOf(text) / 2 - 4) * Math.abs(acrossX) + 6 * Math.abs(acrossY) + 4;
  return [1, -1]
    .map((side): Point => [x + side * away * acrossX, y + side * away * acrossY + 4])
    .toSorted((one, other) => one[1] - other[1]);
}

/** Where the names of towns stand: to the right, unless that would leave the map or lie on another town. */
function labelOf(
  [x, y]: Point,
  others: readonly Point[],
  name: string,
  { width, height }: MapSize,
  /** Towns to which a leg leads from here: the name keeps out of their way. */
  neighbours: readonly Point[],
): Label {
  const room = widthOf(name);
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
  const isCrossed = ({ anchor, y: line }: Label) =>
    neighbours.some(([otherX, otherY]) => {
      if (anchor === 'middle') return Math.sign(otherY - y) === Math.sign(line - y);
      const isFlat = Math.abs(otherY - y) < Math.abs(otherX - x) * 0.7;
      return isFlat && (anchor === 'start') === otherX > x;
    });
  tries.sort((one, other) => Number(isCrossed(one)) - Number(isCrossed(other)));
  const fits = tries.find((label) => {
    const from = { start: label.x, end: label.x - room, middle: label.x - room / 2 }[label.anchor];
    return label.y > 14 && label.y < height - 4 && isFree(from, from + room, label.y - 4);
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
  const isSeen = sightOf(projection, size);
  const points = new Map(towns.map((town) => [keyOf(town), projection(pointOf(town)) ?? ([0, 0] as const)]));
  const at = (place: MapPlace) => points.get(keyOf(place)) ?? ([0, 0] as const);
  const known = legs.flatMap(({ route_id: routeId, from, to, crow_km: km }) =>
    from && to ? [{ routeId, from, to, km }] : [],
  );
  const drawn = towns.map((town) => {
    const others = towns.filter((other) => other !== town).map(at);
    const neighbours = known.flatMap(({ from, to }) => {
      const other = keyOf(from) === keyOf(town) ? to : keyOf(to) === keyOf(town) ? from : null;
      return other && keyOf(other) !== keyOf(town) ? [at(other)] : [];
    });
    const [x, y] = at(town);
    return { name: town.city, x, y, label: labelOf([x, y], others, town.city, size, neighbours) };
  });
  /** Kilometres are left out where they would lie on a name. */
  const isClear = (x: number, y: number, text: string) =>
    drawn.every(({ name, label, x: townX, y: townY }) => {
      const room = widthOf(name);
      const from = { start: label.x, end: label.x - room, middle: label.x - room / 2 }[label.anchor];
      const half = widthOf(text) / 2;
      const isOnName = x + half > from && x - half < from + room && Math.abs(y - label.y) < 16;
      return !isOnName && Math.hypot(x - townX, y - townY) > half;
    });
  return {
    land: outlines.flatMap((country) => {
      const coordinates = country.filter(({ box }) => isSeen(box)).map(({ rings }) => rings);
      return coordinates.length > 0 ? (path({ type: 'MultiPolygon', coordinates }) ?? []) : [];
    }),
    legs: known.flatMap(({ routeId, from, to, km }) => {
      const line = path(lineOf([pointOf(from), pointOf(to)]));
      if (line === null) return [];
      const [start, end] = [at(from), at(to)];
      const text = km === null ? null : kmText(km);
      const half = projection(geoInterpolate(pointOf(from), pointOf(to))(0.5)) ?? start;
      const middle = text && besideLine(half, start, end, text).find((place) => isClear(...place, text));
      return { routeId, path: line, km: text, middle: middle || null };
    }),
    towns: drawn,
  };
}
