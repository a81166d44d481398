import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query';
import { api } from '../../../kit/api/client';
import type { Schemas } from '../../../kit/api/types';

type MemberSubcontractor = Schemas['MemberSubcontractor'] &
  Pick<Schemas['GroupMemberDto'], 'is_unsubscribed'>;

/** What the group selector holds at most, and how many members of a group are shown. */
const groupsShown = 100;
const membersShown = 1000;

/**
 * The company's groups whose name fits, each with when it was asked about the route; the last answer stays meanwhile.
 * @param routeId null where there is no route yet
 */
export function useGroupsToAsk(routeId: number | null, q: string) {
  return useQuery({
    queryKey: ['subcontractor-groups', 'to-ask', routeId, q],
    queryFn: ({ signal }) =>
      api.get('/subcontractor-groups', {
        params: {
          query: {
            ...(routeId !== null && { route_id: routeId }),
            page_size: groupsShown,
            sort: 'name',
            ...(q && { q }),
          },
        },
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

/** The members of several groups one after the other, some perhaps twice; null until all of them are known. */
export function useMembersOf(groupIds: readonly number[]): MemberSubcontractor[] | null {
  const groups = useQueries({ queries: groupIds.map(membersQuery) });
  if (groups.some(({ data }) => !data)) return null;
  return groups.flatMap(
    ({ data }) =>
      data?.items.map(({ subcontractor, is_unsubscribed }) => ({
        ...subcontractor,
        ...(is_unsubscribed && { is_unsubscribed }),
      })) ?? [],
  );
}

/** What those are called who are in any of these groups, by id; empty until it is known. */
export function useMemberNames(groupIds: readonly number[]): ReadonlyMap<number, string> {
  return new Map(useMembersOf([...new Set(groupIds)])?.map(({ id, name }) => [id, name]));
}
