/** On which side of an element something small is put. */
export type Side = 'bottom' | 'right';

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

interface Size {
  width: number;
  height: number;
}

/** Between the element and what is put beside it, and between that and the edge of the window, in pixels. */
const gap = 8;

/**
 * Where to put something of a size beside an element: in the middle of that side, on the other side when there is no
 * room, and never over the edge of the window. Pixels from the window's corner.
 */
export function placeBeside(target: Box, size: Size, side: Side, view: Size): { left: number; top: number } {
  const within = (start: number, length: number, room: number) =>
    Math.max(gap, Math.min(start, room - length - gap));
  if (side === 'right') {
    const after = target.left + target.width + gap;
    const left = after + size.width + gap <= view.width ? after : target.left - size.width - gap;
    const top = target.top + (target.height - size.height) / 2;
    return { left: within(left, size.width, view.width), top: within(top, size.height, view.height) };
  }
  const below = target.top + target.height + gap;
  const top = below + size.height + gap <= view.height ? below : target.top - size.height - gap;
  const left = target.left + (target.width - size.width) / 2;
  return { left: within(left, size.width, view.width), top: within(top, size.height, view.height) };
}
