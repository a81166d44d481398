import { Route, Routes, useNavigate } from 'react-router-dom';
import { lazy, Suspense } from 'react';
import { paths } from '../paths';
import { ActivityHead } from './activity-head';
import { ActivityFeed } from './activity-feed';
import { useActivityFilters } from './filters';
import styles from './activities.module.css';
import { useFeed, useGroupCounts } from './use-feed';

const NewOrder = lazy(async () => ({ default: (await import('./new-order/new-order')).NewOrder }));

/** What happened lately: the company's orders by day, newest first. */
export function ActivitiesPage() {
  const navigate = useNavigate();
  const { filters, toggle, showAll } = useActivityFilters();
  const feed = useFeed(filters);
  const counts = useGroupCounts();
  return (
    <div className={styles['page']}>
      <ActivityHead total={feed.total} filters={filters} counts={counts} onToggle={toggle} />
      <ActivityFeed feed={feed} allShown={Object.values(filters).every(Boolean)} onShowAll={showAll} />
      <Suspense>
        <Routes>
          <Route path="new" element={<NewOrder onClose={() => void navigate(paths.activities)} />} />
          <Route path="*" element={null} />
        </Routes>
      </Suspense>
    </div>
  );
}
