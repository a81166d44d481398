import { startTransition, useEffect, useState } from 'react';

/** Fills a screen. */
const screenful = 20;

/**
 * How many rows of a long list to render: those that fill the screen, and all of them once these are there. The others are rendered bit by
 * bit, so that the reader is answered meanwhile. For what is mounted when its rows are known; later changes of these are shown at once.
 */
export function useRowsAtOnce(): number {
  const [rows, setRows] = useState(screenful);
  useEffect(() => startTransition(() => setRows(Infinity)), []);
  return rows;
}
