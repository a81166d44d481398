import type { PriceRequest, PriceRequestCounts } from '../queries/types';

/** To how many the request got: the mail server took the mail, somebody handed the link over, or they have answered. */
export function reachedOf({
  sent,
  passed_on: passedOn,
  answered,
}: Pick<PriceRequestCounts, 'sent' | 'passed_on' | 'answered'>): number {
  return sent + passedOn + answered;
}

/** Whether two counts say the same. */
export function isSameProgress(one: PriceRequestCounts, other: PriceRequestCounts): boolean {
  return (['total', 'waiting', 'sent', 'stored', 'failed', 'passed_on', 'answered'] as const).every(
    (state) => one[state] === other[state],
  );
}

/** How far the request to one group is; `groupId` is null for those who were asked alone. */
export interface GroupCounts {
  groupId: number | null;
  counts: PriceRequestCounts;
}

const none: PriceRequestCounts = {
  total: 0,
  waiting: 0,
  sent: 0,
  stored: 0,
  failed: 0,
  passed_on: 0,
  answered: 0,
};

/** Counts the requests of each group, in the sequence in which they were asked; who was asked alone comes last. */
export function countsByGroup(requests: readonly PriceRequest[]): GroupCounts[] {
  const groups = new Map<number | null, PriceRequestCounts>();
  for (const { group_id: groupId, state } of [...requests].reverse()) {
    const counts = groups.get(groupId) ?? { ...none };
    counts.total += 1;
    counts[state] += 1;
    groups.set(groupId, counts);
  }
  return [...groups]
    .map(([groupId, counts]) => ({ groupId, counts }))
    .sort((a, b) => Number(a.groupId === null) - Number(b.groupId === null));
}
