import { useState } from 'preact/hooks';
import type { Answer } from '../api/public-api';
import { AcceptDialog } from './accept-dialog';
import type { Decision } from './use-decision';
import { RejectDialog } from './reject-dialog';
import { useTexts } from './texts';

/** What a decision's buttons and its question say. */
export interface DecisionTexts {
  accept: string;
  acceptTitle: string;
  acceptText: string;
  /** The price comes with its currency; null when it is not known. */
  acceptFor: (price: string | null) => string;
  reject: string;
  rejectTitle: string;
  rejectText: string;
  reason: string;
  reasonExample: string;
  /** Reasons to choose from beside the words, by the value that is sent. */
  lost?: { label: string; choices: Readonly<Record<string, string>> };
}

interface DecisionDockProps {
  decision: Decision;
  /** False until the server's record is on the screen: nobody accepts a price that only an address claims. */
  ready: boolean;
  /** What is accepted, with its currency; null when it is not known. */
  price: string | null;
  texts: DecisionTexts;
}

/** The two answers, docked at the bottom; each is asked about once more. */
export function DecisionDock({ decision, ready, price, texts }: DecisionDockProps) {
  const { common } = useTexts();
  const [asking, setAsking] = useState<Answer | null>(null);
  const off = !ready || decision.sending !== null;
  return (
    <div className="dock">
      <div className="dock-in">
        <button
          type="button"
          className="button outline large"
          disabled={off}
          onClick={() => setAsking('reject')}
        >
          {decision.sending === 'reject' ? common.processing : texts.reject}
        </button>
        <button
          type="button"
          className="button primary large"
          disabled={off}
          onClick={() => setAsking('accept')}
        >
          {decision.sending === 'accept' ? common.processing : texts.accept}
        </button>
      </div>
      <AcceptDialog
        open={asking === 'accept'}
        title={texts.acceptTitle}
        text={texts.acceptText}
        confirm={texts.acceptFor(price)}
        onClose={() => setAsking(null)}
        onAccept={() => {
          setAsking(null);
          decision.answer('accept', null);
        }}
      />
      <RejectDialog
        open={asking === 'reject'}
        title={texts.rejectTitle}
        text={texts.rejectText}
        reasonLabel={texts.reason}
        reasonExample={texts.reasonExample}
        choices={texts.lost && Object.entries(texts.lost.choices)}
        choiceLabel={texts.lost?.label}
        confirm={texts.reject}
        onClose={() => setAsking(null)}
        onReject={(reason, choice) => {
          setAsking(null);
          decision.answer('reject', reason, choice);
        }}
      />
    </div>
  );
}
