import { useMemo } from 'react';
import { useLocale } from '../i18n/locale-provider';
import { createFormat, type Format } from './format';

export type { Format };

/** The formats of the current language. */
export function useFormat(): Format {
  const { locale } = useLocale();
  return useMemo(() => createFormat(locale), [locale]);
}
