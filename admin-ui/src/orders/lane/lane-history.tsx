import Button from '@mui/material/Button';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useId, useState } from 'react';
import { ErrorState } from '../../components/error-state';
import { Icon } from '../../components/icon';
import { useT } from '../../i18n/use-t';
import { useOrder } from '../order-context';
import { usePriceHistory } from '../queries/order-queries';
import type { Route } from '../queries/types';
import { LaneLevels } from './lane-levels';
import { LaneQuotes } from './lane-quotes';
import styles from './lane.module.css';

/** What carriers asked for before between the same areas: levels at a glance, and the quotes behind them. */
export function LaneHistory({ route }: { route: Route }) {
  const t = useT();
  const id = useId();
  const { order } = useOrder();
  const [isOpen, setIsOpen] = useState(false);
  const { data, error, isPending, refetch } = usePriceHistory(order.id, route.id);
  if (isPending) return null;
  const area = (country: string, code: string) => `${country} ${code}`;
  const lane = data
    ? t('orders.lane.lane', {
        from: area(data.lane.pickup_country, data.lane.pickup_area),
        to: area(data.lane.delivery_country, data.lane.delivery_area),
      })
    : '';
  return (
    <section className={styles['section']} aria-labelledby={id}>
      <div className={styles['head']}>
        <h2 id={id}>{t('orders.lane.title')}</h2>
        <span className={styles['lane']}>{lane}</span>
        {data && data.total > 0 && (
          <Button
            size="small"
            aria-expanded={isOpen}
            aria-controls={`${id}-quotes`}
            onClick={() => setIsOpen(!isOpen)}
            endIcon={
              <span className={isOpen ? styles['turned'] : undefined}>
                <Icon of={ChevronDown} size={14} />
              </span>
            }
          >
            {t(isOpen ? 'orders.lane.hide' : 'orders.lane.show')}
          </Button>
        )}
      </div>
      {!data && <ErrorState error={error} title={t('orders.lane.failed')} onRetry={() => void refetch()} />}
      {data?.total === 0 && <p className={styles['none']}>{t('orders.lane.none')}</p>}
      {data && data.total > 0 && <LaneLevels levels={data.levels} />}
      <div id={`${id}-quotes`}>
        {data && isOpen && <LaneQuotes quotes={data.items} caption={t('orders.lane.caption', { lane })} />}
      </div>
    </section>
  );
}
