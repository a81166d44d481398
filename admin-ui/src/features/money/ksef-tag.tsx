import type { Schemas } from '../../kit/api/types';
import { Tag } from '../../kit/components/tag';
import { useT } from '../../kit/i18n/use-t';

const tones = {
  waiting: 'plain',
  sent: 'fast',
  accepted: 'good',
  refused: 'bad',
  offline: 'warn',
  exempt: 'plain',
} as const;

interface KsefTagProps {
  status: Schemas['KsefStatus'];
  number?: string | null;
}

/** Where an invoice is on its way to KSeF; the number that it has there says so by itself. */
export function KsefTag({ status, number = null }: KsefTagProps) {
  const t = useT();
  return <Tag tone={tones[status]}>{number ? `KSeF ${number}` : t(`invoices.ksef.${status}`)}</Tag>;
}
