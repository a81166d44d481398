import { createContext, type ComponentChildren } from 'preact';
import { useContext } from 'preact/hooks';
import type { Language } from '../lib/language';
import type { CommonMessages } from '../messages/pl/common';

interface Texts {
  language: Language;
  common: CommonMessages;
}

const TextsContext = createContext<Texts | null>(null);

/** Gives a page its language and the texts that all pages share. */
export function TextsProvider({ children, ...texts }: Texts & { children: ComponentChildren }) {
  return <TextsContext.Provider value={texts}>{children}</TextsContext.Provider>;
}

/** The language and the shared texts of the page. */
export function useTexts(): Texts {
  const texts = useContext(TextsContext);
  if (!texts) throw new Error('A page is rendered inside TextsProvider');
  return texts;
}
