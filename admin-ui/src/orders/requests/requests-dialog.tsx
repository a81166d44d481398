import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId, useState } from 'react';
import { DialogHeading } from '../../components/dialog-heading';
import { ErrorState } from '../../components/error-state';
import { SkeletonRows } from '../../components/skeletons';
import { useT } from '../../i18n/use-t';
import { useOrder } from '../order-context';
import { usePriceRequests } from '../queries/order-queries';
import type { Route } from '../queries/types';
import { useLegName } from '../use-leg-name';
import { FailedNote } from './failed-note';
import { GroupProgress } from './group-progress';
import { ProgressBar } from './progress-bar';
import { RequestList } from './request-list';
import type { RequestFilter } from './request-state';
import type { SkippedMember } from './skipped-member';
import { SkippedNote } from './skipped-note';
import { isHeldUp, useRequestProgress } from './use-request-progress';
import styles from './requests.module.css';

/** As many as need no scrolling. */
const few = 6;

interface RequestsDialogProps {
  route: Route;
  startsAt: RequestFilter;
  /** Who got no mail when groups were asked a moment ago. */
  skipped: readonly SkippedMember[];
  onClose: () => void;
}

/** How far the requests about a route are, and what became of each. It can be left: the sending goes on without it. */
export function RequestsDialog({ route, startsAt, skipped, onClose }: RequestsDialogProps) {
  const t = useT();
  const id = useId();
  const phone = useMediaQuery('(max-width: 599px)');
  const { order } = useOrder();
  const leg = useLegName()(route);
  const [filter, setFilter] = useState(startsAt);
  const list = usePriceRequests(order.id, route.id);
  const { data: progress, dataUpdatedAt: askedAt } = useRequestProgress(order.id, route);
  const counts = progress ?? list.data?.counts;
  // A list that is narrowed to a few must not make the dialog jump.
  const height = counts && counts.total > few ? { height: 'min(840px, 100% - 48px)' } : {};
  const isSending = counts !== undefined && counts.waiting > 0;
  return (
    <Dialog
      open
      onClose={onClose}
      fullScreen={phone}
      aria-labelledby={`${id}-title`}
      slotProps={{ paper: { sx: phone ? { m: 0, borderRadius: 0 } : { maxWidth: 640, ...height } } }}
    >
      <DialogHeading id={`${id}-title`} onClose={onClose}>
        {t('orders.requests.title')} <span className={styles['leg']}>{leg}</span>
      </DialogHeading>
      <DialogContent sx={{ display: 'grid', gap: 2, alignContent: 'start', minHeight: 320 }}>
        {counts && <ProgressBar counts={counts} />}
        {progress && isHeldUp(progress, askedAt) && (
          <p className={styles['slow']}>{t('orders.requests.slow')}</p>
        )}
        <SkippedNote skipped={skipped} />
        {counts && <FailedNote route={route} count={counts.failed} onRetried={() => setFilter('all')} />}
        {list.error && !list.data && (
          <ErrorState
            error={list.error}
            title={t('orders.requests.loadFailed')}
            onRetry={() => void list.refetch()}
          />
        )}
        {list.isPending && <SkeletonRows rows={4} height={52} />}
        {list.data && counts && (
          <>
            <GroupProgress routeId={route.id} requests={list.data.items} />
            <RequestList
              orderId={order.id}
              requests={list.data.items}
              counts={counts}
              filter={filter}
              onFilter={setFilter}
            />
          </>
        )}
      </DialogContent>
      <DialogActions>
        <span className={styles['foot']}>{isSending && t('orders.requests.leave')}</span>
        <Button variant="contained" onClick={onClose}>
          {t(isSending ? 'orders.requests.goOn' : 'common.action.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
