import { useState } from 'react';
import type { Group } from '../../../kit/api/types';

/** Why a group cannot be asked about a route: nobody is in it, or it was asked. */
export type GroupHindrance = 'nobody' | 'asked';

export function hindranceOf({ member_count: members, asked_at: askedAt }: Group): GroupHindrance | null {
  if (askedAt) return 'asked';
  return members === 0 ? 'nobody' : null;
}

/** Which groups are ticked. The choice outlives a search, so that groups can be gathered from several. */
export function useGroupChoice() {
  const [chosen, setChosen] = useState<ReadonlyMap<number, Group>>(new Map());
  return {
    groups: [...chosen.values()],
    has: (id: number) => chosen.has(id),
    /** How many mails go out at most: who is in two groups gets one. */
    atMost: [...chosen.values()].reduce((sum, group) => sum + group.member_count, 0),
    toggle: (group: Group) => {
      const next = new Map(chosen);
      if (!next.delete(group.id)) next.set(group.id, group);
      setChosen(next);
    },
    keepOnly: (groups: readonly Group[]) => setChosen(new Map(groups.map((group) => [group.id, group]))),
  };
}
