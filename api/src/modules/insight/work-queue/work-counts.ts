import { instantOf } from '../../../kernel/time/clocks.js';
import { workKinds, type WorkKind } from '../../../kernel/order/work-kinds.js';
import { warsawDay } from '../../../kernel/time/warsaw-time.js';
import type { Clock } from '../../../platform/clock/clock.port.js';
import type { Database } from '../../../platform/db/database.js';
import type { WorkCounter, WorkFilter } from '../../shipment/index.js';
import { mostOfKind, readWork, type WorkRequest } from './work-queue.queries.js';

const dayMs = 86_400_000;

/** An offer ends soon that ends today or within so many days. */
const daysAhead = 2;

/** Whose entries are asked for. */
export function assigneeOf({ assignee_id, assigned }: WorkFilter, userId: number): WorkRequest['assignee'] {
  if (assignee_id !== undefined) return assignee_id;
  return assigned === 'mine' ? userId : assigned === 'unassigned' ? 'nobody' : null;
}

/** The days by which the queue goes. */
export function daysOf(
  clock: Clock,
): Pick<WorkRequest, 'now' | 'today' | 'from' | 'tomorrow' | 'until' | 'soon'> {
  const now = clock.now();
  const today = warsawDay(now);
  // What clocks show at the beginning of a day: days on which they change have other lengths.
  const wall = Date.parse(`${today}T00:00:00Z`);
  return {
    now,
    today,
    from: new Date(instantOf(wall)),
    tomorrow: new Date(instantOf(wall + dayMs)),
    until: new Date(instantOf(wall + 2 * dayMs)),
    soon: new Date(wall + daysAhead * dayMs).toISOString().slice(0, 10),
  };
}

/** How many entries of the queue views of it have. */
export class WorkCounts implements WorkCounter {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
  ) {}

  async count(
    { companyId, userId }: { companyId: number; userId: number },
    filters: readonly WorkFilter[],
  ): Promise<number[]> {
    const views = filters.map((filter) => ({
      assignee: assigneeOf(filter, userId),
      kinds: filter.kind?.length ? filter.kind : workKinds.filter((kind) => kind !== 'snoozed'),
    }));
    // The queue of each person is counted once, with the reasons that views of it have, and one after the other: these are numbers beside names.
    const queues = new Map<WorkRequest['assignee'], ReadonlyMap<string, number>>();
    for (const { assignee } of views) {
      if (queues.has(assignee)) continue;
      const kinds = new Set(views.filter((view) => view.assignee === assignee).flatMap((view) => view.kinds));
      queues.set(assignee, await this.countKinds(companyId, assignee, [...kinds]));
    }
    return views.map(({ assignee, kinds }) => {
      const counts = queues.get(assignee);
      return Math.min(
        kinds.reduce((total, kind) => total + (counts?.get(kind) ?? 0), 0),
        mostOfKind,
      );
    });
  }

  private async countKinds(companyId: number, assignee: WorkRequest['assignee'], kinds: readonly WorkKind[]) {
    const request = { companyId, kinds, assignee, page: 1, size: 0, ...daysOf(this.clock) };
    const rows = await readWork(this.db.plannedReads, request);
    return new Map(rows.map(({ kind, count }) => [kind, count] as const));
  }
}
