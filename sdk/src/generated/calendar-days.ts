// Copied from api/src/kernel/time/calendar-days.ts by `npm run generate`; never edited.
// Without any of the server: `npm run generate` copies this file into the SDK, for the screens.

const dayMs = 86_400_000;

/** The day that comes so many days after another, `YYYY-MM-DD`; before it when there are less than none. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);
}

/** How many days lie between two days, `YYYY-MM-DD`; less than none when the second is the earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / dayMs);
}
