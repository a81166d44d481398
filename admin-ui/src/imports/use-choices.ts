import { useState } from 'react';
import { draftName } from '../api/drafts';
import { firstChoices, type Choices, type Import } from './choices';

const keyOf = (id: number) => draftName(`import.${String(id)}`);

/** What was chosen for an import, and by whom. */
interface ChoosingOf {
  choices: Choices;
  /** Nobody has chosen in this tab yet: they are what the heads of the file suggest. */
  areSuggested: boolean;
  choose: (next: Choices) => void;
}

/** The choices for an import. They stay in this tab, so that a way back, or a reload, loses nothing. */
export function useChoices(imported: Import): ChoosingOf {
  const [kept, setKept] = useState(() => readKept(imported));
  const keep = (next: Choices) => {
    setKept(next);
    sessionStorage.setItem(keyOf(imported.id), JSON.stringify(next));
  };
  return { choices: kept ?? firstChoices(imported), areSuggested: kept === null, choose: keep };
}

function readKept({ id }: Import): Choices | null {
  try {
    // Nobody but this module writes there.
    return JSON.parse(sessionStorage.getItem(keyOf(id)) ?? 'null') as Choices | null;
  } catch {
    return null;
  }
}
