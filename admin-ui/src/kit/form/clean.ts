/** Values of a form's fields by name; numbers and booleans come from their own fields, the rest is text. */
export type FormValues = Record<string, unknown>;

/**
 * Trims texts and settles what an emptied field means: `omit` leaves it out (a new record), `null` clears it (a
 * change of one).
 */
export function cleanValues(values: FormValues, empty: 'omit' | 'null'): FormValues {
  const cleaned: FormValues = {};
  for (const [name, value] of Object.entries(values)) {
    const trimmed = typeof value === 'string' ? value.trim() : value;
    const blank = trimmed === '' || trimmed === null || trimmed === undefined;
    if (!blank) cleaned[name] = trimmed;
    else if (empty === 'null') cleaned[name] = null;
  }
  return cleaned;
}
