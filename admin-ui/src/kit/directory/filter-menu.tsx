import useMediaQuery from '@mui/material/useMediaQuery';
import ListFilter from 'lucide-react/icons/list-filter';
import { useCountries } from '../api/countries';
import { ChoiceMenu } from '../components/choice-menu';
import { Icon } from '../components/icon';
import { useT } from '../i18n/use-t';
import { useFilters } from './use-filters';

const all = 'all';

interface FilterMenuProps {
  /** The filter's name in the API. */
  source: string;
  /** The button's text: what is filtered, and by what. */
  label: (chosen: string) => string;
  /** What stands for no filter. */
  allLabel: string;
  options: readonly { value: string; label: string }[];
  /** The value for the API, where it is not the text itself. */
  toFilter?: (value: string) => unknown;
}

/** Narrows a list by one field. */
export function FilterMenu({
  source,
  label,
  allLabel,
  options,
  toFilter = (value) => value,
}: FilterMenuProps) {
  const { filters, change } = useFilters();
  const value = String((filters[source] as string | number | boolean | undefined) ?? all);
  const choices = [{ value: all, label: allLabel }, ...options];
  const chosen = choices.find((choice) => choice.value === value) ?? choices[0];
  const isNarrow = useMediaQuery('(max-width: 899px)', { noSsr: true });
  const isOff = chosen?.value === all;
  return (
    <ChoiceMenu
      label={label(chosen?.label ?? '')}
      icon={<Icon of={ListFilter} size={14} />}
      // Where room is short, one that does nothing says only what it is about.
      {...(isNarrow && isOff && { text: label('').trimEnd().replace(/:$/, '').trimEnd() })}
      variant={isOff ? 'outlined' : 'tonal'}
      value={chosen?.value ?? all}
      options={choices}
      onChoose={(next) => change({ [source]: next === all ? undefined : toFilter(next) })}
    />
  );
}

/** Own records, or those from the global database. */
export function SourceFilter() {
  const t = useT();
  return (
    <FilterMenu
      source="source_type"
      label={(name) => t('directory.filter.source', { name })}
      allLabel={t('directory.filter.all')}
      options={(['personal', 'global'] as const).map((value) => ({
        value,
        label: t(`directory.filter.${value}`),
      }))}
    />
  );
}

/** Records of one country. */
export function CountryFilter() {
  const t = useT();
  const { list } = useCountries();
  return (
    <FilterMenu
      source="country_id"
      label={(name) => t('directory.filter.country', { name })}
      allLabel={t('directory.filter.all')}
      options={list.map(({ id, name }) => ({ value: String(id), label: name }))}
      toFilter={Number}
    />
  );
}

/** Records that can be written to, or that cannot. */
export function EmailFilter() {
  const t = useT();
  return (
    <FilterMenu
      source="has_email"
      label={(name) => t('directory.filter.email', { name })}
      allLabel={t('directory.filter.all')}
      options={[
        { value: 'true', label: t('directory.filter.withEmail') },
        { value: 'false', label: t('directory.filter.withoutEmail') },
      ]}
      toFilter={(value) => value === 'true'}
    />
  );
}
