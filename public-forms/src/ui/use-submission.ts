import { useState } from 'react';
import { isTrouble, type Outcome, type Trouble } from '../api/outcome';
import { lowerFirst } from './fault-text';
import type { SummaryItem } from './notices';
import type { Sent } from './prepared';
import type { FormState } from './use-form';
import { useSender } from './use-sender';

/** How sending a form stands. */
export interface Submission {
  /** All that is wrong, for the summary. */
  items: SummaryItem[];
  /** Grows with each send that was refused for its fields; the summary takes the focus then. */
  attempt: number;
  sending: boolean;
  trouble: Trouble | null;
  /** The server does not take the link. */
  refusedBy: 'refused' | 'expired' | null;
  /** The state that the form is for has passed; the server's words. */
  conflict: string | null;
  submit: <T>(call: () => Promise<Outcome<T>>, done: (data: T) => void) => void;
}

/**
 * Checks a form, sends it, and brings what the server refused back to the fields.
 * @param sent what came over the form without a script, and how that ended
 */
export function useSubmission<F extends string>(
  form: FormState<F>,
  fields: readonly F[],
  names: Record<F, string>,
  sent: Sent | null = null,
): Submission {
  const sender = useSender();
  const ended = sent?.outcome ?? null;
  const [attempt, setAttempt] = useState(0);
  const [elsewhere, setElsewhere] = useState<readonly SummaryItem[]>([]);
  const [refusedBy, setRefusedBy] = useState<'refused' | 'expired' | null>(null);
  const [conflict, setConflict] = useState<string | null>(ended?.kind === 'conflict' ? ended.detail : null);

  const submit = <T>(call: () => Promise<Outcome<T>>, done: (data: T) => void): void => {
    setElsewhere([]);
    if (!form.attempt()) {
      setAttempt((times) => times + 1);
      return;
    }
    sender.send('send', call, (outcome) => {
      switch (outcome.kind) {
        case 'done':
          done(outcome.data);
          break;
        case 'link':
          setRefusedBy(outcome.reason);
          break;
        case 'conflict':
          setConflict(outcome.detail);
          break;
        case 'fields': {
          const known: readonly string[] = fields;
          form.refuse(outcome.fields);
          setElsewhere(
            outcome.fields
              .filter(({ field }) => !known.includes(field))
              .map(({ message }) => ({ field: null, text: message })),
          );
          setAttempt((times) => times + 1);
        }
      }
    });
  };

  const atFields = fields.flatMap((field) => {
    const fault = form.faults[field];
    return fault ? [{ field, text: `${names[field]}: ${lowerFirst(fault)}` }] : [];
  });
  return {
    items: [...atFields, ...elsewhere],
    attempt,
    sending: sender.sending !== null,
    trouble: sender.trouble ?? (ended && isTrouble(ended) ? ended : null),
    refusedBy,
    conflict,
    submit,
  };
}
