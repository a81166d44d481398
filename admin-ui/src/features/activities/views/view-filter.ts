import type { Schemas } from '../../../kit/api/types';

type ViewFilter = Schemas['OrderViewFilter'];

const firstSort = '-created_at';

/** What of a list's state a view keeps; nothing that is as it is at first. */
export function viewFilterOf(
  filters: Record<string, unknown>,
  sort: { field: string; order: string },
): ViewFilter {
  const { q, status, assigned } = filters;
  const sorted = `${sort.order === 'DESC' ? '-' : ''}${sort.field}`;
  return {
    ...(typeof q === 'string' && q && { q }),
    ...(Array.isArray(status) && status.length > 0 && { status: status as number[] }),
    ...((assigned === 'mine' || assigned === 'unassigned') && { assigned }),
    ...(sorted !== firstSort && { sort: sorted }),
  };
}

/** Whether two views show the same. */
export function isSameView(one: ViewFilter, other: ViewFilter): boolean {
  const text = (filter: ViewFilter) => {
    const { q = '', status = [], assigned, sort = firstSort, kind = [], assignee_id } = filter;
    const sorted = [...status].sort((a, b) => a - b);
    return JSON.stringify([q, sorted, assigned ?? null, sort, [...kind].sort(), assignee_id ?? null]);
  };
  return text(one) === text(other);
}
