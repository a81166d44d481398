import { useCallback } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { useCountries } from '../api/countries';
import { usePostCodeRule } from './use-post-code-rule';

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
