import { useState, type MouseEvent } from 'react';
import type { Answer } from '../api/public-api';
import { AcceptDialog } from './accept-dialog';
import type { DecisionTexts } from './decision-texts';
import type { Decision } from './use-decision';
import { RejectDialog } from './reject-dialog';
import { useLive } from './use-live';
import { useTexts } from './texts';

interface DecisionDockProps {
  decision: Decision;
  /** False until the server's record is on the screen: nobody accepts a price that only an address claims. */
  ready: boolean;
  /** What is accepted, with its currency; null when it is not known. */
  price: string | null;
  texts: DecisionTexts;
  /** The id of the form whose fields go along with an answer; none when left out. */
  form?: string | undefined;
}

/**
 * The two answers, docked at the bottom; each is asked about once more: in a dialog, or where no script runs (yet, or at all) by
 * the server, to which the buttons send a plain form.
 */
export function DecisionDock({ decision, ready, price, texts, form }: DecisionDockProps) {
  const { common } = useTexts();
  const [asking, setAsking] = useState<Answer | null>(null);
  const live = useLive();
  const bind = (answer: Answer) => ({
    type: 'submit' as const,
    name: 'ask',
    value: answer,
    form,
    disabled: !ready || decision.sending !== null,
    onClick: (event: MouseEvent): void => {
      event.preventDefault();
      setAsking(answer);
    },
  });
  return (
    <div className="dock">
      <form className="dock-in" method="post">
        <button className="button outline large" {...bind('reject')}>
          {decision.sending === 'reject' ? common.processing : texts.reject}
        </button>
        <button className="button primary large" {...bind('accept')}>
          {decision.sending === 'accept' ? common.processing : texts.accept}
        </button>
      </form>
      {live && <Dialogs decision={decision} asking={asking} price={price} texts={texts} onAsk={setAsking} />}
    </div>
  );
}

interface DialogsProps {
  decision: Decision;
  asking: Answer | null;
  price: string | null;
  texts: DecisionTexts;
  onAsk: (answer: Answer | null) => void;
}

function Dialogs({ decision, asking, price, texts, onAsk }: DialogsProps) {
  return (
    <>
      <AcceptDialog
        open={asking === 'accept'}
        title={texts.acceptTitle}
        text={texts.acceptText}
        confirm={texts.acceptFor(price)}
        onClose={() => onAsk(null)}
        onAccept={() => {
          onAsk(null);
          decision.answer('accept', null);
        }}
      />
      <RejectDialog
        open={asking === 'reject'}
        texts={texts}
        onClose={() => onAsk(null)}
        onReject={(reason, choice) => {
          onAsk(null);
          decision.answer('reject', reason, choice);
        }}
      />
    </>
  );
}
