import Button from '@mui/material/Button';
import { api } from '../../../kit/api/client';
import { Note } from '../../../kit/components/note';
import { Tag } from '../../../kit/components/tag';
import { useToast } from '../../../kit/components/use-toast';
import { useT } from '../../../kit/i18n/use-t';
import { useOrder } from '../order-context';
import type { Route } from '../queries/types';
import { useOrderMutation } from '../queries/use-order-mutation';
import styles from './load-exchange.module.css';

type Publication = NonNullable<Route['load_publication']>;

/** Whether a publication is to be there, or is. */
export const isOpen = (status: Publication['status']): boolean =>
  status === 'waiting' || status === 'published';

/** How a route stands on the load exchange, and what can be done about it; nothing where it was never there, or is by choice no more. */
export function LoadNote({ route }: { route: Route }) {
  const t = useT();
  const toast = useToast();
  const { view, openDialog } = useOrder();
  const withdraw = useOrderMutation({
    run: () => api.delete('/order-routes/{id}/load-publications', { params: { path: { id: route.id } } }),
    failed: t('orders.load.withdrawFailed'),
    done: () => toast.success(t('orders.load.withdrawDone')),
  });
  const publication = route.load_publication;
  if (!publication || !showsLoad(route)) return null;
  const { status, is_ending, is_outdated, error } = publication;
  const canWithdraw = isOpen(status) && !is_ending;
  const canPublish = view === 'editing' && route.can_be_published && (is_outdated || !canWithdraw);
  return (
    <div className={styles['note']}>
      <Note tone={toneOf(publication)} role="status">
        <Tag tone={status === 'published' && !is_ending ? 'good' : 'line'}>Trans.eu</Tag>{' '}
        {t(`orders.load.state.${is_ending ? 'ending' : status}`)}{' '}
        {status === 'withdrawn' &&
          publication.end_reason &&
          t(`orders.load.reason.${publication.end_reason}`)}{' '}
        {error && t(`orders.load.error.${error.code}`, { detail: error.detail ?? '' })}{' '}
        {is_outdated && t('orders.load.outdated')}
        <span className={styles['actions']}>
          {canPublish && (
            <Button
              size="small"
              variant="outlined"
              onClick={() => openDialog({ kind: 'publish-load', routeId: route.id })}
            >
              {t('orders.load.again')}
            </Button>
          )}
          {canWithdraw && (
            <Button size="small" loading={withdraw.isPending} onClick={() => withdraw.mutate()}>
              {t('orders.load.withdraw')}
            </Button>
          )}
        </span>
      </Note>
    </div>
  );
}

/** Whether there is something to tell: what ended as it should is told by what ended it. */
export function showsLoad({ load_publication: publication }: Route): boolean {
  if (!publication) return false;
  const { status, is_ending, end_reason } = publication;
  return (
    status !== 'withdrawn' ||
    is_ending ||
    end_reason === 'over' ||
    end_reason === 'ended_there' ||
    end_reason === 'switched_off'
  );
}

function toneOf({ status, is_ending, is_outdated, error }: Publication) {
  if (status === 'refused' || status === 'failed') return 'bad';
  if (error || is_outdated) return 'warn';
  return status === 'published' && !is_ending ? 'ok' : 'info';
}
