import { useState } from 'react';
import { TextField } from '../components/text-field';
import { dayOf, fromLocalInput, toLocalInput } from '../format/dates';
import type { FormFieldProps } from './form-text';
import { useField } from './use-field';
import { useWatch } from 'react-hook-form';
import { useCountries } from '../api/countries';
import { useFormat } from '../format/use-format';
import { useT } from '../i18n/use-t';

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
  const { value, ref, onChange, handlers, isInvalid, message, mark } = useField(name);
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
      mark={mark}
      helperText={message ?? hint}
      autoFocus={autoFocus ?? false}
      inputProps={{ max: untilToday ? today : '9999-12-31', min: fromToday ? today : from }}
    />
  );
}

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
  const { value, ref, onChange, handlers, isInvalid, message, mark } = useField(name);
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
      mark={mark}
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
