import { useEffect, useId, useRef } from 'react';
import { useTexts } from './texts';

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
export function AcceptDialog({ open, title, text, confirm, onClose, onAccept }: AcceptDialogProps) {
  const { common } = useTexts();
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();

  useEffect(() => {
    if (open) dialog.current?.showModal();
    else dialog.current?.close();
  }, [open]);

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
      <div className="dialog-deeds">
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
