import type { GroupPriceRequestAnswer } from '../queries/types';

/** A member of a group who got no mail when the group was asked. */
export interface SkippedMember {
  groupId: number;
  subcontractorId: number;
  reason: GroupPriceRequestAnswer['skipped'][number]['reason'];
}

/** Who was left out of several groups, each once. */
export function skippedOnce(skipped: readonly SkippedMember[]): SkippedMember[] {
  return [...new Map(skipped.map((one) => [one.subcontractorId, one])).values()];
}
