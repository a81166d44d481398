import { useMemo, useState } from 'react';
import type { Candidate } from './candidates';

/** Who is ticked. The choice outlives a search, so that names can be gathered from several. */
export function useSelection(shown: readonly Candidate[]) {
  const [names, setNames] = useState<ReadonlyMap<number, string>>(new Map());
  const possible = useMemo(() => shown.filter((candidate) => candidate.canBeAsked), [shown]);
  const ticked = possible.filter((candidate) => names.has(candidate.id)).length;

  return {
    /** Names by id. */
    names,
    has: (id: number) => names.has(id),
    all: possible.length > 0 && ticked === possible.length,
    some: ticked > 0 && ticked < possible.length,
    nonePossible: possible.length === 0,
    clear: () => setNames(new Map()),
    toggle: (candidate: Candidate) => {
      const next = new Map(names);
      if (!next.delete(candidate.id)) next.set(candidate.id, candidate.name);
      setNames(next);
    },
    /** Ticks all that are shown, or unticks them. */
    toggleAll: () => {
      const next = new Map(names);
      const untick = ticked === possible.length;
      for (const { id, name } of possible) {
        if (untick) next.delete(id);
        else next.set(id, name);
      }
      setNames(next);
    },
  };
}
