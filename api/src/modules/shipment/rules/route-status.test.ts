import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { OrderStatus, orderStatuses } from '../../../kernel/order/order-status.js';
import { type RouteFacts, RouteStatus, statusAfterAnswer, statusAfterSending } from './route-status.js';

const routes = (...statuses: RouteStatus[]): RouteFacts[] =>
  statuses.map((status, index) => ({ id: index + 1, status, chosenOfferId: index + 10, hasPod: false }));

const { New, Waiting, Accepted, Rejected } = RouteStatus;

describe('sending the order to a carrier', () => {
  it.each([6, 7, 8, 9] as const)('moves an order at %i to 7', (from) => {
    expect(statusAfterSending(from, routes(Waiting, Accepted))).toBe(OrderStatus.SentToContractor);
  });

  it('leaves an order at 9 while another route is still declined', () => {
    expect(statusAfterSending(9, routes(Waiting, Rejected))).toBe(OrderStatus.RejectedBySubcontractor);
  });

  it.each(orderStatuses.filter((status) => status < 6 || status > 9))('is impossible at %i', (from) => {
    expect(statusAfterSending(from, routes(Waiting))).toBeNull();
  });
});

describe("a carrier's answer", () => {
  it.each([
    [7, 'accept', routes(Accepted), 8],
    [7, 'accept', routes(Accepted, Waiting), 7],
    [7, 'accept', routes(Accepted, New), 7],
    [9, 'accept', routes(Accepted, Rejected), 9],
    [9, 'accept', routes(Accepted, Accepted), 8],
    [7, 'reject', routes(Rejected, Waiting), 9],
    [8, 'reject', routes(Rejected, Accepted), 9],
    [9, 'reject', routes(Rejected, Rejected), 9],
    [6, 'accept', routes(New), null],
    [6, 'reject', routes(New), null],
    [10, 'accept', routes(Accepted), null],
    [10, 'reject', routes(Accepted), null],
    [3, 'reject', routes(New), null],
  ] as const)('at %i, %s with routes %j leads to %p', (from, answer, after, to) => {
    expect(statusAfterAnswer(from, answer, after)).toBe(to);
  });
});

describe('an order with several routes', () => {
  it('is at 9 exactly while a carrier has declined, and at 8 once all have accepted', () => {
    const step = fc.record({ route: fc.nat(3), move: fc.constantFrom('send', 'accept', 'reject', 'choose') });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 80 }), fc.integer({ min: 1, max: 4 }), (steps, count) => {
        let status: OrderStatus = OrderStatus.OrderCreated;
        const states: RouteStatus[] = Array.from({ length: count }, () => New);
        for (const { route, move } of steps) {
          const index = route % count;
          const wanted = { send: New, accept: Waiting, reject: Waiting, choose: Rejected }[move];
          if (states[index] !== wanted) continue;
          const next = { send: Waiting, accept: Accepted, reject: Rejected, choose: New }[move];
          states[index] = next;
          if (move === 'send') status = statusAfterSending(status, routes(...states)) ?? status;
          if (move === 'accept' || move === 'reject') {
            status = statusAfterAnswer(status, move, routes(...states)) ?? status;
          }
          if (states.includes(Rejected)) expect(status).toBe(OrderStatus.RejectedBySubcontractor);
          if (states.every((state) => state === Accepted)) expect(status).toBe(OrderStatus.InProgress);
          expect([6, 7, 8, 9]).toContain(status);
        }
      }),
    );
  });
});
