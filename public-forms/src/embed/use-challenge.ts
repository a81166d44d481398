import { useCallback, useEffect, useRef, useState } from 'react';
import type { Outcome } from '../api/outcome';
import type { EmbeddedApi, EmbeddedFormKind, EmbeddedFormView } from './embedded-api';

/** What a request is sent with. */
export interface Proof {
  challenge: string;
  proof: string;
}

/** The form as the server tells it, and the work that is done for the next request. */
export interface Challenge {
  /** Null until it is known. */
  outcome: Outcome<EmbeddedFormView> | null;
  /** Waits for what the next request is sent with; asks for another challenge when the last is used up or too old. */
  proven: () => Promise<Outcome<Proof>>;
  /** The challenge was sent: the next request needs another. */
  spend: () => void;
}

interface Working {
  view: EmbeddedFormView;
  at: number;
  proof: Promise<string>;
}

/** Before a challenge ends by so many seconds another is asked for. */
const REST_SECONDS = 120;

function work({ challenge, difficulty }: EmbeddedFormView): Promise<string> {
  return new Promise((resolve, reject) => {
    const worker = new Worker('/embed-proof.js');
    worker.onmessage = ({ data }: MessageEvent<string>) => {
      resolve(data);
      worker.terminate();
    };
    worker.onerror = () => reject(new Error('The proof could not be worked out'));
    worker.postMessage({ challenge, difficulty });
  });
}

/** Asks for the form and a challenge, and works out its proof while the visitor types. */
export function useChallenge(
  api: EmbeddedApi,
  kind: EmbeddedFormKind,
  code: string | null,
  site: string,
): Challenge {
  const [outcome, setOutcome] = useState<Outcome<EmbeddedFormView> | null>(null);
  const working = useRef<Working | null>(null);

  const ask = useCallback(async (): Promise<Outcome<EmbeddedFormView>> => {
    const asked = await api.embeddedForm(kind, code ?? '', site);
    if (asked.kind === 'done')
      working.current = { view: asked.data, at: Date.now(), proof: work(asked.data) };
    // Whether it failed is told by whoever waits for it.
    working.current?.proof.catch(() => undefined);
    return asked;
  }, [api, kind, code, site]);

  useEffect(() => {
    if (code === null) return;
    void ask().then(setOutcome);
  }, [ask, code]);

  const proven = useCallback(async (): Promise<Outcome<Proof>> => {
    const held = working.current;
    if (!held || Date.now() - held.at > (held.view.max_seconds - REST_SECONDS) * 1000) {
      const asked = await ask();
      if (asked.kind !== 'done') return asked;
    }
    const now = working.current;
    if (!now) return { kind: 'offline' };
    try {
      const proof = await now.proof;
      // One second more: clocks of two machines are never the same.
      const wait = now.at + (now.view.min_seconds + 1) * 1000 - Date.now();
      if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
      return { kind: 'done', data: { challenge: now.view.challenge, proof } };
    } catch {
      working.current = null;
      return { kind: 'offline' };
    }
  }, [ask]);

  const spend = useCallback(() => {
    working.current = null;
  }, []);
  return { outcome, proven, spend };
}
