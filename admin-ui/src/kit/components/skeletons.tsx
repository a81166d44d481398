import Skeleton from '@mui/material/Skeleton';
import { useT } from '../i18n/use-t';

interface SkeletonRowsProps {
  /** As many as the screen is likely to show. */
  rows?: number;
  /** Height of a row in pixels, that of the real ones: nothing may jump when data comes. */
  height?: number;
}

/** Grey rows in place of a list that is on its way. */
export function SkeletonRows({ rows = 8, height = 44 }: SkeletonRowsProps) {
  const t = useT();
  return (
    <div role="status" aria-label={t('common.state.loading')}>
      {Array.from({ length: rows }, (_, row) => (
        <div
          key={row}
          style={{
            height,
            display: 'flex',
            alignItems: 'center',
            gap: 24,
            padding: '0 24px',
            borderBottom: '1px solid var(--line-soft)',
          }}
        >
          <Skeleton width={`${16 + ((row * 7) % 12)}%`} height={20} />
          <Skeleton width={`${28 + ((row * 11) % 18)}%`} height={20} />
          <span style={{ flex: 1 }} />
          <Skeleton width={96} height={20} />
        </div>
      ))}
    </div>
  );
}

/** Grey lines in place of text or of the fields of a form. */
export function SkeletonLines({ lines = 4 }: { lines?: number }) {
  const t = useT();
  return (
    <div role="status" aria-label={t('common.state.loading')} style={{ display: 'grid', gap: 12 }}>
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton key={line} width={`${92 - ((line * 17) % 40)}%`} height={20} />
      ))}
    </div>
  );
}
