type Values = Readonly<Record<string, unknown>>;

const isBlank = (value: unknown) => value === null || value === undefined || value === '';

/** The fields whose values differ, in the order of the form. An emptied text and a missing one are the same. */
export function changedFields(before: Values, after: Values): string[] {
  return Object.keys(before).filter((field) => {
    const values = [before[field], after[field]] as const;
    return !values.every(isBlank) && !Object.is(...values);
  });
}
