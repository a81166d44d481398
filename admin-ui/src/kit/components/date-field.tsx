import IconButton from '@mui/material/IconButton';
import Calendar from 'lucide-react/icons/calendar';
import {
  Suspense,
  useEffect,
  useRef,
  useState,
  type FocusEventHandler,
  type KeyboardEvent,
  type Ref,
} from 'react';
import { dayOf } from '../format/dates';
import { readDate, writeDate } from '../format/typed-dates';
import { useLocale } from '../i18n/locale-provider';
import { useT } from '../i18n/use-t';
import { Icon } from './icon';
import { later } from './later';
import { TextField, type FieldFrameProps } from './text-field';

const DateCalendar = later(async () => (await import('./date-calendar')).DateCalendar);

/** The time that stands beside a day from the calendar until another one is typed. */
const usualTime = '08:00';

interface DateFieldProps extends FieldFrameProps {
  name?: string | undefined;
  /** `2026-12-01`, with a time by Warsaw's clocks `2026-12-01T08:00`; empty for none. A text that is no date is shown as it is. */
  value: string;
  /** A date as in `value`, empty for none; what was typed where that is no date. */
  onChange: (value: string) => void;
  withTime?: boolean;
  /** Days before and after these are greyed in the calendar; what is typed is the rules' affair. */
  min?: string | undefined;
  max?: string | undefined;
  /** Tells only of dates, and when the field is left or Enter is pressed: for filters, which look at once for what they are told. */
  whenLeft?: boolean;
  autoFocus?: boolean | undefined;
  inputRef?: Ref<HTMLInputElement>;
  onBlur?: FocusEventHandler;
}

/**
 * A date in the reader's order. It is text to the browser, whose own date fields follow the browser's language; a button opens a
 * calendar.
 */
export function DateField(props: DateFieldProps) {
  const {
    value,
    onChange,
    withTime = false,
    min,
    max,
    whenLeft = false,
    autoFocus,
    inputRef,
    onBlur,
    name,
  } = props;
  const { id, label, required, disabled, error, helperText, mark } = props;
  const t = useT();
  const { locale } = useLocale();
  const [today] = useState(() => dayOf(new Date()));
  const [typed, setTyped] = useState<{ text: string; value: string } | null>(null);
  const [isTyping, setTyping] = useState(false);
  const calendar = useCalendar();

  // A reset from outside wins over what was typed.
  const shown = typed?.value === value ? typed.text : writeDate(value, locale);
  const read = (text: string) => readDate(text, { withTime, today, min, max });
  const reading = read(shown);
  const valueOf = (text: string) => {
    const { kind, ...found } = read(text);
    if (kind === 'nothing') return '';
    return 'value' in found ? found.value : text;
  };

  const type = (text: string) => {
    setTyping(true);
    const next = whenLeft ? value : valueOf(text);
    setTyped({ text, value: next });
    if (!whenLeft) onChange(next);
  };
  const settle = () => {
    setTyping(false);
    if (reading.kind === 'unreadable') return;
    setTyped(null);
    if (whenLeft && typed && valueOf(shown) !== value) onChange(valueOf(shown));
  };
  const choose = (day: string) => {
    const time = reading.kind === 'date' ? reading.value.slice(11) : '';
    const next = withTime ? `${day}T${time || usualTime}` : day;
    setTyping(false);
    setTyped(null);
    onChange(next);
    calendar.close(withTime && !time ? 'time' : 'button');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') settle();
    if (event.key !== 'ArrowDown' || !event.altKey) return;
    event.preventDefault();
    calendar.open();
  };

  // A date that is half typed is no fault yet.
  const isFault = reading.kind === 'unreadable' && (!isTyping || error === true);
  const example = writeDate(withTime ? `${today}T${usualTime}` : today, locale);
  const fault =
    reading.kind === 'unreadable' &&
    t(reading.lacksTime ? 'common.date.noTime' : 'common.date.noDate', { example });
  const format = t(withTime ? 'common.date.formatWithTime' : 'common.date.format');
  return (
    <>
      <TextField
        {...{ id, name, label, required, disabled, autoFocus, mark }}
        error={isFault || error}
        helperText={isFault ? fault : helperText}
        value={shown}
        onChange={(event) => type(event.target.value)}
        onBlur={(event) => {
          settle();
          onBlur?.(event);
        }}
        onKeyDown={onKeyDown}
        inputRef={inputRef}
        inputProps={{ inputMode: 'numeric', autoComplete: 'off', className: 'num', placeholder: format }}
        endAdornment={
          <IconButton
            ref={calendar.button}
            size="small"
            disabled={disabled ?? false}
            aria-label={t('common.date.calendar', { field: label })}
            aria-haspopup="dialog"
            aria-expanded={calendar.anchor !== null}
            onPointerEnter={DateCalendar.preload}
            onFocus={DateCalendar.preload}
            onClick={calendar.open}
            sx={{ mr: '-6px' }}
          >
            <Icon of={Calendar} />
          </IconButton>
        }
      />
      <Suspense>
        {calendar.wasOpened && (
          <DateCalendar
            anchor={calendar.anchor}
            label={label}
            value={reading.kind === 'date' ? reading.value.slice(0, 10) : null}
            today={today}
            min={min}
            max={max}
            onChoose={choose}
            onClose={() => calendar.close('button')}
          />
        )}
      </Suspense>
    </>
  );
}

/** Whether the calendar is open, and where the focus goes once it is closed: to its button, or to the time in the field. */
function useCalendar() {
  const button = useRef<HTMLButtonElement>(null);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [wasOpened, setOpened] = useState(false);
  const next = useRef<'button' | 'time' | null>(null);
  useEffect(() => {
    if (anchor !== null || next.current === null) return;
    const field = button.current?.parentElement?.querySelector('input');
    if (next.current === 'button' || !field) button.current?.focus();
    else {
      field.focus();
      field.setSelectionRange(field.value.length - usualTime.length, field.value.length);
    }
    next.current = null;
  }, [anchor]);
  return {
    button,
    anchor,
    wasOpened,
    open: () => {
      setOpened(true);
      setAnchor(button.current);
    },
    close: (focus: 'button' | 'time') => {
      next.current = focus;
      setAnchor(null);
    },
  };
}
