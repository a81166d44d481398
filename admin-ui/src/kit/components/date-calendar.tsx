import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import { styled } from '@mui/material/styles';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import ChevronsLeft from 'lucide-react/icons/chevrons-left';
import ChevronsRight from 'lucide-react/icons/chevrons-right';
import type { LucideIcon } from 'lucide-react';
import { useEffect, useId, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { dayAfterKey, monthsAfter, weeksOf } from '../format/calendar-month';
import { intlTag, type Locale } from '../i18n/locale';
import { useLocale } from '../i18n/locale-provider';
import { useT } from '../i18n/use-t';
import { Icon } from './icon';

interface DateCalendarProps {
  /** The button that it belongs to; null while it is closed. */
  anchor: HTMLElement | null;
  /** What the dialog is called. */
  label: string;
  /** `YYYY-MM-DD`; null for none. */
  value: string | null;
  today: string;
  /** Days before and after these are greyed and cannot be chosen. */
  min: string | undefined;
  max: string | undefined;
  onChoose: (day: string) => void;
  onClose: () => void;
}

/**
 * A month to choose a day from: the date picker dialog of the ARIA authoring practices, with its keys. Whoever opens it gives the
 * focus back: to the field, when the time is still to be typed.
 */
export function DateCalendar({ anchor, label, onClose, ...month }: DateCalendarProps) {
  return (
    <Popover
      open={anchor !== null}
      anchorEl={anchor}
      onClose={onClose}
      disableRestoreFocus
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{
        paper: { role: 'dialog', 'aria-modal': true, 'aria-label': label, sx: { mt: '8px' } },
      }}
    >
      <Month {...month} />
    </Popover>
  );
}

type MonthProps = Omit<DateCalendarProps, 'anchor' | 'label' | 'onClose'>;

function Month({ value, today, min = '', max = '9999-12-31', onChoose }: MonthProps) {
  const t = useT();
  const { locale } = useLocale();
  const say = useMemo(() => createNames(locale), [locale]);
  const titleId = useId();
  const grid = useRef<HTMLTableElement>(null);
  const [day, setDay] = useState(() => value ?? nearest(today, min, max));
  const isChosen = (one: string) => one >= min && one <= max;
  const choose = (one: string) => {
    if (isChosen(one)) onChoose(one);
  };

  // The focus goes along with the keyboard, not with the buttons that turn the pages.
  const takesFocus = useRef(true);
  useEffect(() => {
    if (!takesFocus.current) return;
    takesFocus.current = false;
    grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus({ preventScroll: true });
  }, [day]);

  const onKeyDown = (event: KeyboardEvent) => {
    const { key, shiftKey, ctrlKey, altKey, metaKey } = event;
    if (ctrlKey || altKey || metaKey) return;
    const next = dayAfterKey(day, key, shiftKey);
    if (next !== null) {
      takesFocus.current = true;
      setDay(next);
    } else if (key === 'Enter' || key === ' ') choose(day);
    else return;
    event.preventDefault();
    // The screen below has keys of its own.
    event.stopPropagation();
  };

  const weeks = weeksOf(day);
  const turn = (months: number, icon: LucideIcon, label: string) => (
    <IconButton size="small" aria-label={label} onClick={() => setDay(monthsAfter(day, months))}>
      <Icon of={icon} />
    </IconButton>
  );
  return (
    <Sheet>
      <Head>
        {turn(-12, ChevronsLeft, t('common.date.previousYear'))}
        {turn(-1, ChevronLeft, t('common.date.previousMonth'))}
        <h2 id={titleId} aria-live="polite">
          {say.month(day)}
        </h2>
        {turn(1, ChevronRight, t('common.date.nextMonth'))}
        {turn(12, ChevronsRight, t('common.date.nextYear'))}
      </Head>
      <table ref={grid} role="grid" aria-labelledby={titleId} onKeyDown={onKeyDown}>
        <thead>
          <tr>
            {say.week.map(({ short, long }) => (
              <th key={long} scope="col" abbr={long}>
                {short}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week, number) => (
            <tr key={number}>
              {week.map((one, place) =>
                one === null ? (
                  <td key={place} aria-hidden="true" />
                ) : (
                  <td
                    key={place}
                    role="gridcell"
                    tabIndex={one === day ? 0 : -1}
                    aria-label={say.day(one)}
                    aria-selected={one === value}
                    aria-disabled={!isChosen(one)}
                    aria-current={one === today ? 'date' : undefined}
                    onClick={() => choose(one)}
                  >
                    {Number(one.slice(8))}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {isChosen(today) && (
        <Button size="small" onClick={() => choose(today)}>
          {t('common.day.today')}
        </Button>
      )}
    </Sheet>
  );
}

/** The day of a span that is the least far away. */
function nearest(day: string, min: string, max: string): string {
  if (day < min) return min;
  return day > max ? max : day;
}

/** Days and months in words. */
function createNames(locale: Locale) {
  const format = (options: Intl.DateTimeFormatOptions) => {
    const written = new Intl.DateTimeFormat(intlTag(locale), { timeZone: 'UTC', ...options });
    return (day: string) => written.format(new Date(`${day}T00:00:00Z`));
  };
  const [short, long] = [format({ weekday: 'short' }), format({ weekday: 'long' })];
  const [monday = []] = [weeksOf('2024-01-01')[0]];
  return {
    month: format({ month: 'long', year: 'numeric' }),
    day: format({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }),
    week: monday.flatMap((day) =>
      day === null ? [] : [{ short: short(day).replace('.', ''), long: long(day) }],
    ),
  };
}

const Head = styled('div')({
  display: 'flex',
  alignItems: 'center',
  '& h2': { flex: 1, margin: 0, font: '600 14px/20px var(--font)', textAlign: 'center' },
});

const Sheet = styled('div')({
  display: 'grid',
  gap: 4,
  justifyItems: 'stretch',
  width: 'max-content',
  padding: 8,
  '& table': { borderSpacing: 0, font: '400 13px/20px var(--font)', fontVariantNumeric: 'tabular-nums' },
  '& th': { width: 36, padding: '4px 0', font: '500 12px/16px var(--font)', color: 'var(--text-3)' },
  '& td': {
    boxSizing: 'border-box',
    width: 36,
    height: 32,
    padding: 0,
    border: '1px solid transparent',
    borderRadius: 'var(--r2)',
    textAlign: 'center',
  },
  '& td[role]': { cursor: 'pointer' },
  '& td[role]:hover': { background: 'var(--hover)' },
  '& td[aria-current]': { borderColor: 'var(--line-strong)', fontWeight: 600 },
  '& td[aria-disabled=true]': { background: 'none', color: 'var(--text-3)', cursor: 'default', opacity: 0.6 },
  '& td[aria-selected=true]': { background: 'var(--accent)', color: 'var(--on-accent)', fontWeight: 600 },
  '& td:focus-visible': { outline: '2px solid var(--accent)', outlineOffset: 1 },
  // Where fingers point, more room to hit a day.
  '@media (pointer: coarse)': { '& th': { width: 42 }, '& td': { width: 42, height: 40 } },
});
