import { useEffect, useState } from 'react';

/** A value that follows another one once it has been still for so many milliseconds: for searching while typing. */
export function useSettled(value: string, pauseMs = 200): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pauseMs);
    return () => clearTimeout(timer);
  }, [value, pauseMs]);
  return settled;
}
