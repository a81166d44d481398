import CircularProgress from '@mui/material/CircularProgress';
import { useParams, useSearchParams } from 'react-router-dom';
import { useCountries } from '../api/countries';
import { problemOf } from '../api/use-describe-failure';
import { ErrorState } from '../components/error-state';
import { useT } from '../i18n/use-t';
import { findOrderStatus } from '../status/order-status';
import { NotFound } from './not-found';
import { OrderScreen } from './order-screen';
import { useOrderDetails } from './queries/order-queries';
import { usePreloadRoutes } from './routes/route-place';
import { UnsupportedStatus } from './unsupported-status';
import styles from './order-page.module.css';

/** `/offer/{id}`: the order, once it and the countries are there. */
export function OrderPage() {
  const { id } = useParams();
  const orderId = /^[1-9]\d{0,9}$/.test(id ?? '') ? Number(id) : null;
  return orderId === null ? <NotFound /> : <LoadedOrder key={orderId} id={orderId} />;
}

function LoadedOrder({ id }: { id: number }) {
  const t = useT();
  const { data: order, error, refetch } = useOrderDetails(id);
  const countries = useCountries();
  // The code of routes comes beside the order, not after it.
  usePreloadRoutes(useSearchParams()[0].has('route'));
  // Also when it went away while it was open.
  if (problemOf(error)?.status === 404) return <NotFound />;
  if (order && !countries.isPending) {
    return findOrderStatus(order.status) ? (
      <OrderScreen order={order} />
    ) : (
      <UnsupportedStatus status={order.status} />
    );
  }
  if (error)
    return <ErrorState error={error} title={t('orders.loadFailed')} onRetry={() => void refetch()} />;
  return (
    <div className={styles['loading']} role="status" aria-label={t('orders.loading')}>
      <CircularProgress size={28} aria-hidden />
    </div>
  );
}
