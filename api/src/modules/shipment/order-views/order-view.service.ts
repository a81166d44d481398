import { isOrderStatus } from '../../../kernel/order/order-status.js';
import { connectionOf } from '../../../platform/db/connection-of.js';
import type { Database } from '../../../platform/db/database.js';
import { Conflict, InvalidInput, NotFound } from '../../../platform/http/errors.js';
import { isOrderSort } from '../orders/order.queries.js';
import type {
  OrderView,
  OrderViewFilter,
  OrderViewInput,
  OrderViewList,
  OrderViewUpdate,
} from './order-view.dto.js';
import {
  changeView,
  countOrders,
  countOwnViews,
  insertView,
  keepSequence,
  listViews,
  lockViewsOf,
  removeView,
  type Reader,
} from './order-view.queries.js';

/** So many views a person may have made in a company. */
const mostViews = 30;

/** Named lists of orders, a person's own and those shared in the company. */
export class OrderViewService {
  constructor(private readonly db: Database) {}

  async list(reader: Reader): Promise<OrderViewList> {
    const views = await listViews(this.db.reads, reader);
    const counts = await countOrders(
      this.db.reads,
      reader,
      views.map(({ filter }) => filter),
    );
    return { items: views.map((view, index) => ({ ...view, count: counts[index] ?? 0 })) };
  }

  /**
   * @throws {Conflict} `too_many_views`
   * @throws {InvalidInput} when the list could not be read by that filter
   */
  async create(reader: Reader, { name, filter, is_shared = false }: OrderViewInput): Promise<OrderView> {
    requireFilter(filter);
    const id = await this.db.inCompany(reader.companyId, async (unit) => {
      const on = connectionOf(unit);
      await lockViewsOf(on, reader);
      if ((await countOwnViews(on, reader)) >= mostViews)
        throw new Conflict('too_many_views', { limit: mostViews });
      return insertView(on, reader, { name: name.trim(), filter, is_shared });
    });
    return this.get(reader, id);
  }

  /** @throws {NotFound} when there is none that the caller may see */
  async update(reader: Reader, id: number, { name, filter, is_shared }: OrderViewUpdate): Promise<OrderView> {
    if (filter) requireFilter(filter);
    const isThere = await this.db.inCompany(reader.companyId, (unit) =>
      changeView(connectionOf(unit), reader, id, { name: name?.trim(), filter, is_shared }),
    );
    if (!isThere) throw new NotFound();
    return this.get(reader, id);
  }

  /** @throws {NotFound} when there is none that the caller may see */
  async remove(reader: Reader, id: number): Promise<void> {
    const isThere = await this.db.inCompany(reader.companyId, (unit) =>
      removeView(connectionOf(unit), reader, id),
    );
    if (!isThere) throw new NotFound();
  }

  async arrange(reader: Reader, ids: readonly number[]): Promise<OrderViewList> {
    await this.db.inCompany(reader.companyId, (unit) => keepSequence(connectionOf(unit), reader, ids));
    return this.list(reader);
  }

  /** @throws {NotFound} when it is not there any more, or was taken back from the company */
  private async get(reader: Reader, id: number): Promise<OrderView> {
    const [view] = await listViews(this.db.reads, reader, id);
    if (!view) throw new NotFound();
    const [count = 0] = await countOrders(this.db.reads, reader, [view.filter]);
    return { ...view, count };
  }
}

function requireFilter({ status = [], sort }: OrderViewFilter): void {
  const faults = [
    ...(status.every(isOrderStatus) ? [] : [{ field: 'filter.status', code: 'invalid_value' as const }]),
    ...(sort === undefined || isOrderSort(sort)
      ? []
      : [{ field: 'filter.sort', code: 'unknown_sort_field' as const }]),
  ];
  if (faults.length > 0) throw new InvalidInput(faults);
}
