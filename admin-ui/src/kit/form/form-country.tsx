import { useCountries } from '../api/countries';
import { FormSelect } from './form-select';
import type { FormFieldProps } from './form-text';

interface FormCountryProps extends FormFieldProps {
  /** Directories keep a country's id, orders and routes its ISO code. */
  by: 'id' | 'code';
  optional?: boolean;
}

/** A country, named in the reader's language. */
export function FormCountry({ by, ...rest }: FormCountryProps) {
  const { list } = useCountries();
  const options = list.map((country) => ({
    value: by === 'id' ? country.id : country.code,
    label: country.name,
  }));
  return <FormSelect {...rest} options={options} autoComplete={by === 'code' ? 'country' : 'off'} />;
}
