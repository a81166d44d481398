import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Outcome } from '../api/outcome';
import {
  createEmbeddedApi,
  type EmbeddedApi,
  type EmbeddedFormKind,
  type EmbeddedFormView,
} from './embedded-api';
import type { Address } from '../lib/address';
import { linkKey } from '../lib/links';
import { useAddress } from '../ui/prepared';
import { useTexts } from '../ui/texts';
import { appearanceOf, paint } from './appearance';
import { useChallenge, type Proof } from './use-challenge';

/** What every form is sent with that stands on a company's website. */
interface Around extends Proof {
  site?: string;
  website?: string;
}

/** A form on a company's website: where it stands, whose it is, and how it is sent. */
export interface Embedded {
  api: EmbeddedApi;
  /** Null while the page is rendered ahead of time. */
  address: Address | null;
  /** Null until it is known. */
  view: EmbeddedFormView | null;
  /** The company has no such form. */
  isGone: boolean;
  /** Why the form may not be shown, in the server's words. */
  refusal: string | null;
  isBare: boolean;
  draftKey: string | null;
  trap: string;
  setTrap: (text: string) => void;
  /**
   * Sends with the proof of the work done. The challenge is the page's alone: what was taken with it is what was sent before, of which
   * the answer was lost; that is told by null.
   */
  send: <T>(
    email: string,
    call: (code: string, around: Around) => Promise<Outcome<T>>,
  ) => Promise<Outcome<Taken<T>>>;
}

/** What was taken. */
export interface Taken<T> {
  /** Null when it was taken before, and the answer was lost. */
  receipt: T | null;
  /** The address that was sent with it. */
  email: string;
  /** With which it was sent. */
  challenge: string;
}

/** The website around the frame: browsers tell it in one way or the other. */
function siteAround(): string {
  return location.ancestorOrigins?.[0] ?? document.referrer;
}

/** What the forms on companies' websites have in common. */
export function useEmbedded(kind: EmbeddedFormKind): Embedded {
  const { language } = useTexts();
  const api = useMemo(() => createEmbeddedApi(language), [language]);
  const address = useAddress();
  const code = address ? (address.path.split('/').filter(Boolean).at(-1) ?? '') : null;
  const site = useMemo(() => (address ? siteAround() : ''), [address]);
  const challenge = useChallenge(api, kind, code, site);
  const { outcome } = challenge;
  const view = outcome?.kind === 'done' ? outcome.data : null;
  const [trap, setTrap] = useState('');
  /** Where the answer goes to what was sent without its own answer coming back. */
  const unanswered = useRef<string | null>(null);

  useLayoutEffect(() => {
    if (!address || outcome === null) return;
    paint({ accent: view?.accent ?? null, theme: view?.theme ?? 'auto', ...appearanceOf(address.query) });
  }, [address, outcome, view]);

  return {
    api,
    address,
    view,
    isGone: outcome?.kind === 'link',
    refusal: outcome?.kind === 'failed' && outcome.detail ? outcome.detail : null,
    isBare: address?.query.get('bare') === '1',
    draftKey: useMemo(
      () =>
        address ? linkKey(`${kind === 'carrier' ? 'carrier' : 'embed'}:${code ?? ''}`, address.query) : null,
      [address, code, kind],
    ),
    trap,
    setTrap,
    async send(email, call) {
      const proof = await challenge.proven();
      if (proof.kind !== 'done') return proof;
      const around = { ...(site ? { site } : {}), ...(trap ? { website: trap } : {}), ...proof.data };
      const answer = await call(code ?? '', around);
      if (isLost(answer)) unanswered.current ??= email;
      else if (answer.kind !== 'fields' && !(answer.kind === 'wait' && unanswered.current)) challenge.spend();
      const taken = { email, challenge: proof.data.challenge };
      if (answer.kind === 'done') {
        unanswered.current = null;
        return { kind: 'done', data: { ...taken, receipt: answer.data } };
      }
      if (answer.kind !== 'conflict') return answer;
      if (answer.code !== 'form_challenge_used')
        // What another try may mend is no state of what is sent.
        return { kind: 'failed', detail: answer.detail, reference: '' };
      const before = unanswered.current ?? email;
      unanswered.current = null;
      return { kind: 'done', data: { ...taken, email: before, receipt: null } };
    },
  };
}

/** Whether it may have been taken all the same: it is sent again with the same challenge, which counts once. */
function isLost<T>(outcome: Outcome<T>): boolean {
  const { kind } = outcome;
  if (kind === 'conflict') return outcome.code !== 'form_challenge_used';
  return kind === 'offline' || (kind === 'failed' && outcome.detail === '');
}
