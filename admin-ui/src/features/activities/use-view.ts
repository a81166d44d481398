import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../kit/paths';

/** The shapes of the activities: a feed, columns by stage, a table of quotations. */
export const activityViews = ['list', 'board', 'table'] as const;
export type ActivityView = (typeof activityViews)[number];

const places: Record<ActivityView, string> = {
  list: paths.activities,
  board: paths.board,
  table: paths.quotations,
};

/** The view that the address names, whether an order is being entered over it, and the ways between them. */
export function useActivityView() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const named = pathname.split('/').filter(Boolean).slice(1);
  const view = activityViews.find((one) => one === named[0]) ?? 'list';
  return {
    view,
    isEntering: named.at(-1) === 'new',
    show: (next: ActivityView) => void navigate(places[next]),
    enterOrder: () => void navigate(`${places[view]}/new${search}`),
    close: () => void navigate(places[view] + search),
  };
}
