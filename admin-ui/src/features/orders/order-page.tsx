import CircularProgress from '@mui/material/CircularProgress';
import { useDeferredValue } from 'react';
import { useParams, Link } from 'react-router-dom';
import { useCountries } from '../../kit/api/countries';
import { problemOf } from '../../kit/api/use-describe-failure';
import { ErrorState } from '../../kit/components/error-state';
import { useT } from '../../kit/i18n/use-t';
import { findOrderStatus } from '../../kit/status/order-status';
import { OrderScreen } from './order-screen';
import { useOrderDetails } from './queries/order-queries';
import { useAskedCurrency } from './use-order-place';
import styles from './order-page.module.css';
import Button from '@mui/material/Button';
import { EmptyState } from '../../kit/components/empty-state';
import { paths } from '../../kit/paths';
import { useDocumentTitle } from '../../kit/components/page-head';
import { TrayPicture } from '../../kit/components/pictures';

/** No such order, or not one of this company. */
function NotFound() {
  const t = useT();
  useDocumentTitle(t('orders.notFound.text'));
  return (
    <>
      <h1 className="visually-hidden">{t('orders.notFound.text')}</h1>
      <EmptyState
        title={t('orders.notFound.title')}
        text={`${t('orders.notFound.text')}. ${t('orders.notFound.why')}`}
        picture={<TrayPicture />}
      >
        <Button component={Link} to={paths.activities} variant="outlined">
          {t('orders.back')}
        </Button>
      </EmptyState>
    </>
  );
}

/** The order is in a status that this version does not know. */
function UnsupportedStatus({ status }: { status: number }) {
  const t = useT();
  return (
    <>
      <h1 className="visually-hidden">{t('orders.unsupported.title')}</h1>
      <EmptyState title={t('orders.unsupported.title')} text={t('orders.unsupported.value', { status })}>
        <Button component={Link} to={paths.activities} variant="outlined">
          {t('orders.back')}
        </Button>
      </EmptyState>
    </>
  );
}

/** `/offer/{id}`: the order, once it and the countries are there. */
export function OrderPage() {
  const { id } = useParams();
  const orderId = /^[1-9]\d{0,9}$/.test(id ?? '') ? Number(id) : null;
  return orderId === null ? <NotFound /> : <LoadedOrder key={orderId} id={orderId} />;
}

function LoadedOrder({ id }: { id: number }) {
  const t = useT();
  const { data: order, error, refetch } = useOrderDetails(id, useAskedCurrency());
  const countries = useCountries();
  const isThere = order !== undefined && !countries.isPending;
  // The first time it is drawn in slices, between which the browser attends to whoever is typing or scrolling.
  const isShown = useDeferredValue(isThere, false);
  // Also when it went away while it was open.
  if (problemOf(error)?.status === 404) return <NotFound />;
  if (isThere && isShown) {
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
