/** A route on the time axis, from its loading to its unloading, in ms. */
export interface Leg {
  id: number;
  from: number;
  to: number;
  /** It can be moved here: its dates are the route's own, not those of a carrier's quote. */
  isMovable: boolean;
}

/** What of a leg is moved: one of its ends, or all of it. */
export type LegPart = 'from' | 'to' | 'whole';

export const minute = 60_000;
export const hour = 60 * minute;
export const day = 24 * hour;

/** By how much the arrow keys move an end. */
export const step = 15 * minute;

/** The nearest quarter of an hour: what a drag means when it ends between two. */
export function toStep(time: number): number {
  return Math.round(time / step) * step;
}

/**
 * Legs after one of them was moved. An end stops at the other end of its leg: no leg can be made to run backwards.
 * @param pushes the legs after it keep their distance: they move by as much as its unloading did. One that keeps to a
 *   carrier's dates stays, and so do those after it, which wait for it
 */
export function moveLeg(
  legs: readonly Leg[],
  { id, part, by, pushes }: { id: number; part: LegPart; by: number; pushes: boolean },
): readonly Leg[] {
  const place = legs.findIndex((leg) => leg.id === id);
  const leg = legs[place];
  if (!leg?.isMovable) return legs;
  const moved = {
    ...leg,
    from: part === 'to' ? leg.from : part === 'whole' ? leg.from + by : Math.min(leg.from + by, leg.to),
    to: part === 'from' ? leg.to : part === 'whole' ? leg.to + by : Math.max(leg.to + by, leg.from),
  };
  const push = pushes ? moved.to - leg.to : 0;
  const stop = legs.findIndex((other, index) => index > place && !other.isMovable);
  return legs.map((other, index) => {
    if (index === place) return moved;
    const isPushed = push !== 0 && index > place && (stop < 0 || index < stop);
    return isPushed ? { ...other, from: other.from + push, to: other.to + push } : other;
  });
}

/** What is wrong with the times of a leg; the words are the page's. */
export type LegFault = 'takes_no_time' | 'ends_before_start' | 'starts_too_early';

/** What is wrong with the times of legs in their sequence, by the leg; the API tells the same once they are saved. */
export function faultsOf(legs: readonly Leg[]): ReadonlyMap<number, readonly LegFault[]> {
  return new Map(
    legs.map((leg, place) => {
      const before = legs[place - 1];
      const faults: LegFault[] = [];
      if (leg.to === leg.from) faults.push('takes_no_time');
      if (leg.to < leg.from) faults.push('ends_before_start');
      if (before && leg.from < before.to) faults.push('starts_too_early');
      return [leg.id, faults];
    }),
  );
}

/** Legs whose times differ from those before. */
export function changedLegs(before: readonly Leg[], after: readonly Leg[]): Leg[] {
  return after.filter((leg) => {
    const was = before.find(({ id }) => id === leg.id);
    return was !== undefined && (was.from !== leg.from || was.to !== leg.to);
  });
}

/** The stretch of time that an axis shows, in ms. */
export interface Axis {
  from: number;
  to: number;
}

/** An axis for times, with some room at both ends to move them into; a day is the least that it shows. */
export function axisOf(times: readonly number[]): Axis {
  const [first, last] = [Math.min(...times), Math.max(...times)];
  const room = Math.max((last - first) * 0.1, (day - (last - first)) / 2, 3 * hour);
  return { from: first - room, to: last + room };
}

/** Where a time stands on an axis, in percent, never off it. */
export function placeOn({ from, to }: Axis, time: number): number {
  return Math.max(0, Math.min(100, ((time - from) / (to - from)) * 100));
}

const everyHours = [3, 6, 12, 24, 48, 96, 7 * 24, 14 * 24, 28 * 24, 56 * 24, 182 * 24, 364 * 24, 3640 * 24];

/** How far apart the marks of an axis stand, in hours, so that there are at most so many. */
export function hoursBetweenMarks({ from, to }: Axis, most: number): number {
  return everyHours.find((hours) => (to - from) / (hours * hour) <= most) ?? everyHours.at(-1) ?? 24;
}
