const plural = new Intl.PluralRules('pl');

/** One, few (2-4, 22-24), many: the three forms of a Polish noun after a number. */
export function form(n: number, one: string, few: string, many: string): string {
  const rule = plural.select(n);
  return rule === 'one' ? one : rule === 'few' ? few : many;
}
