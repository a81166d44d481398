import type { DoubtCode } from '../../kernel/contact/company-numbers.js';
import type { UiLanguage } from '../../kernel/text/language.js';
import type { FaultCode, MissingDto } from './api-types.js';
import { faults, doubts } from './texts/faults.js';
import { missings } from './texts/missings.js';
import { problems } from './texts/problems.js';
import { type Texts, titles } from './texts/texts.js';

type Values = Readonly<Record<string, unknown>>;

/**
 * Puts values in their places: `{limit}` is a value, `{limit:character|characters}` the form that a word takes after
 * it. English and Norwegian have two forms, Polish three: `{limit:znak|znaki|znaków}`.
 */
function filled(text: string, values: Values, language: UiLanguage): string {
  return text.replace(/\{(\w+)(?::([^}]+))?\}/g, (whole, name: string, forms: string | undefined) => {
    const value = values[name];
    if (forms !== undefined) return formAfter(Number(value), forms.split('|'), language);
    return typeof value === 'string' || typeof value === 'number' ? String(value) : whole;
  });
}

const plurals = {
  pl: new Intl.PluralRules('pl'),
  en: new Intl.PluralRules('en'),
  no: new Intl.PluralRules('nb'),
} satisfies Record<UiLanguage, Intl.PluralRules>;

function formAfter(count: number, forms: readonly string[], language: UiLanguage): string {
  const place = { one: 0, few: 1 }[plurals[language].select(count) as string] ?? forms.length - 1;
  return forms[place] ?? '';
}

/** The text of a code; of the other code when that one has none, which a test rules out. */
function textOf(
  texts: Readonly<Record<string | number, Texts>>,
  code: string | number,
  otherwise: string | number,
): Texts {
  return texts[code] ?? texts[otherwise] ?? { pl: String(code), en: String(code), no: String(code) };
}

/** Title of an HTTP status. */
export function titleText(status: number, language: UiLanguage): string {
  return textOf(titles, status, status >= 500 ? 500 : 400)[language];
}

/** What happened, by the code of the error. */
export function problemText(code: string, values: Values, language: UiLanguage): string {
  return filled(textOf({ ...missings, ...problems }, code, 'internal_error')[language], values, language);
}

/** What is wrong with a field, by the code of the fault. */
export function faultText(code: FaultCode, values: Values, language: UiLanguage): string {
  const { limit } = values;
  const isDecimal = language !== 'en' && typeof limit === 'string' && /^\d+\.\d+$/.test(limit);
  const written = isDecimal ? { ...values, limit: limit.replace('.', ',') } : values;
  return filled(faults[code][language], written, language);
}

/** What a step lacks, by its code. */
export function missingText(code: string, language: UiLanguage): string {
  return textOf(missings, code, 'wrong_status')[language];
}

/** What looks wrong with a number, by the code of the doubt. */
export function doubtText(code: DoubtCode, language: UiLanguage): string {
  return doubts[code][language];
}

/** What a step lacks, in the reader's words. */
export function missingDto(
  { code, routeIds }: { readonly code: string; readonly routeIds?: readonly number[] },
  language: UiLanguage,
): MissingDto {
  return { code, message: missingText(code, language), ...(routeIds ? { route_ids: [...routeIds] } : {}) };
}
