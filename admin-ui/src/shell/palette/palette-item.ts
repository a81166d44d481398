import type { LucideIcon } from 'lucide-react';

/** One line of the command palette: it leads somewhere, or does something. */
export interface PaletteItem {
  id: string;
  icon: LucideIcon;
  text: string;
  /** Grey text at the end, for example a city. */
  end?: string | undefined;
  /** An order's status, shown as its chip. */
  status?: number;
  /** Keys that do the same without the palette. */
  keys?: string[];
  /** Where it leads; it can then be opened in a new tab too. */
  to?: string;
  run?: () => void;
}

/** Items under a common heading. */
export interface PaletteSection {
  title: string;
  items: PaletteItem[];
}
