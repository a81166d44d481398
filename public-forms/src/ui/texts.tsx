import { createContext, useContext, type ReactNode } from 'react';
import type { Language } from '../lib/language';
import type { CommonMessages } from '../messages/pl/common';

interface Texts {
  language: Language;
  common: CommonMessages;
}

const TextsContext = createContext<Texts | null>(null);

/** Gives a page its language and the texts that all pages share. */
export function TextsProvider({ children, ...texts }: Texts & { children: ReactNode }) {
  return <TextsContext.Provider value={texts}>{children}</TextsContext.Provider>;
}

/**
 * For an element in which a date, an amount or a country stands: the platform words them, and the server's and the browser's editions
 * differ by a comma or a blank. What the server wrote stays; without this the whole page would be drawn anew for it.
 */
export const platformWorded = { suppressHydrationWarning: true } as const;

/** The language and the shared texts of the page. */
export function useTexts(): Texts {
  const texts = useContext(TextsContext);
  if (!texts) throw new Error('A page is rendered inside TextsProvider');
  return texts;
}
