import { useFormat } from '../../format/use-format';
import { useT } from '../../i18n/use-t';
import type { Schemas } from '../../api/types';
import styles from './lane.module.css';

/** What the quotes of each currency amount to; currencies are not compared. */
export function LaneLevels({ levels }: { levels: readonly Schemas['PriceLevel'][] }) {
  const t = useT();
  const { amount } = useFormat();
  return (
    <ul className={styles['levels']}>
      {levels.map((level) => (
        <li key={level.currency}>
          <b className="num">
            {t('orders.lane.level', { amount: `${amount(level.median)} ${level.currency}` })}
          </b>
          <span className="num">
            {level.count > 1 &&
              `${t('orders.lane.range', { low: amount(level.lowest), high: amount(level.highest) })}, `}
            {t('orders.lane.count', { smart_count: level.count })}
          </span>
          {level.chosen_median !== null && (
            <span className="num">
              {t('orders.lane.chosen', { amount: `${amount(level.chosen_median)} ${level.currency}` })}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
