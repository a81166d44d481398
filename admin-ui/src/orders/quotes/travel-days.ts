import { daysBefore } from '../../format/dates';

/**
 * Days that a transport takes, both ends counted: loading and unloading on one day is 1.
 * @returns null when a date is open or unloading would come first
 */
export function travelDays(pickup: string | null, delivery: string | null): number | null {
  if (pickup === null || delivery === null || pickup > delivery) return null;
  return daysBefore(pickup, new Date(delivery)) + 1;
}
