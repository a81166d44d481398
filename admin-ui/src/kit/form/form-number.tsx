import Button from '@mui/material/Button';
import { isAsTyped, writeNumber } from '@frakto/sdk/numbers';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { TextField } from '../components/text-field';
import { useLocale } from '../i18n/locale-provider';
import { useT } from '../i18n/use-t';
import { styled } from '@mui/material/styles';
import type { FormFieldProps } from './form-text';
import { groupedNumber, heldNumber, readField, understoodNumber, writtenNumber } from './numbers';
import { useField } from './use-field';

interface FormNumberProps extends FormFieldProps {
  /** Whole numbers get the smaller keyboard on phones. */
  whole?: boolean;
  /** A unit after the number. */
  unit?: string;
  /**
   * For money and weight, its currency or kg: what was understood is then told below, and the number stands in groups of three digits
   * while nobody types in the field.
   */
  measure?: string;
  /** How many decimals are shown at least while nobody types: two of money, none of anything else when left out. */
  decimals?: number;
  placeholder?: string;
}

/**
 * A number, typed as the language writes it. It is text to the browser: its own number fields misread commas. Where a text
 * may be two numbers the field asks, and the form is not sent before.
 */
export function FormNumber({
  name,
  label,
  hint,
  required,
  disabled,
  autoFocus,
  whole = false,
  unit,
  measure,
  decimals = measure !== undefined && measure !== 'kg' ? 2 : 0,
  placeholder,
}: FormNumberProps) {
  const { locale } = useLocale();
  const { value, ref, onChange, handlers, isInvalid, message, mark } = useField(name);
  const [text, setText] = useState(() => writtenNumber(value, locale, decimals));
  const held = (written: string) => heldNumber(readField(written, locale, whole), written);
  // A reset from outside wins over what was typed.
  const typed = held(text) === (value ?? null) ? text : writtenNumber(value, locale, decimals);
  const reading = readField(typed, locale, whole);
  const meant = heldNumber(reading, typed);
  const [isTyping, setIsTyping] = useState(false);
  const [wasLeft, setWasLeft] = useState(false);
  const isGrouped = !isTyping && reading.kind === 'number' && (measure !== undefined || decimals > 0);
  const shown = isGrouped ? groupedNumber(reading.value, locale, decimals) : typed;
  // In another language the same text may be a number, and what is shown is what is sent.
  useEffect(() => {
    if (typeof value === 'string' && meant !== value) onChange(meant);
  }, [value, meant, onChange]);

  const say = (number: number) => understoodNumber(number, measure, locale);
  const choose = (number: number) => {
    setText(writeNumber(number, locale));
    onChange(number);
    document.getElementById(handlers.id)?.focus();
  };
  const below =
    reading.kind === 'ambiguous' ? (
      <Question readings={reading.readings} say={say} onChoose={choose} />
    ) : (
      (message ??
      (measure === undefined ? (
        hint
      ) : (
        <>
          {reading.kind === 'number' && !isAsTyped(typed, reading.value, locale) && (
            <Line>{say(reading.value)}</Line>
          )}
          {hint}
        </>
      )))
    );
  return (
    <TextField
      {...handlers}
      value={shown}
      onFocus={({ target }) => {
        const isWhole = target.selectionStart === 0 && target.selectionEnd === target.value.length;
        // Where the dialog begins nobody has asked to type there yet: the whole of it is marked, and makes way for the first key.
        if (autoFocus && !wasLeft) return target.select();
        // The groups go at once: whoever marks the text next, marks what stands there. What the keyboard has marked stays marked.
        flushSync(() => setIsTyping(true));
        if (isWhole) target.select();
      }}
      // Whoever goes into the marked text, rather than over it, edits it without its groups, too.
      onKeyDown={({ key }) => {
        if (/^(?:Arrow|Home|End)/.test(key)) flushSync(() => setIsTyping(true));
      }}
      onMouseDown={() => flushSync(() => setIsTyping(true))}
      onBlur={() => {
        setIsTyping(false);
        setWasLeft(true);
        handlers.onBlur();
      }}
      onChange={(event) => {
        setIsTyping(true);
        setText(event.target.value);
        onChange(held(event.target.value));
      }}
      inputRef={ref}
      label={label}
      required={required ?? false}
      disabled={disabled ?? false}
      autoFocus={autoFocus ?? false}
      error={isInvalid || reading.kind === 'ambiguous'}
      mark={mark}
      helperText={below}
      inputProps={{
        inputMode: whole ? 'numeric' : 'decimal',
        autoComplete: 'off',
        className: 'num',
        placeholder,
      }}
      endAdornment={unit && <span style={{ color: 'var(--text-3)' }}>{unit}</span>}
    />
  );
}

interface QuestionProps {
  readings: readonly [number, number];
  say: (number: number) => string;
  onChoose: (number: number) => void;
}

/** Which of two numbers is meant. */
function Question({ readings, say, onChoose }: QuestionProps) {
  const t = useT();
  const { locale } = useLocale();
  const bare = (number: number) => understoodNumber(number, undefined, locale);
  const question = t('common.field.whichNumber', { one: bare(readings[0]), other: bare(readings[1]) });
  return (
    <>
      <Line>{question}</Line>
      <Readings role="group" aria-label={question}>
        {readings.map((number) => (
          <Button key={number} size="small" variant="outlined" onClick={() => onChoose(number)}>
            {say(number)}
          </Button>
        ))}
      </Readings>
    </>
  );
}

const Line = styled('span')({ display: 'block', minHeight: '1lh', fontVariantNumeric: 'tabular-nums' });
const Readings = styled('span')({ display: 'flex', flexWrap: 'wrap', gap: 8, marginTop: 6 });
