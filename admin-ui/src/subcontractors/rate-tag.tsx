import { Tag } from '../components/tag';
import type { Subcontractor } from '../api/types';
import { useT } from '../i18n/use-t';

/** How a carrier's prices are made. */
export function RateTag({ rate }: { rate: Subcontractor['rate_type'] }) {
  const t = useT();
  return <Tag tone={rate === 'Contract' ? 'fast' : 'line'}>{t(`subcontractors.rate.${rate}`)}</Tag>;
}
