import Lock from 'lucide-react/icons/lock';
import Send from 'lucide-react/icons/send';
import { useState } from 'react';
import { summaryCurrencyValues } from '@frakto/sdk/enums';
import { ErrorState } from '../../components/error-state';
import { Icon } from '../../components/icon';
import { ReasonButton } from '../../components/reason-button';
import { Segmented } from '../../components/segmented';
import { SkeletonLines } from '../../components/skeletons';
import { useT } from '../../i18n/use-t';
import { useOrder } from '../order-context';
import { useOrderSummary } from '../queries/order-queries';
import { useSendReason } from './use-send-reason';
import { SummaryLeg } from './summary-leg';
import { SummaryTotal } from './summary-total';
import styles from './summary.module.css';

const currencies = summaryCurrencyValues.map((value) => ({ value, label: value }));

/** `Podsumowanie wyceny`: what each route adds, the total, and the way to the client. Always in view. */
export function SummaryPanel() {
  const t = useT();
  const { order, view, currency, setCurrency, openDialog } = useOrder();
  const { data: summary, error, isFetching, refetch } = useOrderSummary(order.id, currency);
  const reason = useSendReason();
  const [open, setOpen] = useState(false);

  return (
    <aside
      className={styles['panel']}
      aria-label={t('orders.summary.title')}
      aria-busy={isFetching}
      data-open={open || undefined}
    >
      <header className={styles['head']}>
        <h2>{t('orders.summary.title')}</h2>
        {summary?.frozen ? (
          <span
            className={styles['lock']}
            title={t('orders.summary.frozenCurrency', { currency: summary.currency })}
          >
            <Icon of={Lock} size={12} />
            {summary.currency}
          </span>
        ) : (
          <Segmented
            label={t('orders.summary.currency')}
            value={currency}
            options={currencies}
            onChange={setCurrency}
          />
        )}
      </header>
      {!summary && (
        <div className={styles['none']}>
          {error ? (
            <ErrorState error={error} title={t('orders.summary.failed')} onRetry={() => void refetch()} />
          ) : (
            <SkeletonLines lines={5} />
          )}
        </div>
      )}
      {summary && summary.lines.length === 0 && (
        <p className={styles['none']}>{t('orders.summary.noRoutes')}</p>
      )}
      {summary && (
        <>
          <div className={styles['legs']} hidden={summary.lines.length === 0}>
            {summary.lines.map((line) => (
              <SummaryLeg
                key={line.route_id}
                line={line}
                currency={summary.currency}
                frozen={summary.frozen}
              />
            ))}
          </div>
          <SummaryTotal summary={summary} open={open} onToggle={() => setOpen(!open)}>
            {view === 'editing' && (
              <ReasonButton
                variant="tonal"
                fullWidth
                reason={reason}
                startIcon={<Icon of={Send} />}
                onClick={() => openDialog({ kind: 'send-offer' })}
              >
                {t('orders.action.send_to_client')}
              </ReasonButton>
            )}
          </SummaryTotal>
        </>
      )}
    </aside>
  );
}
