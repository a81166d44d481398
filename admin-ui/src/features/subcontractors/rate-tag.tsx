import { Tag } from '../../kit/components/tag';
import type { Subcontractor } from '../../kit/api/types';
import { useT } from '../../kit/i18n/use-t';

/** How a carrier's prices are made. */
export function RateTag({ rate }: { rate: Subcontractor['rate_type'] }) {
  const t = useT();
  return <Tag tone={rate === 'Contract' ? 'fast' : 'line'}>{t(`subcontractors.rate.${rate}`)}</Tag>;
}
