import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useCountries } from '../api/countries';
import { TextField } from '../components/text-field';
import { fromLocalInput, toLocalInput } from '../format/dates';
import { useFormat } from '../format/use-format';
import { useT } from '../i18n/use-t';
import type { FormFieldProps } from './form-text';
import { useField } from './use-field';

interface FormDateTimeProps extends FormFieldProps {
  /** Where the time is kept, ISO 3166-1 alpha-2 code; that of the form's own field for the place when left out. */
  country?: string;
}

/**
 * A date with time, typed in Warsaw's time and kept as an instant; the picker is the browser's own. Where the form has a place whose clocks
 * show another time, it says so: everybody else is told the time there.
 */
export function FormDateTime({
  name,
  label,
  hint,
  required,
  disabled,
  autoFocus,
  country,
}: FormDateTimeProps) {
  const { value, ref, onChange, handlers, isInvalid, message } = useField(name);
  const instant = typeof value === 'string' ? value : null;
  const atPlace = useTimeAtPlace(name, instant, country);
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
      helperText={message ?? atPlace ?? hint}
      inputProps={{ max: '9999-12-31T23:59', step: 60 }}
    />
  );
}

/** What the clocks at the end of a transport show at a time that is typed for it; null where they show the same. */
function useTimeAtPlace(name: string, instant: string | null, country: string | undefined): string | null {
  const t = useT();
  const { timeAt } = useFormat();
  const { byCode } = useCountries();
  const typed: unknown = useWatch({ name: name.replace(/_(?:date|until)$/, '_country') });
  const code = country ?? typed;
  const zone = typeof code === 'string' ? byCode(code)?.time_zone : undefined;
  const time = instant && zone ? timeAt(instant, zone) : null;
  return time && t('newOrder.timeAtPlace', { time });
}
