import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { AllowedAction, OrderAction } from '../queries/types';
import {
  awaitedUnloading,
  isPodInHead,
  nextStepsOf,
  routeOfStep,
  unreachedRoute,
  waitOf,
  type OrderOfSteps,
} from './next-steps';

const can = (action: OrderAction): AllowedAction => ({ action, allowed: true, missing: [] });
const cannot = (action: OrderAction): AllowedAction => ({
  action,
  allowed: false,
  missing: [{ code: 'x', message: 'Brakuje czegoś' }],
});

type Route = OrderOfSteps['routes'][number];
const quote = { id: 7 } as Route['chosen_offer'];
const aRoute = (fields: Partial<Route> = {}): Route => ({
  id: 1,
  status: 0,
  chosen_offer: null,
  offers_count: 0,
  asked_count: 0,
  has_pod: false,
  delivery_date: '2026-11-01T10:00:00Z',
  ...fields,
});
const chosen = aRoute({ chosen_offer: quote, offers_count: 1 });
const waiting = aRoute({ chosen_offer: quote, status: 1 });
const accepted = aRoute({ chosen_offer: quote, status: 2 });

function anOrder(
  status: number,
  actions: AllowedAction[],
  routes: Route[],
  valid_until = null as string | null,
) {
  return {
    status,
    allowed_actions: actions,
    routes,
    valid_until,
    received_documents_count: 0,
    invoice_delivery: 'handed_over' as OrderOfSteps['invoice_delivery'],
    mails_on_hold: [] as OrderOfSteps['mails_on_hold'],
  };
}

/** The primary step, and those beside it. */
function steps(
  order: OrderOfSteps,
  invoice: Parameters<typeof nextStepsOf>[1] = {},
): [string | null, ...string[]] {
  const { primary, beside } = nextStepsOf(order, invoice);
  return [primary?.step ?? null, ...beside.map(({ step }) => step)];
}

describe('buttons of the head', () => {
  it('ask, compare and then send, while prices are collected', () => {
    const unready = [can('ask_subcontractors'), cannot('send_to_client')];
    assert.deepEqual(steps(anOrder(1, unready, [aRoute()])), ['ask']);
    assert.deepEqual(steps(anOrder(2, unready, [aRoute()])), ['ask']);
    assert.deepEqual(steps(anOrder(2, unready, [aRoute({ offers_count: 2 })])), ['compare']);
    assert.deepEqual(steps(anOrder(2, unready, [aRoute({ offers_count: 2, asked_count: 3 })])), [
      'compare',
      'remind_prices',
    ]);
    // The only quote needs no comparison, and can still be looked at.
    assert.deepEqual(steps(anOrder(2, unready, [aRoute({ offers_count: 1 })])), [
      'send_only_quote',
      'compare',
    ]);
    assert.deepEqual(steps(anOrder(2, unready, [aRoute({ offers_count: 1 }), chosen])), [
      'send_only_quote',
      'compare',
    ]);
    assert.deepEqual(steps(anOrder(2, [can('send_to_client')], [chosen])), ['send_to_client']);
  });

  it('keep the next step in its place, with what it lacks, when nothing can be done yet', () => {
    const { primary } = nextStepsOf(anOrder(2, [cannot('send_to_client')], [chosen]));
    assert.equal(primary?.step, 'send_to_client');
    assert.equal(primary.missing.length, 1);
    assert.deepEqual(steps(anOrder(1, [cannot('send_to_client')], [])), ['send_to_client']);
  });

  it('remind a client, with the answer by hand beside; of an offer that is over there is only the answer', () => {
    const actions = [can('client_accepts'), can('reject')];
    assert.deepEqual(steps(anOrder(3, actions, [chosen])), ['remind_client', 'client_accepts', 'reject']);
    assert.deepEqual(steps(anOrder(3, actions, [chosen], '2026-01-01')), [
      'extend_offer',
      'client_accepts',
      'reject',
    ]);
    assert.deepEqual(steps(anOrder(4, [can('create_order'), can('reject')], [chosen])), [
      'create_order',
      'reject',
    ]);
  });

  it('remind a carrier, with the answer by hand beside; what was not sent yet goes first', () => {
    const sent = [cannot('send_to_subcontractor')];
    assert.deepEqual(steps(anOrder(7, sent, [waiting])), ['remind_carrier', 'carrier_answer']);
    const other = anOrder(7, [can('send_to_subcontractor')], [waiting, chosen]);
    assert.deepEqual(steps(other), ['send_to_subcontractor', 'carrier_answer']);
    assert.equal(waitOf(other, []), null);
  });

  it('copy the link in place of a reminder where no mail leaves, which what is still to be done goes before', () => {
    const client = nextStepsOf(anOrder(3, [can('client_accepts'), can('reject')], [chosen]), {}, false);
    assert.equal(client.primary?.step, 'copy_client_link');
    assert.equal(client.insteadOf, 'remind_client');
    const over = nextStepsOf(anOrder(3, [], [chosen], '2026-01-01'), {}, false);
    assert.deepEqual([over.primary?.step, over.insteadOf], ['extend_offer', null]);
    const carrier = nextStepsOf(anOrder(7, [], [waiting]), {}, false);
    assert.deepEqual([carrier.primary?.step, carrier.insteadOf], ['copy_carrier_link', 'remind_carrier']);
    const ready = nextStepsOf(anOrder(7, [can('send_to_subcontractor')], [waiting, chosen]), {}, false);
    assert.deepEqual([ready.primary?.step, ready.insteadOf], ['send_to_subcontractor', null]);
  });

  it('hand the link over first where the mail did not arrive, and send it again beside', () => {
    const lost = (routeId: number | null, delivery: 'failed' | 'stored' | 'queued') => [
      { delivery, route_id: routeId },
    ];
    const offer = anOrder(3, [can('client_accepts')], [chosen]);
    const toClient = nextStepsOf({ ...offer, mails_on_hold: lost(null, 'failed') });
    assert.deepEqual(
      [toClient.primary?.step, ...toClient.beside.map(({ step }) => step), toClient.insteadOf],
      ['copy_client_link', 'remind_client', 'client_accepts', null],
    );
    // What is tried again may still arrive.
    assert.deepEqual(steps({ ...offer, mails_on_hold: lost(null, 'queued') }), [
      'remind_client',
      'client_accepts',
    ]);
    const other = aRoute({ id: 2, chosen_offer: quote, status: 1 });
    const sent = { ...anOrder(7, [], [waiting, other]), mails_on_hold: lost(2, 'stored') };
    assert.deepEqual(steps(sent), ['copy_carrier_link', 'remind_carrier', 'carrier_answer']);
    assert.equal(unreachedRoute(sent)?.id, 2);
  });

  it('offer another quote while a carrier has declined, and sending once one is chosen', () => {
    const declined = [aRoute({ chosen_offer: quote, status: 3 })];
    const actions = [cannot('send_to_subcontractor'), can('choose_again')];
    assert.deepEqual(steps(anOrder(9, actions, declined)), ['choose_again']);
    assert.deepEqual(steps(anOrder(9, [can('send_to_subcontractor'), cannot('choose_again')], [chosen])), [
      'send_to_subcontractor',
    ]);
  });

  it('lead from the PODs over the invoice to its payment', () => {
    const onTheWay = [cannot('send_to_subcontractor'), can('save_invoice')];
    assert.deepEqual(steps(anOrder(8, onTheWay, [accepted])), ['add_pod', 'save_invoice']);
    const withFile = { ...anOrder(8, onTheWay, [accepted]), received_documents_count: 1 };
    assert.deepEqual(steps(withFile), ['confirm_files', 'save_invoice']);
    assert.deepEqual(steps(anOrder(10, [can('save_invoice')], [accepted])), ['save_invoice']);
    assert.deepEqual(steps(anOrder(11, [can('mail_invoice')], [accepted])), ['mail_invoice']);
    assert.deepEqual(steps(anOrder(12, [can('pay')], [accepted])), ['pay']);
    const late = { isOverdue: true };
    assert.deepEqual(steps(anOrder(12, [can('pay')], [accepted]), late), ['pay', 'remind_payment']);
    // What was only kept can be sent, or was handed over by other ways; where no mail leaves, it is handed over now.
    const kept = { ...anOrder(12, [can('pay')], [accepted]), invoice_delivery: 'stored' as const };
    assert.deepEqual(steps(kept, late), ['mail_invoice', 'pay', 'remind_payment']);
    const { primary, beside } = nextStepsOf(kept, late, false);
    assert.deepEqual(
      [primary, ...beside].map((one) => one?.step),
      ['download_invoice', 'pay'],
    );
    // What the client does not have is sent; nobody is reminded of it, and who has paid all the same has paid.
    for (const invoice_delivery of ['failed', null] as const)
      assert.deepEqual(steps({ ...anOrder(12, [can('pay')], [accepted]), invoice_delivery }, late), [
        'mail_invoice',
        'pay',
      ]);
    // What KSeF refused is neither sent nor owed.
    const refused = { isOverdue: true, isToMend: true };
    assert.deepEqual(steps(anOrder(11, [can('mail_invoice')], [accepted]), refused), ['mend_invoice']);
    assert.deepEqual(steps(anOrder(12, [can('pay')], [accepted]), refused), ['mend_invoice']);
    // A correction that it refused leaves the invoice as it is.
    const corrected = { isOverdue: true, hasCorrectionToMend: true };
    assert.deepEqual(steps(anOrder(11, [can('mail_invoice')], [accepted]), corrected), [
      'mail_invoice',
      'mend_invoice',
    ]);
    assert.deepEqual(steps(anOrder(12, [can('pay')], [accepted]), corrected), [
      'pay',
      'remind_payment',
      'mend_invoice',
    ]);
    assert.deepEqual(steps(anOrder(13, [], [accepted])), [null]);
  });

  it('add documents until the unloading, of which a POD may be one', () => {
    const now = new Date('2026-11-20T12:00:00Z');
    const stepsAt = (order: OrderOfSteps) => {
      const { primary, beside } = nextStepsOf(order, {}, true, now);
      return [primary?.step ?? null, ...beside.map(({ step }) => step)];
    };
    const actions = [cannot('send_to_subcontractor'), can('save_invoice')];
    const planned = { ...accepted, delivery_date: '2026-11-21T08:00:00Z' };
    const ahead = anOrder(8, actions, [planned]);
    assert.deepEqual(stepsAt(ahead), ['add_document', 'save_invoice']);
    assert.equal(awaitedUnloading(ahead, now), '2026-11-21T08:00:00Z');
    // What the carrier said counts before what is planned; on its day, in Warsaw, the POD may come at any hour.
    const said = {
      ...planned,
      chosen_offer: { ...quote, delivery_date: '2026-11-20T23:30:00Z' } as typeof quote,
    };
    assert.deepEqual(stepsAt(anOrder(8, actions, [said])), ['add_document', 'save_invoice']);
    const sooner = {
      ...planned,
      chosen_offer: { ...quote, delivery_date: '2026-11-20T18:00:00Z' } as typeof quote,
    };
    assert.deepEqual(stepsAt(anOrder(8, actions, [planned, sooner])), ['add_pod', 'save_invoice']);
    assert.equal(awaitedUnloading(anOrder(8, actions, [planned, sooner]), now), null);
    assert.equal(awaitedUnloading({ ...ahead, received_documents_count: 1 }, now), null);
  });

  it('file the POD, or open the one that came, unless something else is to be done first', () => {
    const onTheWay = anOrder(8, [can('save_invoice')], [accepted]);
    assert.deepEqual([isPodInHead(onTheWay, false), isPodInHead(onTheWay, true)], [true, false]);
    // What waits is the POD, or another file: then that is opened first.
    const withFile = { ...onTheWay, received_documents_count: 1 };
    assert.deepEqual([isPodInHead(withFile, false), isPodInHead(withFile, true)], [false, true]);
    // The list of several is shown.
    assert.equal(isPodInHead({ ...onTheWay, received_documents_count: 2 }, true), false);
    const unsent = { ...withFile, allowed_actions: [can('send_to_subcontractor')] };
    assert.deepEqual([isPodInHead(unsent, false), isPodInHead(unsent, true)], [false, false]);
    const reminded = anOrder(8, [], [waiting, accepted]);
    assert.equal(isPodInHead(reminded, false), false);
  });

  it('are about the first route that they can be for', () => {
    const routes = [{ ...chosen, id: 1 }, aRoute({ id: 2, offers_count: 3 }), aRoute({ id: 3 })];
    assert.equal(routeOfStep('ask', routes)?.id, 3);
    assert.equal(routeOfStep('compare', routes)?.id, 2);
    const driven = [
      { ...accepted, id: 4, has_pod: true },
      { ...accepted, id: 5 },
    ];
    assert.equal(routeOfStep('add_pod', driven)?.id, 5);
    assert.equal(routeOfStep('remind_carrier', driven), undefined);
  });
});

describe('whom an order waits for', () => {
  const at = (event: string, hour: number) => ({
    event,
    created_at: `2026-11-20T${String(hour)}:00:00.000Z`,
  });

  it('is told with when it began, and when they were last reminded', () => {
    const order = anOrder(3, [], [chosen]);
    const history = [at('send_to_client', 10), at('reject', 11), at('send_to_client', 12)];
    assert.deepEqual(waitOf(order, history), {
      for: 'client',
      since: history[2]?.created_at,
      remindedAt: null,
    });
    const reminded = [at('send_to_client', 10), at('followed_up', 11)];
    assert.equal(waitOf(order, reminded)?.remindedAt, reminded[1]?.created_at);
    // A reminder of an earlier offer says nothing of this one.
    assert.equal(waitOf(order, [...reminded, at('send_to_client', 12)])?.remindedAt, null);
  });

  it('is the carriers until the first price is there', () => {
    const history = [at('ask_subcontractors', 10)];
    assert.equal(waitOf(anOrder(2, [], [aRoute()]), history)?.for, 'quotes');
    assert.equal(waitOf(anOrder(2, [], [aRoute({ offers_count: 1 })]), history), null);
  });

  it('is nobody where the next move is the forwarder’s', () => {
    for (const status of [0, 1, 4, 5, 6, 10, 11, 13])
      assert.equal(waitOf(anOrder(status, [], [waiting]), []), null, String(status));
  });
});
