import { instantOf } from '../../../kernel/time/clocks.js';
import { workKinds } from '../../../kernel/order/work-kinds.js';
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
export function daysOf(clock: Clock): Pick<WorkRequest, 'now' | 'today' | 'from' | 'until' | 'soon'> {
  const now = clock.now();
  const today = warsawDay(now);
  // What clocks show at the beginning of a day: days on which they change have other lengths.
  const wall = Date.parse(`${today}T00:00:00Z`);
  return {
    now,
    today,
    from: new Date(instantOf(wall)),
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
    // Views differ by their reasons more than by whose they are: the queue of each person is counted once.
    const queues = new Map<WorkRequest['assignee'], Promise<ReadonlyMap<string, number>>>();
    const countsOf = (assignee: WorkRequest['assignee']) => {
      const known = queues.get(assignee) ?? this.countKinds(companyId, assignee);
      queues.set(assignee, known);
      return known;
    };
    return Promise.all(
      filters.map(async (filter) => {
        const counts = await countsOf(assigneeOf(filter, userId));
        const kinds = filter.kind?.length ? filter.kind : workKinds.filter((kind) => kind !== 'snoozed');
        const sum = kinds.reduce((total, kind) => total + (counts.get(kind) ?? 0), 0);
        return Math.min(sum, mostOfKind);
      }),
    );
  }

  private async countKinds(companyId: number, assignee: WorkRequest['assignee']) {
    const request = { companyId, kinds: workKinds, assignee, page: 1, size: 0, ...daysOf(this.clock) };
    const rows = await readWork(this.db.reads, request);
    return new Map(rows.map(({ kind, count }) => [kind, count] as const));
  }
}
