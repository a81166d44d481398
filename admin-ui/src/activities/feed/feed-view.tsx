import { PageHead } from '../../components/page-head';
import { activityKinds, useActivityFilters, type ActivityFilters } from '../filters';
import { HeadActions } from '../head-actions';
import { useActivityCounts } from '../use-counts';
import { useT } from '../../i18n/use-t';
import { ActivityFeed } from './activity-feed';
import { KindFilters } from './kind-filters';
import { useFeed } from './use-feed';

/** Messages and orders together, what happened last first. */
export function FeedView() {
  const t = useT();
  const { filters, toggle, showAll } = useActivityFilters();
  const feed = useFeed(filters);
  const counts = useActivityCounts();
  const total = counts && sumOf(counts.total, filters);
  return (
    <>
      <PageHead title={t('activities.title')} count={total} actions={<HeadActions />}>
        <KindFilters filters={filters} counts={counts} onToggle={toggle} />
      </PageHead>
      <ActivityFeed
        feed={feed}
        total={total}
        allShown={Object.values(filters).every(Boolean)}
        onShowAll={showAll}
      />
    </>
  );
}

function sumOf(counts: Record<keyof ActivityFilters, number>, filters: ActivityFilters): number {
  return activityKinds.filter((kind) => filters[kind]).reduce((sum, kind) => sum + counts[kind], 0);
}
