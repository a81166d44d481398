import Button from '@mui/material/Button';
import { useId } from 'react';
import { ReachEnd } from '../../components/reach-end';
import { SkeletonLines } from '../../components/skeletons';
import { useFormat } from '../../format/use-format';
import { useT } from '../../i18n/use-t';
import type { OrderGroup } from '../../status/use-order-groups';
import { BoardCard } from './board-card';
import styles from './board.module.css';
import { useStage } from './use-stage';

/** The orders of one stage; more are loaded as the end comes near. */
export function BoardColumn({ stage, q }: { stage: OrderGroup; q: string }) {
  const t = useT();
  const id = useId();
  const { number } = useFormat();
  const { orders, total, isPending, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useStage(stage, q);
  return (
    <section className={styles['column']} aria-labelledby={id}>
      <h2 id={id}>
        {t(`activities.stage.${stage}`)}
        <span className="num">{total !== undefined && number(total)}</span>
      </h2>
      <div className={styles['cards']}>
        {isPending && !error && <SkeletonLines lines={8} />}
        {error && orders.length === 0 && (
          <div className={styles['hint']} role="alert">
            {t('activities.board.failed')}
            <Button size="small" variant="outlined" onClick={() => void refetch()}>
              {t('common.action.retry')}
            </Button>
          </div>
        )}
        {total === 0 && (
          <p className={styles['hint']}>
            {t(q ? 'activities.board.nothingFound' : 'activities.board.nothing')}
          </p>
        )}
        <ul>
          {orders.map((order) => (
            <BoardCard key={order.id} order={order} />
          ))}
        </ul>
        {hasNextPage && (
          <>
            <ReachEnd key={orders.length} onReach={() => void fetchNextPage()} />
            <Button size="small" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
              {t('activities.board.loadMore')}
            </Button>
          </>
        )}
      </div>
    </section>
  );
}
