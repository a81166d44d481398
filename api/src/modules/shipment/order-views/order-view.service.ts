import type { UiLanguage } from '../../../kernel/text/language.js';
import { shortList } from '../../../platform/http/pages.js';
import type { WorkKind } from '../../../kernel/order/work-kinds.js';
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
  OrderViewQuery,
  OrderViewSequence,
  OrderViewUpdate,
  ViewedList,
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

/** What a view of the queue of work keeps. */
export interface WorkFilter {
  kind?: readonly WorkKind[];
  assigned?: 'mine' | 'unassigned';
  assignee_id?: number;
}

/** Counts the queue of work, which stands in a module after this one. */
export interface WorkCounter {
  /** How many entries each of some filters has for a reader, in their sequence. */
  count: (reader: Reader, filters: readonly WorkFilter[]) => Promise<number[]>;
}

/** Fields of a filter that one list has and the other has not. */
const ofOneList = { orders: ['q', 'status', 'sort'], queue: ['kind', 'assignee_id'] } as const;

/** Named lists of orders and of the queue of work, a person's own and those shared in the company. */
export class OrderViewService {
  constructor(
    private readonly db: Database,
    private readonly work: WorkCounter,
  ) {}

  async list(
    reader: Reader,
    { list = 'orders', ...query }: OrderViewQuery,
    language: UiLanguage,
  ): Promise<OrderViewList> {
    const views = await listViews(this.db.reads, reader, { list });
    const counts = await this.count(
      reader,
      list,
      views.map(({ filter }) => filter),
    );
    const counted = views.map((view, index) => ({ ...view, count: counts[index] ?? 0 }));
    return shortList(counted, query, ['id', 'name'], language);
  }

  /**
   * @throws {Conflict} `too_many_views`
   * @throws {InvalidInput} when the list could not be read by that filter
   */
  async create(
    reader: Reader,
    { name, list = 'orders', filter, is_shared = false }: OrderViewInput,
  ): Promise<OrderView> {
    requireFilter(list, filter);
    const id = await this.db.inCompany(reader.companyId, async (unit) => {
      const on = connectionOf(unit);
      await lockViewsOf(on, reader);
      if ((await countOwnViews(on, reader)) >= mostViews)
        throw new Conflict('too_many_views', { limit: mostViews });
      return insertView(on, reader, { name: name.trim(), list, filter, is_shared });
    });
    return this.get(reader, id);
  }

  /** @throws {NotFound} when there is none that the caller may see */
  async update(reader: Reader, id: number, { name, filter, is_shared }: OrderViewUpdate): Promise<OrderView> {
    if (filter) requireFilter((await this.find(reader, id)).list, filter);
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

  async arrange(
    reader: Reader,
    { ids, list }: OrderViewSequence,
    language: UiLanguage,
  ): Promise<OrderViewList> {
    await this.db.inCompany(reader.companyId, (unit) => keepSequence(connectionOf(unit), reader, ids));
    return this.list(reader, { list }, language);
  }

  /** @throws {NotFound} when it is not there any more, or was taken back from the company */
  private async get(reader: Reader, id: number): Promise<OrderView> {
    const view = await this.find(reader, id);
    const [count = 0] = await this.count(reader, view.list, [view.filter]);
    return { ...view, count };
  }

  private async find(reader: Reader, id: number) {
    const [view] = await listViews(this.db.reads, reader, { id });
    if (!view) throw new NotFound();
    return view;
  }

  private count(reader: Reader, list: ViewedList, filters: readonly OrderViewFilter[]): Promise<number[]> {
    return list === 'queue' ? this.work.count(reader, filters) : countOrders(this.db.reads, reader, filters);
  }
}

function requireFilter(list: ViewedList, filter: OrderViewFilter): void {
  const { status = [], sort } = filter;
  const faults = [
    ...ofOneList[list === 'queue' ? 'orders' : 'queue']
      .filter((field) => filter[field] !== undefined)
      .map((field) => ({ field: `filter.${field}`, code: 'unknown_field' as const })),
    ...(status.every(isOrderStatus) ? [] : [{ field: 'filter.status', code: 'invalid_value' as const }]),
    ...(sort === undefined || isOrderSort(sort)
      ? []
      : [{ field: 'filter.sort', code: 'unknown_sort_field' as const }]),
  ];
  if (faults.length > 0) throw new InvalidInput(faults);
}
