import { useState } from 'react';
import type { FieldPath } from 'react-hook-form';
import { useSchemaForm } from '../form/use-schema-form';
import type { Draft } from '../mail-text/draft';
import type { Recipient } from './recipient';
import { useKeepDraft, useKeptDraft } from './use-kept-draft';
import { firstText, type LetterText } from './use-letter-texts';
import { useOutgoing, type Outgoing } from './use-outgoing';

type Schema = Parameters<typeof useSchemaForm>[0]['schema'];

/** What every form of a letter holds; named as in the API. */
// An interface would not do for the form library: it has no index.
export type LetterValues = { subject: string; message: string };

interface LetterFormOptions {
  texts: readonly LetterText[];
  recipients: readonly Recipient[];
  /** Under which what is typed is kept. */
  draftKey: string;
  /** What it begins with in place of one of the texts. */
  start?: Draft | undefined;
  schema: Schema;
  /** The other fields. */
  values?: Record<string, unknown>;
  /** The fields of the schema that the form has. */
  only: readonly string[];
  /** Sends what leaves; `typed` holds the other fields. */
  onSend: (outgoing: Pick<Outgoing, 'words' | 'language'>, typed: Record<string, unknown>) => Promise<void>;
  onFailure: (error: unknown) => void;
}

/** The form of a letter: what it begins with, what of it leaves, and how it is kept until it is sent or given up. */
export function useLetterForm(options: LetterFormOptions) {
  const { texts, recipients, draftKey, start, schema, values, only, onSend, onFailure } = options;
  const kept = useKeptDraft(draftKey);
  const [chosen, setChosen] = useState(start ? '' : (firstText(texts)?.key ?? ''));
  const first: Draft = start ??
    texts.find(({ key }) => key === chosen) ?? { subject: '', message: '', isHtml: false };
  const [filled, setFilled] = useState<Draft>(kept.found ?? first);
  const [isRestored, setIsRestored] = useState(kept.found !== null);
  const { form, submit } = useSchemaForm<LetterValues>({
    schema,
    values: { ...values, subject: filled.subject, message: filled.message },
    only: only as readonly FieldPath<LetterValues>[],
    onSubmit: async (typed) => {
      await onSend(outgoing, typed as Record<string, unknown>);
      kept.forget();
    },
    onFailure,
  });
  const [subject, message] = form.watch(['subject', 'message']);
  const outgoing = useOutgoing({
    recipients,
    subject,
    message,
    isHtml: filled.isHtml,
    byHand: start !== undefined,
  });
  const isTyped = subject !== filled.subject || message !== filled.message;
  useKeepDraft(
    draftKey,
    { subject, message, isHtml: filled.isHtml },
    isTyped && !form.formState.isSubmitting,
  );
  const isWaiting = outgoing.translation.state === 'busy';

  return {
    form,
    outgoing,
    filled,
    setFilled,
    chosen,
    setChosen,
    isWaiting,
    /** The keyboard reaches the form also while a translation is being made. */
    submit: async (event?: React.BaseSyntheticEvent) => {
      if (isWaiting) event?.preventDefault();
      else await submit(event);
    },
    /** Null when there is nothing to begin anew from. */
    beginAnew: isRestored
      ? () => {
          kept.forget();
          setIsRestored(false);
          setFilled(first);
          form.reset({ ...form.getValues(), subject: first.subject, message: first.message });
        }
      : null,
    /** Something would be lost. */
    isTyped,
    forget: kept.forget,
  };
}
