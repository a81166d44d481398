import { controlProps, FieldNotes } from './field';
import { Icon } from './icon';
import { useTexts } from './texts';

/** How long a reason may be. */
const REASON_MAX = 200;

/** The fields that go with a rejection, by the names under which a plain form sends them. */
export const REJECT_FIELDS = ['lost_reason', 'reason'] as const;
export type RejectField = (typeof REJECT_FIELDS)[number];

interface RejectFieldsProps {
  texts: DecisionTexts;
  values: Readonly<Record<RejectField, string>>;
  faults?: Readonly<Partial<Record<RejectField, string>>>;
  /** Left out where no script runs. */
  onChange?: (field: RejectField, text: string) => void;
}

/** A reason to choose from, where the page has some, and one in words. */
export function RejectFields({ texts, values, faults = {}, onChange }: RejectFieldsProps) {
  const { common } = useTexts();
  const choice = controlProps({ name: 'lost_reason', fault: faults.lost_reason });
  const reason = controlProps({ name: 'reason', fault: faults.reason });
  return (
    <>
      {texts.lost && (
        <div className="field">
          <label htmlFor={choice.id}>{texts.lost.label}</label>
          <div className="select">
            <select
              {...choice}
              className="input"
              value={values.lost_reason}
              onChange={(event) => onChange?.('lost_reason', event.currentTarget.value)}
            >
              <option value="">{common.notGiven}</option>
              {Object.entries(texts.lost.choices).map(([value, label]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
            <Icon name="chevron" size="sm" />
          </div>
          <FieldNotes name="lost_reason" fault={faults.lost_reason} />
        </div>
      )}
      <div className="field">
        <label htmlFor={reason.id}>{texts.reason}</label>
        <textarea
          {...reason}
          className="input area"
          rows={2}
          maxLength={REASON_MAX}
          placeholder={texts.reasonExample}
          value={values.reason}
          onChange={(event) => onChange?.('reason', event.currentTarget.value)}
        />
        <FieldNotes name="reason" fault={faults.reason} />
      </div>
    </>
  );
}

/** What was typed as the one line that is kept; null when it says nothing. */
export function reasonIn(text: string): string | null {
  return text.trim().replace(/\s+/g, ' ') || null;
}

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
