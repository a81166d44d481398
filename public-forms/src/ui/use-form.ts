import { useCallback, useLayoutEffect, useMemo, useState, type RefObject } from 'react';
import { forget, recall, remember } from '../lib/storage';
import type { FieldRefusal } from '../api/outcome';
import type { Sent } from './prepared';

/** What a field holds: always the text that stands in it. */
export type Values<F extends string> = Record<F, string>;
export type Faults<F extends string> = Partial<Record<F, string>>;

interface Refused {
  message: string;
  /** The text that was refused: another text takes the message away. */
  text: string;
}

interface FormSetup<F extends string> {
  fields: readonly F[];
  /** What the link or the server filled in; what the visitor typed goes before it. */
  base: Partial<Values<F>>;
  /** Where typed text is kept; null while the link is not known yet. */
  draftKey: string | null;
  /** All faults at once, with their texts. */
  check: (values: Values<F>) => Faults<F>;
  /** What to say of a date that was begun and not finished: the browser gives no text for it. */
  incompleteText: string;
  form: RefObject<HTMLFormElement | null>;
  /** What came over the form without a script: it stands in the fields, and what was refused of it is told at them. */
  sent?: Sent | null;
}

/** A form's state. */
export interface FormState<F extends string> {
  values: Values<F>;
  /** Empty until the first attempt to send; then kept up to date while typing. */
  faults: Faults<F>;
  change: (field: F, text: string) => void;
  /** Checks everything, shows what is wrong and answers whether it may be sent. */
  attempt: () => boolean;
  refuse: (fields: readonly FieldRefusal[]) => void;
  /** Forgets what was typed. */
  clear: () => void;
}

/** What a field of a form has and does. */
interface BoundField<F extends string> {
  name: F;
  value: string;
  fault: string | undefined;
  onChange: (text: string) => void;
}

/** Ties fields to a form. */
export const bindTo =
  <F extends string>(form: FormState<F>) =>
  (field: F): BoundField<F> => ({
    name: field,
    value: form.values[field],
    fault: form.faults[field],
    onChange: (text) => form.change(field, text),
  });

/** @param base what stood in the fields when the page came: it was not typed */
function typedBeforeHydration<F extends string>(
  form: HTMLFormElement | null,
  fields: readonly F[],
  base: Partial<Values<F>>,
): Partial<Values<F>> {
  const typed: Partial<Values<F>> = {};
  if (!form) return typed;
  const data = new FormData(form);
  for (const field of fields) {
    const text = data.get(field);
    if (typeof text === 'string' && text !== (base[field] ?? '')) typed[field] = text;
  }
  return typed;
}

function typedIn<F extends string>(sent: Sent | null | undefined, fields: readonly F[]): Partial<Values<F>> {
  const known = fields.flatMap((field) => {
    const text = sent?.typed[field];
    return text === undefined ? [] : [[field, text] as const];
  });
  return Object.fromEntries(known) as Partial<Values<F>>;
}

function refusedAt<F extends string>(
  fields: readonly F[],
  refusals: readonly FieldRefusal[],
  values: Partial<Values<F>>,
): Partial<Record<F, Refused>> {
  const known = refusals.filter((one): one is FieldRefusal & { field: F } =>
    fields.some((f) => f === one.field),
  );
  return Object.fromEntries(
    known.map(({ field, message }) => [field, { message, text: values[field] ?? '' }]),
  ) as Partial<Record<F, Refused>>;
}

function halfTyped<F extends string>(form: HTMLFormElement | null, fields: readonly F[]): F[] {
  return fields.filter((field) => {
    const element = form?.elements.namedItem(field);
    return element instanceof HTMLInputElement && element.validity.badInput;
  });
}

/**
 * Holds a form's texts: what the visitor typed over what was filled in. Typed text survives a reload and is kept apart
 * from filled-in text, so that fresh data from the server never overwrites what a person wrote.
 */
export function useForm<F extends string>(setup: FormSetup<F>): FormState<F> {
  const { fields, base, draftKey, check, incompleteText, form, sent } = setup;
  const [edits, setEdits] = useState<Partial<Values<F>>>(() => typedIn(sent, fields));
  const [attempted, setAttempted] = useState(false);
  const [incomplete, setIncomplete] = useState<readonly F[]>([]);
  const [refused, setRefused] = useState<Partial<Record<F, Refused>>>(() =>
    sent?.outcome?.kind === 'fields' ? refusedAt(fields, sent.outcome.fields, edits) : {},
  );

  // Text typed into the pre-rendered page, before the script ran, is read off the fields before React overwrites them.
  useLayoutEffect(() => {
    setEdits((kept) => ({ ...typedBeforeHydration(form.current, fields, base), ...kept }));
    // What is filled in later is not what the page came with.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [form, fields]);

  useLayoutEffect(() => {
    const draft = draftKey === null ? null : recall('drafts', draftKey);
    if (!draft) return;
    const known = Object.fromEntries(
      fields.filter((field) => field in draft).map((field) => [field, draft[field]]),
    );
    setEdits((typed) => ({ ...(known as Partial<Values<F>>), ...typed }));
  }, [draftKey, fields]);

  const values = useMemo(() => {
    const texts = fields.map((field) => [field, edits[field] ?? base[field] ?? ''] as const);
    return Object.fromEntries(texts) as Values<F>;
  }, [fields, edits, base]);

  // Kept with the drawing of the page, not after it: a reload right after the last key loses nothing.
  useLayoutEffect(() => {
    const texts = edits as Record<string, string>;
    if (draftKey !== null && Object.keys(texts).length > 0) remember('drafts', draftKey, texts);
  }, [draftKey, edits]);

  const change = useCallback((field: F, text: string) => {
    setEdits((old) => ({ ...old, [field]: text }));
    setIncomplete((old) => (old.includes(field) ? old.filter((one) => one !== field) : old));
  }, []);

  const faults = useMemo(() => {
    const found: Faults<F> = attempted ? { ...check(values) } : {};
    for (const field of fields) {
      if (incomplete.includes(field)) found[field] = incompleteText;
      const refusal = refused[field];
      if (refusal && refusal.text === values[field]) found[field] ??= refusal.message;
    }
    return found;
  }, [attempted, check, fields, incomplete, incompleteText, refused, values]);

  return {
    values,
    faults,
    change,
    attempt: () => {
      const unfinished = halfTyped(form.current, fields);
      setAttempted(true);
      setIncomplete(unfinished);
      return unfinished.length === 0 && Object.keys(check(values)).length === 0;
    },
    refuse: (refusals) => setRefused(refusedAt(fields, refusals, values)),
    clear: () => {
      if (draftKey !== null) forget('drafts', draftKey);
      setEdits({});
      setAttempted(false);
      setIncomplete([]);
      setRefused({});
    },
  };
}
