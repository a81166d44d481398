import { useCallback } from 'react';
import { api } from '../../kit/api/client';
import type { GroupMember } from '../../kit/api/types';
import { useRefresh } from '../../kit/directory/use-refresh';

/** Puts a subcontractor into a group. */
export function addMember(group: number, subcontractor: number): Promise<GroupMember> {
  return api.post('/subcontractor-groups/{id}/members', {
    params: { path: { id: group } },
    body: { subcontractor_id: subcontractor },
  });
}

/** Takes a member out of a group. */
export function removeMember(group: number, membership: number): Promise<unknown> {
  return api.delete('/subcontractor-groups/{id}/members/{memberId}', {
    params: { path: { id: group, memberId: membership } },
  });
}

/** Has everything asked for again that changes with the members of a group. */
export function useRefreshMembers(): () => void {
  const refresh = useRefresh();
  return useCallback(() => refresh('group-members', 'subcontractor-groups', 'subcontractors'), [refresh]);
}
