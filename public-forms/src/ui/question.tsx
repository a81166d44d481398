import { isTrouble } from '../api/outcome';
import { REJECT_FIELDS, RejectFields, type DecisionTexts } from './reject-fields';
import { lowerFirst } from './fault-text';
import { ErrorSummary, TroubleNotice } from './notices';
import { usePrepared, type Sent } from './prepared';
import { useTexts } from './texts';

/** The answer that a visitor without scripts is asked about once more; null when there is nothing to ask. */
export function useAskedAbout(): 'accept' | 'reject' | null {
  const action = usePrepared()?.sent?.action;
  return action === 'accept' || action === 'reject' ? action : null;
}

interface QuestionProps {
  answer: 'accept' | 'reject';
  /** What is accepted, with its currency; null when it is not known. */
  price: string | null;
  texts: DecisionTexts;
  /** The title of a notice that the answer could not be recorded. */
  failed: string;
  /** Further fields of the page, which go along with the answer as they were typed. */
  kept?: Readonly<Record<string, string>>;
}

/**
 * The dialogs before an answer as a page of its own, for a browser without scripts. Its form goes to the address of the page, which
 * carries the proof of the link.
 */
export function Question({ answer, price, texts, failed, kept = {} }: QuestionProps) {
  const { common } = useTexts();
  const sent = usePrepared()?.sent ?? null;
  const rejects = answer === 'reject';
  const faults = faultsOf(sent);
  const names = { reason: texts.reason, lost_reason: texts.lost?.label ?? '' };
  const items = REJECT_FIELDS.flatMap((field) => {
    const fault = faults[field];
    return fault ? [{ field, text: `${names[field]}: ${lowerFirst(fault)}` }] : [];
  });
  const ended = sent?.outcome ?? null;
  return (
    <form className="question" method="post" noValidate>
      <h1>{rejects ? texts.rejectTitle : texts.acceptTitle}</h1>
      <p className="lead">{rejects ? texts.rejectText : texts.acceptText}</p>
      <ErrorSummary items={items} attempt={0} />
      <TroubleNotice trouble={ended && isTrouble(ended) ? ended : null} title={failed} retry={null} />
      {rejects && (
        <section className="card">
          <RejectFields
            texts={texts}
            values={{ lost_reason: sent?.typed['lost_reason'] ?? '', reason: sent?.typed['reason'] ?? '' }}
            faults={faults}
          />
        </section>
      )}
      {Object.entries(kept).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className="dialog-actions">
        {/* The first button of a form is what Enter presses: an answer is never given by it. */}
        <button type="submit" className="button outline large" name="ask" value="">
          {common.back}
        </button>
        <button
          type="submit"
          className={rejects ? 'button danger large' : 'button primary large'}
          name="action"
          value={answer}
        >
          {rejects ? texts.reject : texts.acceptFor(price)}
        </button>
      </div>
    </form>
  );
}

/** What was refused of the fields of a form that came without a script, by field. */
export function faultsOf(sent: Sent | null): Readonly<Partial<Record<string, string>>> {
  const refused = sent?.outcome?.kind === 'fields' ? sent.outcome.fields : [];
  return Object.fromEntries(refused.map(({ field, message }) => [field, message]));
}
