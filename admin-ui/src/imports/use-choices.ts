import { useState } from 'react';
import { firstChoices, type Choices, type Import } from './choices';

const keyOf = (id: number) => `frakto.import.${String(id)}`;

/** The choices for an import. They stay in this tab, so that a way back, or a reload, loses nothing. */
export function useChoices(imported: Import): [Choices, (next: Choices) => void] {
  const [choices, setChoices] = useState(() => readKept(imported) ?? firstChoices(imported));
  const keep = (next: Choices) => {
    setChoices(next);
    sessionStorage.setItem(keyOf(imported.id), JSON.stringify(next));
  };
  return [choices, keep];
}

function readKept({ id }: Import): Choices | null {
  try {
    // Nobody but this module writes there.
    return JSON.parse(sessionStorage.getItem(keyOf(id)) ?? 'null') as Choices | null;
  } catch {
    return null;
  }
}
