import { useFormat } from '../../kit/format/use-format';
import { useT } from '../../kit/i18n/use-t';
import type { Import } from './choices';
import styles from './import-progress.module.css';

/** How many of the rows were looked at. */
export function ImportProgress({ imported }: { imported: Import }) {
  const t = useT();
  const { number } = useFormat();
  const { processed, row_count: total } = imported;
  const part = progressOf(imported);
  return (
    <div className={styles['progress']}>
      <div
        className={styles['track']}
        role="progressbar"
        aria-label={t('imports.run.progress')}
        aria-valuemin={0}
        aria-valuemax={total}
        aria-valuenow={processed}
        aria-valuetext={t('imports.run.of', { done: number(processed), total: number(total) })}
      >
        <div className={styles['bar']} style={{ transform: `scaleX(${String(part)})` }} />
      </div>
      <p className="num">
        {t('imports.run.of', { done: number(processed), total: number(total) })}
        <span>{`${String(Math.floor(part * 100))}%`}</span>
      </p>
    </div>
  );
}

/** From 0 to 1. */
export function progressOf({ processed, row_count: total }: Import): number {
  return total === 0 ? 1 : Math.min(1, processed / total);
}
