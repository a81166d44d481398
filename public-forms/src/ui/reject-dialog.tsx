import { useEffect, useId, useRef, useState } from 'react';
import type { DecisionTexts } from './decision-texts';
import { reasonIn, RejectFields } from './reject-fields';
import { useTexts } from './texts';

interface RejectDialogProps {
  open: boolean;
  texts: DecisionTexts;
  onClose: () => void;
  /** Called with the reason and what was chosen; null where none was given. */
  onReject: (reason: string | null, choice: string | null) => void;
}

/** Asks once more before a rejection, since it cannot be taken back, and takes a reason along. */
export function RejectDialog({ open, texts, onClose, onReject }: RejectDialogProps) {
  const { common } = useTexts();
  const dialog = useRef<HTMLDialogElement>(null);
  const [values, setValues] = useState({ lost_reason: '', reason: '' });
  const id = useId();

  useEffect(() => {
    if (open) dialog.current?.showModal();
    else dialog.current?.close();
  }, [open]);

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
        <div className="dialog-deeds">
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
