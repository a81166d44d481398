import { useCallback, useState } from 'react';
import type { Outcome, Trouble } from '../api/outcome';
import type { Answer } from '../api/public-api';
import type { LinkReport } from '../api/use-remote';
import { answerJustGiven } from '../lib/done';
import { ON_SERVER, usePrepared } from './prepared';
import { useSender } from './use-sender';

/** How an answer over a link stands. */
export interface Decision {
  /** The answer given in this visit, by script or over the plain form. */
  given: Answer | null;
  /** The answer that stood already when the link was opened, or that someone else gave meanwhile. */
  before: Answer | null;
  /** The link is sound, but its time has passed: the server's words, or an empty text. */
  closed: string | null;
  refusedBy: 'refused' | 'expired' | null;
  sending: Answer | null;
  trouble: Trouble | null;
  /** The answer that the trouble is about. */
  tried: Answer;
  /** @param choice what was chosen from the page's reasons */
  answer: (action: Answer, reason: string | null, choice?: string | null) => void;
  retry: () => void;
}

interface Tried {
  action: Answer;
  reason: string | null;
  choice: string | null;
}

/** Answers over a link: once, and politely when it had been answered before. */
export function useDecision<T>(
  report: LinkReport,
  call: ((action: Answer, reason: string | null, choice: string | null) => Promise<Outcome<T>>) | null,
): Decision {
  const { view, bad, ask } = report;
  const { sending, trouble, send } = useSender();
  const prepared = usePrepared();
  const sent = ON_SERVER && prepared ? prepared.sent : null;
  const ended = sent?.action === 'accept' || sent?.action === 'reject' ? sent.outcome : null;
  const [answered, setAnswered] = useState<Answer | null>(null);
  const [refusedBy, setRefusedBy] = useState<'refused' | 'expired' | null>(null);
  const [conflict, setConflict] = useState<string | null>(ended?.kind === 'conflict' ? ended.detail : null);
  const [tried, setTried] = useState<Tried>({ action: 'accept', reason: null, choice: null });

  const answer = useCallback(
    (action: Answer, reason: string | null, choice: string | null = null): void => {
      if (!call) return;
      setTried({ action, reason, choice });
      send(
        action,
        () => call(action, reason, choice),
        (outcome) => {
          switch (outcome.kind) {
            case 'done':
              setAnswered(action);
              break;
            case 'link':
              setRefusedBy(outcome.reason);
              break;
            case 'conflict':
              // The contrary answer stands, or the order moved on: the record tells which.
              setConflict(outcome.detail);
              ask();
              break;
            case 'fields':
              setConflict(outcome.fields.map((field) => field.message).join(' '));
          }
        },
      );
    },
    [ask, call, send],
  );

  const given = answered ?? answerJustGiven(prepared?.address.query, view?.answered);
  return {
    given,
    before: given === null ? (view?.answered ?? null) : null,
    closed: conflict ?? (view && !view.open ? '' : null),
    refusedBy: refusedBy ?? bad,
    sending: sending as Answer | null,
    trouble,
    tried: tried.action,
    answer,
    retry: () => answer(tried.action, tried.reason, tried.choice),
  };
}
