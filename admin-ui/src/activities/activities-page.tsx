import { lazy, Suspense } from 'react';
import { SkeletonRows } from '../components/skeletons';
import styles from './activities.module.css';
import { FeedView } from './feed/feed-view';
import { useActivityView } from './use-view';

const BoardView = lazy(async () => ({ default: (await import('./board/board-view')).BoardView }));
const QuotationList = lazy(async () => ({
  default: (await import('./table/quotation-list')).QuotationList,
}));
const NewOrder = lazy(async () => ({ default: (await import('./new-order/new-order')).NewOrder }));

/** What happened lately, and where every order stands: as a feed, as a board, as a table. */
export function ActivitiesPage() {
  const { view, isEntering, close } = useActivityView();
  return (
    <div className={styles['page']}>
      <Suspense fallback={<SkeletonRows rows={12} />}>
        {view === 'list' && <FeedView />}
        {view === 'board' && <BoardView />}
        {view === 'table' && <QuotationList />}
      </Suspense>
      <Suspense>{isEntering && <NewOrder onClose={close} />}</Suspense>
    </div>
  );
}
