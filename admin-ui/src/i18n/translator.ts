import { intlTag, type Locale } from './locale';

type Values = Readonly<Record<string, unknown>>;

/** Says a text by its key, such as `common.action.save`; a key that there is none for comes back as it is. */
export type Say = (key: string, values?: Values) => string;

/** Parts the plural forms of a text, in the order of {@link forms}. */
const between = '||||';

/** Which forms a text has, by the name that `Intl` has for them; whatever else there is takes the last one. */
const forms: Readonly<Record<Locale, readonly Intl.LDMLPluralRule[]>> = {
  pl: ['one', 'few', 'many'],
  en: ['one', 'other'],
  no: ['one', 'other'],
};

/**
 * Makes the translator of one language. `%{name}` is replaced by the value of that name, `smart_count` also chooses the
 * plural form, and `_` is said in place of a text that is not there.
 */
export function createTranslator(texts: object, locale: Locale): Say {
  const rules = new Intl.PluralRules(intlTag(locale));
  const formOf = (text: string, count: unknown): string => {
    if (typeof count !== 'number') return text;
    const all = text.split(between);
    const place = forms[locale].indexOf(rules.select(count));
    return (all[place] ?? all.at(-1) ?? text).trim();
  };
  return (key, values = {}) => {
    const spare = values['_'];
    const text = textAt(texts, key) ?? (typeof spare === 'string' ? spare : undefined);
    if (text === undefined) return key;
    return formOf(text, values['smart_count']).replaceAll(/%\{(\w+)\}/g, (token, name: string) => {
      const value = values[name];
      return typeof value === 'string' || typeof value === 'number' ? String(value) : token;
    });
  };
}

function textAt(texts: object, key: string): string | undefined {
  let node: unknown = texts;
  for (const part of key.split('.')) {
    if (typeof node !== 'object' || node === null || !Object.hasOwn(node, part)) return undefined;
    node = (node as Readonly<Record<string, unknown>>)[part];
  }
  return typeof node === 'string' ? node : undefined;
}
