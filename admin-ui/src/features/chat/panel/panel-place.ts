/** Where the panel is, in pixels of the window. */
export interface Place {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Size {
  width: number;
  height: number;
}

export const smallest: Size = { width: 300, height: 200 };
export const largest: Size = { width: 600, height: 500 };
const usual: Size = { width: 380, height: 500 };
/** Beside a column of buttons there is not always the usual room. */
const narrow = 320;
const gap = 24;
const key = 'frakto.chat';

const clamp = (value: number, least: number, most: number) => Math.max(least, Math.min(value, most));

/** A place within the window, no larger and no smaller than the panel may be. */
export function within(place: Place, window: Size): Place {
  const width = clamp(place.width, smallest.width, Math.min(largest.width, window.width));
  const height = clamp(place.height, smallest.height, Math.min(largest.height, window.height));
  return {
    width,
    height,
    x: clamp(place.x, 0, Math.max(0, window.width - width)),
    y: clamp(place.y, 0, Math.max(0, window.height - height)),
  };
}

const overlaps = (one: Place, other: Place): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

/** The usual place: at the bottom on the right, or where it covers none of the buttons that must be seen. */
export function usualPlace(window: Size, buttons: readonly Place[]): Place {
  const { width, height } = within(
    { ...usual, x: 0, y: 0 },
    { width: window.width, height: window.height - 2 * gap },
  );
  const right = window.width - width - gap;
  const bottom = window.height - height - gap;
  const slim = window.width - narrow - gap;
  const corners = [
    [right, bottom, width],
    [right, gap, width],
    [slim, bottom, narrow],
    [slim, gap, narrow],
    [right - width - gap, bottom, width],
    [right - width - gap, gap, width],
    // A bar at the bottom is as wide as the window.
    ...buttons.map(({ y }) => [right, y - gap / 2 - height, width] as const),
  ] as const;
  const places = corners.map(([x, y, wide]) => within({ width: wide, height, x, y }, window));
  return places.find((place) => !buttons.some((button) => overlaps(place, button))) ?? (places[0] as Place);
}

/** Where the panel was left on this device; null when it never was moved. */
export function keptPlace(): Place | null {
  try {
    const place = JSON.parse(localStorage.getItem(key) ?? 'null') as Partial<Place> | null;
    const { x, y, width, height } = place ?? {};
    return [x, y, width, height].every(Number.isFinite) ? (place as Place) : null;
  } catch {
    return null;
  }
}

export function keepPlace(place: Place): void {
  localStorage.setItem(key, JSON.stringify(place));
}
