import { useCallback } from 'react';
import { fitsCountry, useCountries } from '../api/countries';
import type { Country } from '../api/types';
import { useT } from '../i18n/use-t';
import type { FieldPath, FieldValues } from 'react-hook-form';

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

interface Place {
  country_id: number | null;
  post_code: string;
}

/** The rule of a company's address: its post code is as its country writes them. */
export function usePlaceRules<Values extends FieldValues & Place>() {
  const { byId } = useCountries();
  const postCode = usePostCodeRule();
  return useCallback(
    ({ country_id, post_code }: Values) => {
      const fault = postCode(byId(country_id), post_code);
      return (fault === undefined ? {} : { post_code: fault }) as Partial<Record<FieldPath<Values>, string>>;
    },
    [byId, postCode],
  );
}
