import { useEffect, useId, useRef, useState } from 'react';
import { api } from '../../api/client';
import { intlTag, type Locale } from '../../i18n/locale';
import { useLocale } from '../../i18n/locale-provider';
import { useT } from '../../i18n/use-t';
import { useOrderMutation } from '../queries/use-order-mutation';
import { useReportMargin, type OpenMargin } from './margin-state';
import { readMargin, writeMargin } from './margin-text';
import styles from './summary.module.css';

interface MarginFieldProps {
  routeId: number;
  /** The route in words, for the field's name. */
  leg: string;
  /** Percent, as the server has it. */
  margin: number;
}

/** A pause in typing after which a margin is saved, in milliseconds. */
const pauseMs = 700;

/** The margin of a route in percent: saved when typing pauses, on Enter and on leaving the field. */
export function MarginField({ routeId, leg, margin }: MarginFieldProps) {
  const t = useT();
  const { locale } = useLocale();
  const id = useId();
  const written = writeMargin(margin, intlTag(locale));
  const [text, setText] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const save = useOrderMutation({
    run: (next: number) =>
      api.put('/order-routes/{id}', { params: { path: { id: routeId } }, body: { profit_margin: next } }),
    failed: t('orders.summary.marginFailed'),
    overtakes: true,
    done: (_answer, next) => {
      // While somebody types, the field is theirs.
      if (document.activeElement === input.current) return;
      setText((typed) => (typed !== null && readMargin(typed, locale) === next ? null : typed));
    },
  });
  const state = stateOf(text, locale, margin, save.isPending, save.isError);
  const invalid = state === 'invalid';
  useReportMargin(routeId, state);

  useEffect(() => () => clearTimeout(timer.current), []);

  function commit(typed: string): void {
    clearTimeout(timer.current);
    const next = readMargin(typed, locale);
    if (next !== null && next !== (save.isPending ? save.variables : margin)) save.mutate(next);
  }

  function type(typed: string): void {
    setText(typed);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => commit(typed), pauseMs);
  }

  function leave(): void {
    // What is no margin stays with its fault, so that nobody takes the old one for the new one.
    if (invalid || text === null) return;
    commit(text);
    // A margin that is not saved yet stays, too: it may fail.
    if (readMargin(text, locale) === margin && !save.isPending) setText(null);
  }

  return (
    <label className={styles['margin']} data-invalid={invalid || undefined} htmlFor={id}>
      <input
        ref={input}
        id={id}
        inputMode="decimal"
        autoComplete="off"
        value={text ?? (save.isPending ? writeMargin(save.variables, intlTag(locale)) : written)}
        aria-label={t('orders.summary.marginOf', { leg })}
        aria-invalid={invalid}
        onChange={(event) => type(event.target.value)}
        onFocus={(event) => event.target.select()}
        onBlur={leave}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && text !== null) commit(text);
          if (event.key === 'Escape' && text !== null) {
            event.stopPropagation();
            clearTimeout(timer.current);
            setText(null);
          }
        }}
      />
      <span aria-hidden="true">%</span>
    </label>
  );
}

function stateOf(
  text: string | null,
  locale: Locale,
  margin: number,
  isSaving: boolean,
  hasFailed: boolean,
): OpenMargin | null {
  if (text === null) return isSaving ? 'unsaved' : null;
  const typed = readMargin(text, locale);
  if (typed === null) return 'invalid';
  if (isSaving) return 'unsaved';
  if (typed === margin) return null;
  return hasFailed ? 'failed' : 'unsaved';
}
