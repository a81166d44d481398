import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { intlTag, type Locale } from '../i18n/locale';
import { useLocale } from '../i18n/locale-provider';
import { api } from './client';
import type { Country } from './types';

interface Countries {
  /** Sorted by name in the reader's language, the product's home countries first. */
  list: Country[];
  byId: (id: number | null | undefined) => Country | undefined;
  byCode: (code: string | null | undefined) => Country | undefined;
  isPending: boolean;
}

const homeCountries = ['PL', 'NO'];

const none: Omit<Countries, 'isPending'> = { list: [], byId: () => undefined, byCode: () => undefined };

/** Sorts them once for all who use them: a screen has dozens. */
function countriesOf(items: readonly Country[], locale: Locale): Omit<Countries, 'isPending'> {
  const rank = (country: Country) => {
    const place = homeCountries.indexOf(country.code);
    return place === -1 ? homeCountries.length : place;
  };
  const names = new Intl.Collator(intlTag(locale));
  const list = items.toSorted((a, b) => rank(a) - rank(b) || names.compare(a.name, b.name));
  const ids = new Map(list.map((country) => [country.id, country]));
  const codes = new Map(list.map((country) => [country.code, country]));
  return {
    list,
    byId: (id) => (id == null ? undefined : ids.get(id)),
    byCode: (code) => (code == null ? undefined : codes.get(code)),
  };
}

/** The countries with names in the reader's language, cached for a day. */
export function useCountries(): Countries {
  const { locale } = useLocale();
  const { data = none, isPending } = useQuery({
    queryKey: ['countries', locale],
    queryFn: async ({ signal }) => {
      const { items } = await api.get('/countries', { signal, headers: { 'Accept-Language': locale } });
      return countriesOf(items, locale);
    },
    staleTime: 24 * 60 * 60 * 1000,
    gcTime: Infinity,
    structuralSharing: false,
  });
  return useMemo(() => ({ ...data, isPending }), [data, isPending]);
}

/** Tells whether a post code is written as its country writes them; unknown countries accept anything. */
export function fitsCountry(country: Country | undefined, postCode: string): boolean {
  if (!country?.post_code_pattern) return true;
  return new RegExp(country.post_code_pattern, 'u').test(postCode.trim());
}
