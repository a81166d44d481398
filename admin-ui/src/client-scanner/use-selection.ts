import { useMemo, useState } from 'react';
import type { FoundCompany } from './use-scan';

/** Which of the found companies are to be saved. */
export interface Selection {
  ids: readonly number[];
  /** Some are chosen, and some are not. */
  isMixed: boolean;
  has: (id: number) => boolean;
  toggle: (id: number) => void;
  all: () => void;
  none: () => void;
}

/** All companies are chosen until somebody says otherwise: also those that are found later. */
export function useSelection(companies: readonly FoundCompany[]): Selection {
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  return useMemo(() => {
    const ids = companies.map(({ temp_id: id }) => id).filter((id) => !left.has(id));
    return {
      ids,
      isMixed: ids.length > 0 && ids.length < companies.length,
      has: (id) => !left.has(id),
      toggle: (id) =>
        setLeft(
          (before) => new Set(before.has(id) ? [...before].filter((one) => one !== id) : [...before, id]),
        ),
      all: () => setLeft(new Set()),
      none: () => setLeft(new Set(companies.map(({ temp_id: id }) => id))),
    };
  }, [companies, left]);
}
