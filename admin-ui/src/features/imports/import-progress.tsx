import { ProgressLine } from '../../kit/components/progress-line';
import { useFormat } from '../../kit/format/use-format';
import { useT } from '../../kit/i18n/use-t';
import type { Import } from './choices';

/** How many of the rows were looked at. */
export function ImportProgress({ imported }: { imported: Import }) {
  const t = useT();
  const { number } = useFormat();
  const { processed, row_count: total } = imported;
  return (
    <ProgressLine
      label={t('imports.run.progress')}
      done={processed}
      total={total}
      percent={progressOf(imported) * 100}
      sentence={t('imports.run.of', { done: number(processed), total: number(total) })}
    />
  );
}

/** From 0 to 1. */
export function progressOf({ processed, row_count: total }: Import): number {
  return total === 0 ? 1 : Math.min(1, processed / total);
}
