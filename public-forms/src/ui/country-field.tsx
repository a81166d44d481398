import { useMemo } from 'react';
import { countryOptions, FREQUENT_COUNTRIES, type CountryOption } from '../lib/countries';
import { SelectField, type ControlProps } from './controls';
import { useTexts } from './texts';

interface CountryFieldProps extends ControlProps {
  /** Empty while the page is rendered ahead of time: names of countries come from the visitor's device. */
  codes: readonly string[];
  texts: { chooseCountry: string; frequentCountries: string; allCountries: string };
  autoComplete: string;
}

/** The countries in the reader's language, the frequent ones first. */
export function CountryField({ codes, texts, ...field }: CountryFieldProps) {
  const { language } = useTexts();
  const options = useMemo(() => countryOptions(codes, language), [codes, language]);
  const frequent = FREQUENT_COUNTRIES.flatMap((code) => options.filter((option) => option.code === code));
  const others = options.filter(({ code }) => !FREQUENT_COUNTRIES.includes(code));
  const draw = (country: CountryOption) => (
    <option key={country.code} value={country.code}>
      {country.name}
    </option>
  );
  return (
    <SelectField {...field} choose={texts.chooseCountry}>
      {frequent.length > 0 && <optgroup label={texts.frequentCountries}>{frequent.map(draw)}</optgroup>}
      {others.length > 0 && <optgroup label={texts.allCountries}>{others.map(draw)}</optgroup>}
    </SelectField>
  );
}
