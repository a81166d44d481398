/** Where something stands in the window. */
interface Place {
  top: number;
  bottom: number;
}

/** Parts that are no further apart stand on each other. */
const joint = 2;

/**
 * How much of a window its foot takes: what stands at its lower edge, a pager for example, and what stands on that. 0 where nothing does; what
 * stands further up, in a page that is not at its end, is no foot.
 */
export function footHeight(places: readonly Place[], windowHeight: number): number {
  let top = windowHeight;
  for (const place of places.toSorted((one, other) => other.bottom - one.bottom))
    if (place.bottom > top - joint && place.top < top) top = place.top;
  return Math.round(windowHeight - top);
}
