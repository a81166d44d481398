import { createContext, useContext } from 'react';

interface ShellActions {
  /** Opens the search and the commands. */
  openPalette: () => void;
  /** Opens the list of keys. */
  openKeys: () => void;
}

export const ShellContext = createContext<ShellActions | null>(null);

/** What the menu can open; only inside the shell. */
export function useShell(): ShellActions {
  const actions = useContext(ShellContext);
  if (!actions) throw new Error('useShell needs the shell around it');
  return actions;
}
