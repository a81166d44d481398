const dayMs = 86_400_000;

/** A day that an order is likely to be put off until. */
export interface SnoozeDay {
  key: 'tomorrow' | 'inTwoDays' | 'nextMonday' | 'inAWeek';
  /** `YYYY-MM-DD` */
  day: string;
}

/**
 * Tomorrow, the day after, the next Monday, in a week; each day once.
 * @param today `YYYY-MM-DD`
 */
export function snoozeDays(today: string): SnoozeDay[] {
  const start = Date.parse(`${today}T00:00:00Z`);
  const after = (days: number) => new Date(start + days * dayMs).toISOString().slice(0, 10);
  const toMonday = 7 - ((new Date(start).getUTCDay() + 6) % 7);
  const days: SnoozeDay[] = [
    { key: 'tomorrow', day: after(1) },
    { key: 'inTwoDays', day: after(2) },
    { key: 'nextMonday', day: after(toMonday) },
    { key: 'inAWeek', day: after(7) },
  ];
  return days.filter(({ day }, index) => days.findIndex((one) => one.day === day) === index);
}
