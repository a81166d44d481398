import { useT } from '../../kit/i18n/use-t';
import { rateTypeValues } from '@frakto/sdk/enums';
import { FilterMenu } from '../../kit/directory/filter-menu';

/** Narrows the list to spot or contract carriers. */
export function RateFilter() {
  const t = useT();
  return (
    <FilterMenu
      source="rate_type"
      label={(name) => t('subcontractors.rateFilter', { name })}
      allLabel={t('subcontractors.rateAll')}
      options={rateTypeValues.map((value) => ({ value, label: t(`subcontractors.rate.${value}`) }))}
    />
  );
}
