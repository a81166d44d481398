import { useState } from 'react';
import { TextField } from '../components/text-field';
import { dayOf } from '../format/dates';
import type { FormFieldProps } from './form-text';
import { useField } from './use-field';

interface FormDateProps extends FormFieldProps {
  /** Days before today are greyed in the picker; what is typed is the rules' affair. */
  fromToday?: boolean;
}

/** A day of the calendar, kept as `YYYY-MM-DD`; the picker is the browser's own. */
export function FormDate({ name, label, hint, required, disabled, fromToday = false }: FormDateProps) {
  const { value, ref, onChange, handlers, isInvalid, message } = useField(name);
  const [today] = useState(() => dayOf(new Date()));
  return (
    <TextField
      {...handlers}
      type="date"
      value={typeof value === 'string' ? value : ''}
      onChange={(event) => onChange(event.target.value || null)}
      inputRef={ref}
      label={label}
      required={required ?? false}
      disabled={disabled ?? false}
      error={isInvalid}
      helperText={message ?? hint}
      inputProps={{ max: '9999-12-31', ...(fromToday && { min: today }) }}
    />
  );
}
