import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  allowedNext,
  eventsFrom,
  isOrderStatus,
  manualEvent,
  nextStatus,
  type OrderEvent,
  orderEvents,
  OrderStatus,
  orderStatuses,
  statusKey,
} from './order-status.js';
import { statusLabels } from './order-status-labels.js';

/** The table of the specification, row by row; every pair that is not here is forbidden. */
const rows: readonly [from: OrderStatus[], event: OrderEvent, to: OrderStatus][] = [
  [[0], 'accept', 1],
  [[1, 2], 'ask_subcontractors', 2],
  [[1, 2], 'send_to_client', 3],
  [[3], 'client_accepts', 4],
  [[3, 4], 'reject', 5],
  [[5], 'revise', 1],
  [[4], 'create_order', 6],
  [[6, 7, 8, 9], 'send_to_subcontractor', 7],
  [[7, 9], 'subcontractor_accepts', 8],
  [[7, 8], 'subcontractor_rejects', 9],
  [[9], 'choose_again', 9],
  [[8], 'pods_complete', 10],
  [[6, 7, 8, 9, 10], 'save_invoice', 11],
  [[11], 'mail_invoice', 12],
  [[12], 'pay', 13],
];

describe('the status machine', () => {
  it.each(orderStatuses.flatMap((from) => orderEvents.map((event) => ({ from, event }))))(
    'leads from $from by $event where the table says',
    ({ from, event }) => {
      const row = rows.find(([froms, name]) => name === event && froms.includes(from));
      expect(nextStatus(from, event)).toBe(row === undefined ? null : row[2]);
    },
  );

  it.each([
    [0, [1]],
    [1, [2, 3]],
    [2, [2, 3]],
    [3, [4, 5]],
    [4, [5, 6]],
    [5, [1]],
    [6, [7, 11]],
    [7, [7, 8, 9, 11]],
    [8, [7, 9, 10, 11]],
    [9, [7, 8, 9, 11]],
    [10, [11]],
    [11, [12]],
    [12, [13]],
    [13, []],
  ] as [OrderStatus, OrderStatus[]][])('allows after %i only %j', (from, next) => {
    expect(allowedNext(from)).toEqual(next);
  });

  it('lets a person set exactly seven steps', () => {
    const steps = orderStatuses.flatMap((from) =>
      orderStatuses.flatMap((to) => {
        const event = manualEvent(from, to);
        return event === null ? [] : [[from, to, event]];
      }),
    );
    expect(steps).toEqual([
      [0, 1, 'accept'],
      [3, 4, 'client_accepts'],
      [3, 5, 'reject'],
      [4, 5, 'reject'],
      [4, 6, 'create_order'],
      [5, 1, 'revise'],
      [12, 13, 'pay'],
    ]);
  });

  it('never leaves the table, whatever happens in whatever order', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...orderEvents), { maxLength: 60 }), (events) => {
        let status: OrderStatus = OrderStatus.Created;
        for (const event of events) {
          const next = nextStatus(status, event);
          if (next === null) continue;
          expect(allowedNext(status)).toContain(next);
          expect(eventsFrom(status)).toContain(event);
          status = next;
        }
        expect(isOrderStatus(status)).toBe(true);
      }),
    );
  });

  it('reaches every status from a new request, and an end from every status', () => {
    const reachable = (start: OrderStatus): Set<OrderStatus> => {
      const seen = new Set<OrderStatus>([start]);
      for (const status of seen) allowedNext(status).forEach((next) => seen.add(next));
      return seen;
    };
    expect([...reachable(OrderStatus.Created)].sort((a, b) => a - b)).toEqual(orderStatuses);
    for (const status of orderStatuses) expect(reachable(status).has(OrderStatus.Paid)).toBe(true);
  });
});

describe('names of statuses', () => {
  it('has a different key and a different label for each status in each language', () => {
    expect(new Set(orderStatuses.map(statusKey)).size).toBe(14);
    expect(statusLabels.no[OrderStatus.Paid]).toBe('Ordre betalt');
    for (const labels of Object.values(statusLabels)) {
      expect(new Set(Object.values(labels)).size).toBe(14);
      expect(Object.keys(labels).map(Number)).toEqual(orderStatuses);
    }
  });

  it.each([-1, 14, 0.5, NaN, '3', null, undefined])('does not take %p for a status', (value) => {
    expect(isOrderStatus(value)).toBe(false);
  });
});
