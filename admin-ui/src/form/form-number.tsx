import { useState } from 'react';
import { TextField } from '../components/text-field';
import type { FormFieldProps } from './form-text';
import { useLocale } from '../i18n/locale-provider';
import { parseNumber, writtenNumber } from './numbers';
import { useField } from './use-field';

interface FormNumberProps extends FormFieldProps {
  /** Whole numbers get the smaller keyboard on phones. */
  whole?: boolean;
  /** A unit after the number. */
  unit?: string;
  placeholder?: string;
}

/** A number, typed with comma or point. It is text to the browser: its own number fields misread commas. */
export function FormNumber({
  name,
  label,
  hint,
  required,
  disabled,
  autoFocus,
  whole,
  unit,
  placeholder,
}: FormNumberProps) {
  const { locale } = useLocale();
  const { value, ref, onChange, handlers, isInvalid, message } = useField(name);
  const [text, setText] = useState(() => writtenNumber(value, locale));
  // A reset from outside wins over what was typed.
  const shown = parseNumber(text, locale) === (value ?? null) ? text : writtenNumber(value, locale);
  return (
    <TextField
      {...handlers}
      value={shown}
      onChange={(event) => {
        setText(event.target.value);
        onChange(parseNumber(event.target.value, locale));
      }}
      inputRef={ref}
      label={label}
      required={required ?? false}
      disabled={disabled ?? false}
      autoFocus={autoFocus ?? false}
      error={isInvalid}
      helperText={message ?? hint}
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
