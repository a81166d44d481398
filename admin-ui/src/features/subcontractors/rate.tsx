import { Tag } from '../../kit/components/tag';
import type { Subcontractor } from '../../kit/api/types';
import { useT } from '../../kit/i18n/use-t';
import { rateTypeValues } from '@frakto/sdk/enums';
import { FilterMenu } from '../../kit/directory/filter-menu';

/** How a carrier's prices are made. */
export function RateTag({ rate }: { rate: Subcontractor['rate_type'] }) {
  const t = useT();
  return <Tag tone={rate === 'Contract' ? 'fast' : 'line'}>{t(`subcontractors.rate.${rate}`)}</Tag>;
}

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
