import { useCallback, useState } from 'react';
import { api } from '../../kit/api/client';
import type { GroupMember } from '../../kit/api/types';
import { useToast } from '../../kit/components/use-toast';
import { useRefresh } from '../../kit/directory/use-refresh';
import { useT } from '../../kit/i18n/use-t';

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

/** Takes single members out of a group. It asks nothing, since nothing is lost: the toast brings the member back. */
export function useRemoveMember(group: number) {
  const t = useT();
  const toast = useToast();
  const refresh = useRefreshMembers();
  const [busy, setBusy] = useState<number | null>(null);

  async function restore({ subcontractor: { name }, subcontractor_id: id }: GroupMember): Promise<void> {
    try {
      await addMember(group, id);
      toast.success(t('groups.member.restored', { name }));
    } catch (error) {
      toast.failure(t('groups.member.restoreFailed'), error);
    }
    refresh();
  }

  async function remove(member: GroupMember): Promise<void> {
    setBusy(member.id);
    try {
      await removeMember(group, member.id);
      toast.success(t('groups.member.removed', { name: member.subcontractor.name }), {
        action: { label: t('directory.collected.undo'), run: () => void restore(member) },
      });
    } catch (error) {
      toast.failure(t('groups.member.removeFailed'), error);
    }
    setBusy(null);
    refresh();
  }

  return { remove, busy };
}
