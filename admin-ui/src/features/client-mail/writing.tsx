import { createContext, use, useState, type ReactNode } from 'react';
import type { DirectoryClient } from '../../kit/api/types';

/** To whom somebody wants to write: the selected clients, or one of the table. */
export type Writing = 'selected' | DirectoryClient | null;

interface WritingState {
  writing: Writing;
  setWriting: (writing: Writing) => void;
}

const WritingContext = createContext<WritingState>({ writing: null, setWriting: () => undefined });

/** Around a list of clients that can be written to: several of its places begin a mail. */
export function WritingProvider({ children }: { children: ReactNode }) {
  const [writing, setWriting] = useState<Writing>(null);
  return <WritingContext value={{ writing, setWriting }}>{children}</WritingContext>;
}

export const useWriting = (): WritingState => use(WritingContext);
