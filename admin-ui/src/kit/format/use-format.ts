import { useLocale } from '../i18n/locale-provider';
import { formatOf, type Format } from './format';

export type { Format };

/** The formats of the current language. */
export function useFormat(): Format {
  return formatOf(useLocale().locale);
}
