import type { FieldValues } from 'react-hook-form';
import { useCountries } from '../api/countries';
import { usePostCodeRule } from '../form/use-post-code-rule';
import { useSchemaForm } from '../form/use-schema-form';
import type { PlaceValues } from './directory-kind';

type Options<Values extends FieldValues> = Omit<Parameters<typeof useSchemaForm<Values>>[0], 'rules'>;

/** A form of a company: the API's rules, and the post code as its country writes it. */
export function useDirectoryForm<Values extends FieldValues & PlaceValues>(options: Options<Values>) {
  const { byId } = useCountries();
  const postCode = usePostCodeRule();
  return useSchemaForm<Values>({
    ...options,
    rules: ({ country_id, post_code }) => {
      const fault = postCode(byId(country_id), post_code);
      return (fault === undefined ? {} : { post_code: fault }) as Partial<
        Record<keyof Values & string, string>
      >;
    },
  });
}
