import { useEffect, useId, useRef, useState } from 'preact/hooks';
import { Icon } from './icon';
import { useTexts } from './texts';

interface RejectDialogProps {
  open: boolean;
  title: string;
  text: string;
  reasonLabel: string;
  reasonExample: string;
  /** What may be chosen from beside the words; nothing when left out. */
  choices?: readonly (readonly [value: string, label: string])[] | undefined;
  choiceLabel?: string | undefined;
  confirm: string;
  onClose: () => void;
  /** Called with the reason and what was chosen; null where none was given. */
  onReject: (reason: string | null, choice: string | null) => void;
}

const REASON_MAX = 200;

/** Asks once more before a rejection, since it cannot be taken back, and takes a reason along. */
export function RejectDialog(props: RejectDialogProps) {
  const { common } = useTexts();
  const dialog = useRef<HTMLDialogElement>(null);
  const [reason, setReason] = useState('');
  const [choice, setChoice] = useState('');
  const id = useId();

  useEffect(() => {
    if (props.open) dialog.current?.showModal();
    else dialog.current?.close();
  }, [props.open]);

  return (
    <dialog className="dialog" ref={dialog} aria-labelledby={`${id}-title`} onClose={props.onClose}>
      <form
        method="dialog"
        onSubmit={(event) => {
          event.preventDefault();
          props.onReject(reason.trim().replace(/\s+/g, ' ') || null, choice || null);
        }}
      >
        <h2 id={`${id}-title`}>{props.title}</h2>
        <p>{props.text}</p>
        {props.choices && (
          <div className="field">
            <label htmlFor={`${id}-choice`}>{props.choiceLabel}</label>
            <div className="select">
              <select
                className="input"
                id={`${id}-choice`}
                value={choice}
                onChange={(event) => setChoice(event.currentTarget.value)}
              >
                <option value="">{common.notGiven}</option>
                {props.choices.map(([value, label]) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </select>
              <Icon name="chevron" size="sm" />
            </div>
          </div>
        )}
        <div className="field">
          <label htmlFor={`${id}-reason`}>{props.reasonLabel}</label>
          <textarea
            className="input area"
            id={`${id}-reason`}
            name="reason"
            rows={2}
            maxLength={REASON_MAX}
            placeholder={props.reasonExample}
            value={reason}
            onInput={(event) => setReason(event.currentTarget.value)}
          />
        </div>
        <div className="dialog-deeds">
          <button type="button" className="button outline" onClick={props.onClose}>
            {common.back}
          </button>
          <button type="submit" className="button danger">
            {props.confirm}
          </button>
        </div>
      </form>
    </dialog>
  );
}
