import { useEffect, useId, useRef, useState, type MouseEvent, type RefObject } from 'react';
import type { Answer } from '../api/public-api';
import { reasonIn, RejectFields, type DecisionTexts } from './reject-fields';
import type { Decision } from './use-decision';
import { useLive } from './notices';
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

/** A dialog over the page, for as long as it is asked for. */
function useModal(open: boolean): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (open) dialog.current?.showModal();
    else dialog.current?.close();
  }, [open]);
  return dialog;
}

interface AcceptDialogProps {
  open: boolean;
  title: string;
  text: string;
  /** What is said by accepting, with the price: “I accept the offer for 4,300.00 PLN”. */
  confirm: string;
  onClose: () => void;
  onAccept: () => void;
}

/** Asks once before something is accepted: it binds, and on a phone a finger is quickly in the wrong place. */
function AcceptDialog({ open, title, text, confirm, onClose, onAccept }: AcceptDialogProps) {
  const { common } = useTexts();
  const dialog = useModal(open);
  const id = useId();

  return (
    <dialog
      className="dialog"
      ref={dialog}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onClose={onClose}
    >
      <h2 id={`${id}-title`}>{title}</h2>
      <p id={`${id}-text`}>{text}</p>
      <div className="dialog-actions">
        <button type="button" className="button outline" onClick={onClose}>
          {common.back}
        </button>
        <button type="button" className="button primary" onClick={onAccept}>
          {confirm}
        </button>
      </div>
    </dialog>
  );
}

interface RejectDialogProps {
  open: boolean;
  texts: DecisionTexts;
  onClose: () => void;
  /** Called with the reason and what was chosen; null where none was given. */
  onReject: (reason: string | null, choice: string | null) => void;
}

/** Asks once more before a rejection, since it cannot be taken back, and takes a reason along. */
function RejectDialog({ open, texts, onClose, onReject }: RejectDialogProps) {
  const { common } = useTexts();
  const dialog = useModal(open);
  const [values, setValues] = useState({ lost_reason: '', reason: '' });
  const id = useId();

  return (
    <dialog className="dialog" ref={dialog} aria-labelledby={`${id}-title`} onClose={onClose}>
      <form
        method="dialog"
        onSubmit={(event) => {
          event.preventDefault();
          onReject(reasonIn(values.reason), values.lost_reason || null);
        }}
      >
        <h2 id={`${id}-title`}>{texts.rejectTitle}</h2>
        <p>{texts.rejectText}</p>
        <RejectFields
          texts={texts}
          values={values}
          onChange={(field, text) => setValues((old) => ({ ...old, [field]: text }))}
        />
        <div className="dialog-actions">
          <button type="button" className="button outline" onClick={onClose}>
            {common.back}
          </button>
          <button type="submit" className="button danger">
            {texts.reject}
          </button>
        </div>
      </form>
    </dialog>
  );
}
