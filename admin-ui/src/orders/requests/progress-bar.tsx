import { DeliveryBar } from '../../components/delivery-bar';
import { useFormat } from '../../format/use-format';
import { useT } from '../../i18n/use-t';
import type { PriceRequestCounts } from '../queries/types';
import { percentOf, reachedOf } from './request-counts';
import styles from './requests.module.css';

/** To how many of all the request got, or for how many it was only kept, as a sentence and a bar; what could not be delivered is its red part. */
export function ProgressBar({ counts }: { counts: PriceRequestCounts }) {
  const t = useT();
  const { number } = useFormat();
  const { total, failed, stored } = counts;
  const reached = reachedOf(counts);
  const sentence =
    stored > 0
      ? t('orders.requests.storedOf', { stored: number(stored), total: number(total) })
      : t('orders.requests.sentTo', { sent: number(reached), total: number(total) });
  return (
    <div className={styles['progress']}>
      <p className="num">
        <span>{sentence}</span>
        <span>{`${String(percentOf(reached, total))}%`}</span>
      </p>
      <DeliveryBar
        reached={reached}
        failed={failed}
        total={total}
        label={t('orders.requests.progress')}
        sentence={sentence}
      />
    </div>
  );
}
