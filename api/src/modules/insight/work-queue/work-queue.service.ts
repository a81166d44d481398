import { workKinds } from '../../../kernel/order/work-kinds.js';
import type { Clock } from '../../../platform/clock/clock.port.js';
import type { Database } from '../../../platform/db/database.js';
import type { Member } from '../../../platform/http/principal.js';
import type { OrderPriceService, ShownPrice } from '../../shipment/index.js';
import { assigneeOf, daysOf } from './work-counts.js';
import type { WorkEntry, WorkGroup, WorkQueue, WorkQueueQuery } from './work-queue.dto.js';
import { mostOfKind, readWork, type WorkRow } from './work-queue.queries.js';

const defaultSize = 20;
/** What waits for an act of a company. */
export class WorkQueueService {
  constructor(
    private readonly db: Database,
    private readonly prices: OrderPriceService,
    private readonly clock: Clock,
  ) {}

  async read({ companyId, userId }: Member, query: WorkQueueQuery): Promise<WorkQueue> {
    const { page = 1, page_size = defaultSize } = query;
    const wanted = new Set(query.kind);
    const kinds = workKinds.filter((kind) => wanted.size === 0 || wanted.has(kind));
    // Nobody pages further than is counted.
    const size = Math.min(page_size, mostOfKind);
    const rows = await readWork(this.db.plannedReads, {
      companyId,
      kinds,
      assignee: assigneeOf(query, userId),
      page,
      size,
      ...daysOf(this.clock),
    });
    const prices = await this.prices.findPrices(
      companyId,
      rows.flatMap(({ order_id }) => order_id ?? []),
    );
    const groups = kinds.map((kind): WorkGroup => {
      const ofKind = rows.filter((row) => row.kind === kind);
      return {
        kind,
        count: ofKind[0]?.count ?? 0,
        items: ofKind.flatMap((row) => entryOf(row, prices) ?? []),
      };
    });
    const total = groups.reduce((sum, { kind, count }) => (kind === 'snoozed' ? sum : sum + count), 0);
    return { groups, total };
  }
}

function entryOf(
  { price: open, currency, count: _count, act, ...entry }: WorkRow,
  prices: ReadonlyMap<number, ShownPrice>,
): WorkEntry | null {
  if (act === null) return null;
  const price =
    open !== null && currency !== null
      ? { amount: open, currency, kind: 'open' as const }
      : ((entry.order_id !== null && entry.message_id === null ? prices.get(entry.order_id) : null) ?? null);
  return { ...entry, act, price };
}
