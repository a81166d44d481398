import { styled } from '@mui/material/styles';
import { lazy, Suspense } from 'react';
import { SkeletonRows } from '../../kit/components/skeletons';
import { useActivityView, HeadActions } from './head-actions';
import { PageHead } from '../../kit/components/page-head';
import { activityKinds, useActivityFilters, type ActivityFilters, KindFilters } from './feed/kind-filters';
import { useActivityCounts } from './use-counts';
import { useT } from '../../kit/i18n/use-t';
import { AssignedFilter } from './care/care-controls';
import { useAssigned } from './care/use-care';
import { ActivityFeed, useFeed } from './feed/activity-feed';
import { QueueView } from './queue/queue-view';

const Page = styled('div')({
  display: 'flex',
  flex: 1,
  flexDirection: 'column',
  minHeight: 0,
});

/** Messages and orders together, what happened last first. */
function FeedView() {
  const t = useT();
  const { filters, toggle, showAll } = useActivityFilters();
  const [assigned, setAssigned] = useAssigned();
  const feed = useFeed(filters, assigned);
  const counts = useActivityCounts();
  // The counts are those of the whole company.
  const total = assigned === 'all' && counts ? sumOf(counts.total, filters) : undefined;
  const isEmpty = counts !== undefined && activityKinds.every((kind) => counts.total[kind] === 0);
  return (
    <>
      <PageHead title={t('activities.title')} count={total} actions={<HeadActions isEmpty={isEmpty} />}>
        {!isEmpty && (
          <KindFilters filters={filters} counts={counts} onToggle={toggle}>
            <AssignedFilter value={assigned} onChange={setAssigned} />
          </KindFilters>
        )}
      </PageHead>
      <ActivityFeed
        feed={feed}
        total={total}
        allShown={isEmpty || (assigned === 'all' && Object.values(filters).every(Boolean))}
        onShowAll={() => {
          showAll();
          setAssigned('all');
        }}
      />
    </>
  );
}

function sumOf(counts: Record<keyof ActivityFilters, number>, filters: ActivityFilters): number {
  return activityKinds.filter((kind) => filters[kind]).reduce((sum, kind) => sum + counts[kind], 0);
}

const BoardView = lazy(async () => ({ default: (await import('./board/board-view')).BoardView }));
const QuotationList = lazy(async () => ({
  default: (await import('./table/quotation-list')).QuotationList,
}));
const NewOrder = lazy(async () => ({ default: (await import('./new-order')).NewOrder }));

/** What waits for the company, what happened lately, and where every order stands: as a queue, as a feed, as a board, as a table. */
export function ActivitiesPage() {
  const { view, isEntering, close } = useActivityView();
  return (
    <Page>
      <Suspense fallback={<SkeletonRows rows={12} />}>
        {view === 'queue' && <QueueView />}
        {view === 'list' && <FeedView />}
        {view === 'board' && <BoardView />}
        {view === 'table' && <QuotationList />}
      </Suspense>
      <Suspense>{isEntering && <NewOrder onClose={close} />}</Suspense>
    </Page>
  );
}
