import { useCallback } from 'react';
import { fitsCountry } from '../api/countries';
import type { Country } from '../api/types';
import { useT } from '../i18n/use-t';

/** Says what is wrong with a post code in a country; undefined when nothing is, or when it is empty. */
export function usePostCodeRule(): (country: Country | undefined, postCode: string) => string | undefined {
  const t = useT();
  return useCallback(
    (country, postCode) => {
      if (!postCode.trim() || fitsCountry(country, postCode)) return undefined;
      const example = country?.post_code_example;
      return example ? t('common.field.postCode', { example }) : t('common.field.postCodeAny');
    },
    [t],
  );
}
