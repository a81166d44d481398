import { useCallback, useEffect, useRef, useState } from 'react';
import { isTrouble, type Outcome, type Trouble } from '../api/outcome';

/** Sends one thing at a time. */
export interface Sender {
  /** Which of the page's actions is under way; null when none. */
  sending: string | null;
  trouble: Trouble | null;
  /** Runs a call unless one is under way, and hands over every outcome that is not mere trouble. */
  send: <T>(action: string, call: () => Promise<Outcome<T>>, settle: (outcome: Settled<T>) => void) => void;
  dismiss: () => void;
}

/** An outcome that the page has to answer itself. */
export type Settled<T> = Exclude<Outcome<T>, Trouble>;

/**
 * Guards a page's calls: a second press while one is under way does nothing, even before the button has been drawn
 * as disabled. Trouble is kept to be shown with a retry; a notice of a lost connection goes away once it is back.
 */
export function useSender(): Sender {
  const busy = useRef(false);
  const [sending, setSending] = useState<string | null>(null);
  const [trouble, setTrouble] = useState<Trouble | null>(null);

  useEffect(() => {
    if (trouble?.kind !== 'offline') return undefined;
    const clear = (): void => setTrouble(null);
    window.addEventListener('online', clear);
    return () => window.removeEventListener('online', clear);
  }, [trouble]);

  const send = useCallback(
    <T>(action: string, call: () => Promise<Outcome<T>>, settle: (outcome: Settled<T>) => void): void => {
      if (busy.current) return;
      busy.current = true;
      setSending(action);
      setTrouble(null);
      void call().then((outcome) => {
        busy.current = false;
        setSending(null);
        if (isTrouble(outcome)) setTrouble(outcome);
        else settle(outcome);
      });
    },
    [],
  );

  return { sending, trouble, send, dismiss: useCallback(() => setTrouble(null), []) };
}
