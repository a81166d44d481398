import { describe, expect, it } from '@jest/globals';
import { allowedActions, missingFor, type OrderFacts } from './order-actions.js';
import { orderEvents, nextStatus, OrderStatus, orderStatuses } from '../../../kernel/order/order-status.js';
import { type RouteFacts, RouteStatus } from './route-status.js';

const route = (facts: Partial<RouteFacts> = {}): RouteFacts => ({
  id: 1,
  status: RouteStatus.New,
  chosenOfferId: 5,
  hasPod: false,
  ...facts,
});

const order = (facts: Partial<OrderFacts> = {}): OrderFacts => ({
  status: OrderStatus.Accepted,
  clientEmail: 'buyer@client.example',
  routes: [route()],
  totalMinor: 120_000,
  missingRates: [],
  hasIssuedInvoice: false,
  ...facts,
});

describe('what an event lacks', () => {
  it.each(orderStatuses.flatMap((status) => orderEvents.map((event) => ({ status, event }))))(
    'is the right status at $status for $event exactly when the table has no such step',
    ({ status, event }) => {
      const lacks = missingFor(order({ status }), event).some(({ code }) => code === 'wrong_status');
      expect(lacks).toBe(nextStatus(status, event) === null);
    },
  );

  it.each<[string, Partial<OrderFacts>, unknown[]]>([
    ['a complete offer', {}, []],
    ['no routes', { routes: [], totalMinor: 0 }, [{ code: 'no_routes' }, { code: 'total_zero' }]],
    [
      'routes without a quote',
      { routes: [route(), route({ id: 2, chosenOfferId: null }), route({ id: 3, chosenOfferId: null })] },
      [{ code: 'route_without_chosen_quote', routeIds: [2, 3] }],
    ],
    ['no address', { clientEmail: null }, [{ code: 'client_email_missing' }]],
    ['an empty address', { clientEmail: '' }, [{ code: 'client_email_missing' }]],
    [
      'a missing rate',
      { missingRates: ['NOK', 'USD'] },
      [{ code: 'missing_rate', currencies: ['NOK', 'USD'] }],
    ],
    ['a total of nothing', { totalMinor: 0 }, [{ code: 'total_zero' }]],
    ['no total', { totalMinor: null }, [{ code: 'total_zero' }]],
  ])('before an offer with %s', (_name, facts, missing) => {
    expect(missingFor(order(facts), 'send_to_client')).toEqual(missing);
    expect(missingFor(order({ ...facts, status: 2 }), 'send_to_client')).toEqual(missing);
  });

  it('names everything at once', () => {
    const facts = {
      routes: [route({ chosenOfferId: null })],
      clientEmail: null,
      missingRates: ['USD'],
      totalMinor: 0,
    };
    expect(missingFor(order(facts), 'send_to_client').map(({ code }) => code)).toEqual([
      'route_without_chosen_quote',
      'client_email_missing',
      'missing_rate',
      'total_zero',
    ]);
  });

  it('wants a route before carriers are asked', () => {
    expect(missingFor(order({ routes: [] }), 'ask_subcontractors')).toEqual([{ code: 'no_routes' }]);
    expect(missingFor(order({ routes: [route({ chosenOfferId: null })] }), 'ask_subcontractors')).toEqual([]);
  });

  const sent = [
    route({ id: 1, status: RouteStatus.Waiting }),
    route({ id: 2, status: RouteStatus.Rejected }),
    route({ id: 3, chosenOfferId: null }),
  ];

  it('judges one route when it is named', () => {
    const facts = order({ status: 7, routes: [...sent, route({ id: 4 })] });
    const lacks = (id: number): unknown => missingFor(facts, 'send_to_subcontractor', id);
    expect(lacks(1)).toEqual([{ code: 'route_not_new', routeIds: [1] }]);
    expect(lacks(3)).toEqual([{ code: 'no_chosen_quote', routeIds: [3] }]);
    expect(lacks(4)).toEqual([]);
    expect(lacks(99)).toEqual([{ code: 'route_not_found' }]);
    expect(missingFor(facts, 'send_to_subcontractor')).toEqual([]);
  });

  it('tells of all routes when none will do', () => {
    expect(missingFor(order({ status: 7, routes: sent }), 'send_to_subcontractor')).toEqual([
      { code: 'route_not_new', routeIds: [1, 2] },
      { code: 'no_chosen_quote', routeIds: [3] },
    ]);
  });

  it('awaits a carrier’s answer only for a route that was sent', () => {
    const facts = order({ status: 7, routes: sent });
    expect(missingFor(facts, 'subcontractor_accepts', 1)).toEqual([]);
    expect(missingFor(facts, 'subcontractor_rejects', 2)).toEqual([
      { code: 'route_not_waiting', routeIds: [2] },
    ]);
  });

  it('lets another quote be chosen only on a declined route', () => {
    const facts = order({ status: 9, routes: sent });
    expect(missingFor(facts, 'choose_again', 2)).toEqual([]);
    expect(missingFor(facts, 'choose_again', 1)).toEqual([{ code: 'route_not_rejected', routeIds: [1] }]);
  });

  it('wants a proof of delivery for every route', () => {
    const delivered = route({ id: 1, status: RouteStatus.Accepted, hasPod: true });
    const open = route({ id: 2, status: RouteStatus.Accepted });
    expect(missingFor(order({ status: 8, routes: [delivered, open] }), 'pods_complete')).toEqual([
      { code: 'pod_missing', routeIds: [2] },
    ]);
    expect(missingFor(order({ status: 8, routes: [delivered] }), 'pods_complete')).toEqual([]);
    expect(missingFor(order({ status: 8, routes: [] }), 'pods_complete')).toEqual([{ code: 'no_routes' }]);
  });

  it('makes one invoice, and mails what was made', () => {
    expect(missingFor(order({ status: 10 }), 'save_invoice')).toEqual([]);
    expect(missingFor(order({ status: 10, hasIssuedInvoice: true }), 'save_invoice')).toEqual([
      { code: 'invoice_exists' },
    ]);
    expect(missingFor(order({ status: 11, clientEmail: null }), 'mail_invoice')).toEqual([
      { code: 'no_issued_invoice' },
      { code: 'client_email_missing' },
    ]);
    expect(missingFor(order({ status: 11, hasIssuedInvoice: true }), 'mail_invoice')).toEqual([]);
  });
});

describe('what the forwarder can do', () => {
  it.each([
    [0, ['accept']],
    [1, ['ask_subcontractors', 'send_to_client']],
    [3, ['client_accepts', 'reject']],
    [4, ['reject', 'create_order']],
    [5, ['revise']],
    [7, ['send_to_subcontractor', 'save_invoice']],
    [8, ['send_to_subcontractor', 'save_invoice']],
    [9, ['send_to_subcontractor', 'choose_again', 'save_invoice']],
    [12, ['pay']],
    [13, []],
  ] as [OrderStatus, string[]][])('at %i is %j', (status, actions) => {
    expect(allowedActions(order({ status })).map(({ action }) => action)).toEqual(actions);
  });

  it('is allowed exactly when nothing is missing', () => {
    const [ask, send] = allowedActions(order({ totalMinor: 0 }));
    expect(ask).toEqual({ action: 'ask_subcontractors', allowed: true, missing: [] });
    expect(send).toEqual({ action: 'send_to_client', allowed: false, missing: [{ code: 'total_zero' }] });
  });
});
