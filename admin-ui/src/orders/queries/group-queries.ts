import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query';
import { api } from '../../api/client';

/** What the group selector holds at most, and how many members of a group are shown. */
const groupsShown = 100;
const membersShown = 1000;

/** The company's groups whose name fits, each with when it was asked about the route; the last answer stays meanwhile. */
export function useGroupsToAsk(routeId: number, q: string) {
  return useQuery({
    queryKey: ['subcontractor-groups', 'to-ask', routeId, q],
    queryFn: ({ signal }) =>
      api.get('/subcontractor-groups', {
        params: { query: { route_id: routeId, page_size: groupsShown, sort: 'name', ...(q && { q }) } },
        signal,
      }),
    placeholderData: keepPreviousData,
  });
}

function membersQuery(groupId: number) {
  return {
    queryKey: ['group-members', 'to-ask', groupId] as const,
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      api.get('/subcontractor-groups/{id}/members', {
        params: { path: { id: groupId }, query: { page_size: membersShown, sort: 'name' } },
        signal,
      }),
  };
}

/** Who is in a group. */
export function useGroupMembers(groupId: number) {
  return useQuery(membersQuery(groupId));
}

/** What those are called who are in any of these groups, by id; empty until it is known. */
export function useMemberNames(groupIds: readonly number[]): ReadonlyMap<number, string> {
  const groups = useQueries({ queries: [...new Set(groupIds)].map(membersQuery) });
  return new Map(
    groups.flatMap(({ data }) =>
      (data?.items ?? []).map(({ subcontractor }) => [subcontractor.id, subcontractor.name] as const),
    ),
  );
}
