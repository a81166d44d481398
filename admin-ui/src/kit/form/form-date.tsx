import { useState } from 'react';
import { TextField } from '../components/text-field';
import { dayOf } from '../format/dates';
import type { FormFieldProps } from './form-text';
import { useField } from './use-field';

interface FormDateProps extends FormFieldProps {
  /** Days before today are greyed in the picker; what is typed is the rules' affair. */
  fromToday?: boolean;
  /** Likewise days before this one. */
  from?: string | undefined;
  /** Likewise days after today. */
  untilToday?: boolean;
}

/** A day of the calendar, kept as `YYYY-MM-DD`; the picker is the browser's own. */
export function FormDate(props: FormDateProps) {
  const {
    name,
    label,
    hint,
    required,
    disabled,
    autoFocus,
    fromToday = false,
    from,
    untilToday = false,
  } = props;
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
      autoFocus={autoFocus ?? false}
      inputProps={{ max: untilToday ? today : '9999-12-31', min: fromToday ? today : from }}
    />
  );
}
