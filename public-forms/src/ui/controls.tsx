import { isAsTyped, readNumber, writeNumber } from '@frakto/sdk/numbers';
import { useState, type FocusEvent, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { formatDay, formatTyped, timeAtPlace, wallText, weekdayOf } from '../lib/format';
import { deviceAheadOfWarsaw, typedWall, wallToInstant } from '../lib/warsaw-time';
import { controlId, controlProps, describedBy, Field, FieldNotes, Star } from './field';
import { ambiguityText, fieldsOf } from './fault-text';
import { Icon } from './icon';
import { useTexts } from './texts';

export interface ControlProps {
  name: string;
  label: string;
  value: string;
  fault?: string | undefined;
  required?: boolean;
  width: 'w6' | 'w4 m3' | 'w2 m3' | 'w2 m6' | 'w3' | 'w3 m6';
  onChange: (text: string) => void;
}

interface TextFieldProps extends ControlProps {
  hint?: string | undefined;
  disabled?: boolean;
  /** The keyboard that phones show. */
  keyboard?: 'text' | 'numeric' | 'decimal' | 'tel' | 'email';
  autoComplete?: string;
  maxLength?: number;
  onLeave?: () => void;
}

/** One line of text, or a number: numbers are text fields, since number fields swallow the comma of pl and no. */
export function TextField({ keyboard = 'text', disabled = false, onLeave, ...field }: TextFieldProps) {
  return (
    <Field {...field}>
      <input
        {...controlProps(field)}
        className="input"
        type="text"
        inputMode={keyboard}
        value={field.value}
        disabled={disabled}
        autoComplete={field.autoComplete ?? 'off'}
        maxLength={field.maxLength}
        onChange={(event) => field.onChange(event.currentTarget.value)}
        onBlur={onLeave}
      />
    </Field>
  );
}

/**
 * Whether somebody types in a field, whose text is another one then. It changes at once: whoever marks it next, marks what stands there;
 * what the keyboard has marked stays marked.
 */
function useTyping() {
  const [isTyping, setIsTyping] = useState(false);
  const typing = {
    onFocus: ({ currentTarget: input }: FocusEvent<HTMLInputElement>) => {
      const isWhole = input.selectionStart === 0 && input.selectionEnd === input.value.length;
      flushSync(() => setIsTyping(true));
      if (isWhole) input.select();
    },
    onBlur: () => setIsTyping(false),
  };
  return [isTyping, typing] as const;
}

interface NumberFieldProps extends ControlProps {
  /** Decimals that are always shown: two for money. */
  decimals: number;
  /** What is counted: a currency, kg. */
  unit: string;
}

/**
 * A number. What was understood stands beside the label in the reader's language; where it may be two numbers, the field asks, and
 * the form is not sent before.
 */
export function NumberField({ decimals, unit, ...field }: NumberFieldProps) {
  const { language, common } = useTexts();
  const reading = readNumber(field.value, language);
  const say = (value: number) => `${formatTyped(value, decimals, language)}\u00a0${unit}`.trim();
  const fault = ambiguityText(field.value, common, language) ?? field.fault;
  // A plain number is told where it is not as it was typed. An amount of money always is, beside the label: nothing moves while somebody types.
  const isPlain = decimals === 0;
  const [isTyping, typing] = useTyping();
  const isTold = reading.kind === 'number' && !(isPlain && isAsTyped(field.value, reading.value, language));
  const hint = isTold && !fault ? say(reading.value) : undefined;
  const choose = (value: number): void => {
    field.onChange(writeNumber(value, language));
    document.getElementById(controlId(field.name))?.focus();
  };
  return (
    <Field {...field} width={`${field.width} beside`} fault={fault} hint={hint}>
      <input
        {...controlProps({ ...field, fault, hint })}
        className="input"
        type="text"
        inputMode="decimal"
        // In the reader's way while nobody types; it is read as the same number.
        value={
          !isTyping && reading.kind === 'number'
            ? formatTyped(reading.value, decimals, language)
            : field.value
        }
        autoComplete="off"
        onChange={(event) => field.onChange(event.currentTarget.value)}
        {...typing}
      />
      {reading.kind === 'ambiguous' && (
        <div className="readings" role="group" aria-label={fault}>
          {reading.readings.map((value) => (
            <button key={value} type="button" className="button outline" onClick={() => choose(value)}>
              {say(value)}
            </button>
          ))}
        </div>
      )}
    </Field>
  );
}

/** Several lines of text. */
export function TextArea({ example, ...field }: ControlProps & { example: string; maxLength: number }) {
  return (
    <Field {...field}>
      <textarea
        {...controlProps(field)}
        className="input area"
        rows={3}
        value={field.value}
        placeholder={example}
        maxLength={field.maxLength}
        onChange={(event) => field.onChange(event.currentTarget.value)}
      />
    </Field>
  );
}

/**
 * A date with its time, in Warsaw time: typed, or taken from the device's own picker, which stands over the whole field on devices without
 * a mouse. It is shown in the reader's way, whatever the device has, with its weekday beside the label; the zone is named where the device's
 * clock, or that of the place, differs from Warsaw.
 */
export function DateTimeField({ placeZone = '', ...field }: ControlProps & { placeZone?: string }) {
  const { language, common } = useTexts();
  const [isTyping, typing] = useTyping();
  const wall = typedWall(field.value);
  const instant = wallToInstant(wall);
  const notes: string[] = [];
  if (instant) {
    notes.push(weekdayOf(instant, language));
    const there = timeAtPlace(instant, placeZone, language);
    if (there !== null) notes.push(fieldsOf(common).warsawTimeAnd(there));
    else if (deviceAheadOfWarsaw(instant) !== 0) notes.push(fieldsOf(common).warsawTime);
  }
  const hint = notes.join(', ') || undefined;
  return (
    <Field {...field} width={`${field.width} beside`} hint={hint}>
      <div className="select">
        <input
          {...controlProps({ ...field, hint })}
          className="input"
          type="text"
          autoComplete="off"
          placeholder={fieldsOf(common).dateExample}
          // Of a picker and of the record the words are not yet anybody's.
          value={wall && (!isTyping || field.value.includes('T')) ? wallText(wall, language) : field.value}
          {...typing}
          onChange={(event) => field.onChange(event.currentTarget.value)}
        />
        <Icon name="calendar" />
        {/* For the pointer; whoever uses the keyboard types. */}
        <input
          className="picker"
          type="datetime-local"
          max="9999-12-31T23:59"
          tabIndex={-1}
          aria-hidden="true"
          value={wall}
          onChange={(event) => field.onChange(event.currentTarget.value)}
        />
      </div>
    </Field>
  );
}

/** A day, by the device's own picker, and repeated in the page's words. */
export function DayField(field: ControlProps) {
  const { language } = useTexts();
  // A year is typed digit by digit.
  const hint = field.value > '1000' ? formatDay(field.value, language) : undefined;
  return (
    <Field {...field} hint={hint}>
      <input
        {...controlProps({ ...field, hint })}
        className="input"
        type="date"
        max="9999-12-31"
        value={field.value}
        onChange={(event) => field.onChange(event.currentTarget.value)}
      />
    </Field>
  );
}

interface SelectFieldProps extends ControlProps {
  /** Said while nothing is chosen. */
  choose: string;
  autoComplete?: string;
  /** The options. */
  children: ReactNode;
}

/** One of several. */
export function SelectField({ choose, autoComplete, children, ...field }: SelectFieldProps) {
  return (
    <Field {...field}>
      <div className="select">
        <select
          {...controlProps(field)}
          className="input"
          value={field.value}
          autoComplete={autoComplete}
          onChange={(event) => field.onChange(event.currentTarget.value)}
        >
          <option value="">{choose}</option>
          {children}
        </select>
        <Icon name="chevron" />
      </div>
    </Field>
  );
}

/** A few choices that are all in sight: one tap, and none is chosen by accident. */
export function ChoiceField({ choices, ...field }: ControlProps & { choices: readonly string[] }) {
  return (
    <fieldset
      className={`field ${field.width}`}
      aria-describedby={describedBy(field.name, undefined, field.fault)}
      aria-invalid={field.fault ? true : undefined}
    >
      <legend>
        {field.label}
        {field.required && <Star />}
      </legend>
      <div className={field.fault ? 'choices bad' : 'choices'}>
        {choices.map((choice, index) => (
          <label key={choice}>
            <input
              type="radio"
              name={field.name}
              id={index === 0 ? controlId(field.name) : undefined}
              value={choice}
              checked={field.value === choice}
              required={field.required}
              onChange={() => field.onChange(choice)}
            />
            <span>{choice}</span>
          </label>
        ))}
      </div>
      <FieldNotes name={field.name} fault={field.fault} />
    </fieldset>
  );
}
