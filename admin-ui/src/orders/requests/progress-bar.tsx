import { useFormat } from '../../format/use-format';
import { useT } from '../../i18n/use-t';
import type { PriceRequestCounts } from '../queries/types';
import { percentOf, reachedOf } from './request-counts';
import styles from './requests.module.css';

/** To how many of all the request got, as a sentence and a bar; what could not be delivered is its red part. */
export function ProgressBar({ counts }: { counts: PriceRequestCounts }) {
  const t = useT();
  const { number } = useFormat();
  const { total, failed } = counts;
  const reached = reachedOf(counts);
  const sentence = t('orders.requests.sentTo', { sent: number(reached), total: number(total) });
  const scale = (part: number) => ({ transform: `scaleX(${String(total === 0 ? 0 : part / total)})` });
  return (
    <div className={styles['progress']}>
      <p className="num">
        <span>{sentence}</span>
        <span>{`${String(percentOf(reached, total))}%`}</span>
      </p>
      <div
        className={styles['track']}
        role="progressbar"
        aria-label={t('orders.requests.progress')}
        aria-valuemin={0}
        aria-valuemax={total}
        aria-valuenow={reached}
        aria-valuetext={sentence}
      >
        {/* The red part shows where it is longer than what lies over it. */}
        <div className={`${styles['bar']} ${styles['lost']}`} style={scale(reached + failed)} />
        <div className={styles['bar']} style={scale(reached)} />
      </div>
    </div>
  );
}
