import { isInstant } from '@frakto/sdk/rules';
import { useState } from 'react';
import { DateField } from '../components/date-field';
import { dayOf, fromLocalInput, toLocalInput } from '../format/dates';
import { FieldWarning, type FormFieldProps } from './form-text';
import { textOf, useField } from './use-field';
import { useWatch } from 'react-hook-form';
import { useCountries } from '../api/countries';
import { useFormat } from '../format/use-format';
import { useT } from '../i18n/use-t';

interface FormDateProps extends FormFieldProps {
  /** Days before today are greyed in the calendar; what is typed is the rules' affair. */
  fromToday?: boolean;
  /** Likewise days before this one. */
  from?: string | undefined;
  /** Likewise days after today. */
  untilToday?: boolean;
}

/**
 * A day of the calendar, kept as `YYYY-MM-DD`. A text that is no date is kept as it is, so that the schema refuses it; the field says
 * what is wrong with it.
 */
export function FormDate(props: FormDateProps) {
  const {
    name,
    label,
    hint,
    required,
    disabled,
    autoFocus,
    warning,
    fromToday = false,
    from,
    untilToday = false,
  } = props;
  const { value, ref, onChange, handlers, isInvalid, message, mark } = useField(name);
  const [today] = useState(() => dayOf(new Date()));
  return (
    <DateField
      disabled={disabled}
      {...handlers}
      value={textOf(value)}
      onChange={(day) => onChange(day || null)}
      inputRef={ref}
      label={label}
      required={required}
      error={isInvalid}
      mark={mark}
      helperText={message ?? (warning ? <FieldWarning>{warning}</FieldWarning> : hint)}
      autoFocus={autoFocus}
      min={fromToday ? today : from}
      max={untilToday ? today : undefined}
    />
  );
}

interface FormDateTimeProps extends FormFieldProps {
  /** Where the time is kept, ISO 3166-1 alpha-2 code; that of the form's own field for the place when left out. */
  country?: string;
}

/**
 * A date with time, typed in Warsaw's time and kept as an instant, or as it was typed while it is no date. Where the form has a place
 * whose clocks show another time, it says so: everybody else is told the time there.
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
  const held = textOf(value);
  const instant = isInstant(held) ? held : null;
  const atPlace = useTimeAtPlace(name, instant, country);
  return (
    <DateField
      disabled={disabled}
      {...handlers}
      withTime
      value={instant ? toLocalInput(instant) : held}
      onChange={(wall) => onChange(fromLocalInput(wall) ?? (wall || null))}
      inputRef={ref}
      label={label}
      required={required}
      autoFocus={autoFocus}
      error={isInvalid}
      mark={mark}
      helperText={message ?? atPlace ?? hint}
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
