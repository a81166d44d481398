import { useEffect, useState } from 'react';
import { useMe } from '../api/session';
import { useSettled } from '../components/use-settled';
import type { Draft } from '../mail-text/draft';
import { forgetDraft, keepDraft, keptDraft } from './kept-draft';

/** What somebody typed and did not send, and how it is kept and forgotten. */
export function useKeptDraft(key: string) {
  const { id } = useMe();
  const [found] = useState(() => keptDraft(id, key));
  return { found, forget: () => forgetDraft(id, key) };
}

/** Keeps what is being typed. @param isTyped nothing is kept that nobody has typed */
export function useKeepDraft(key: string, draft: Draft, isTyped: boolean): void {
  const { id } = useMe();
  const now = JSON.stringify(draft);
  const settled = useSettled(now, 300);
  const isStill = settled === now;
  useEffect(() => {
    if (isTyped && isStill) keepDraft(id, key, JSON.parse(settled) as Draft);
  }, [id, key, settled, isTyped, isStill]);
}
