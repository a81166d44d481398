import { useState } from 'react';
import { TextField } from '../components/text-field';
import { fromLocalInput, toLocalInput } from '../format/dates';
import type { FormFieldProps } from './form-text';
import { useField } from './use-field';

/** A date with time, typed in Warsaw's time and kept as an instant; the picker is the browser's own. */
export function FormDateTime({ name, label, hint, required, disabled, autoFocus }: FormFieldProps) {
  const { value, ref, onChange, handlers, isInvalid, message } = useField(name);
  const instant = typeof value === 'string' ? value : null;
  const [text, setText] = useState(() => toLocalInput(instant));
  const shown = fromLocalInput(text) === instant ? text : toLocalInput(instant);
  return (
    <TextField
      {...handlers}
      type="datetime-local"
      value={shown}
      onChange={(event) => {
        setText(event.target.value);
        onChange(fromLocalInput(event.target.value));
      }}
      inputRef={ref}
      label={label}
      required={required ?? false}
      disabled={disabled ?? false}
      autoFocus={autoFocus ?? false}
      error={isInvalid}
      helperText={message ?? hint}
      inputProps={{ max: '9999-12-31T23:59', step: 60 }}
    />
  );
}
