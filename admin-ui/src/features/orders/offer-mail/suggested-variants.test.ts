import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  canVary,
  furtherVariant,
  nameFaults,
  suggestVariants,
  type SuggestedQuote,
  type SuggestedRoute,
} from './suggested-variants';

const at = (day: string | null) => day && `2026-12-${day}T12:00:00.000Z`;
const quote = (
  id: number,
  routeId: number,
  [from, to]: readonly [string | null, string | null],
  isLeft = true,
): SuggestedQuote => ({
  id,
  quotation_route_id: routeId,
  pickup_date: at(from),
  delivery_date: at(to),
  subcontractor_id: isLeft ? 100 + id : null,
  subcontractor: { name: `Carrier ${id}`, email: null },
});
const route = (id: number, from: string, to: string): SuggestedRoute => ({
  id,
  pickup_date: `2026-12-${from}T12:00:00.000Z`,
  delivery_date: `2026-12-${to}T12:00:00.000Z`,
});
const prices = new Map<number, number | null>([
  [1, 900],
  [2, 1200],
  [3, 500],
  [4, null],
]);
const twoRoutes = [route(7, '01', '05'), route(8, '05', '10')];
const suggest = (quotes: SuggestedQuote[], routes: SuggestedRoute[], latest = '31') =>
  suggestVariants({
    quotes,
    routes,
    wantedBy: `2026-12-${latest}T12:00:00.000Z`,
    prices,
    currency: 'EUR',
    language: 'pl',
  }).map(({ kind, quote_ids: ids, currency_for_client: currency }) => [kind, ids.join(), currency]);

describe('suggested variants', () => {
  it('are the cheapest quotes and those that deliver first', () => {
    const quotes = [
      quote(1, 7, ['01', '05']),
      quote(2, 7, ['01', '03']),
      quote(3, 8, ['05', '09']),
      quote(4, 8, ['03', '06']),
    ];
    assert.deepEqual(suggest(quotes, twoRoutes), [
      ['cheap', '1,3', 'EUR'],
      ['fast', '2,4', 'EUR'],
    ]);
  });

  it('differ also where the cheapest quote is the fastest', () => {
    const quotes = [quote(1, 7, ['01', '03']), quote(2, 7, ['01', '05'])];
    assert.deepEqual(suggest(quotes, [route(7, '01', '05')]), [
      ['cheap', '1', 'EUR'],
      ['own', '2', 'EUR'],
    ]);
  });

  it('combine only what can be driven one after another', () => {
    const quotes = [
      quote(1, 7, ['01', '06']),
      quote(2, 7, ['01', '03']),
      quote(3, 8, ['04', '09']),
      quote(5, 8, ['06', '10']),
    ];
    assert.deepEqual(
      suggest(quotes, twoRoutes).map(([, ids]) => ids),
      // Quote 3, the cheapest of its route, starts before quote 1 arrives.
      ['2,3', '1,5'],
    );
  });

  it('come in time where some do', () => {
    const quotes = [quote(1, 7, ['01', '06']), quote(2, 7, ['01', '03'])];
    assert.deepEqual(
      suggest(quotes, [route(7, '01', '05')], '05').map(([, ids]) => ids),
      ['2', '1'],
    );
  });

  it('drive at the route’s times where a quote names none', () => {
    const quotes = [quote(1, 7, [null, null]), quote(3, 8, ['04', '09']), quote(4, 8, [null, null])];
    assert.deepEqual(suggest(quotes, twoRoutes), [['cheap', '1,4', 'EUR']]);
  });

  it('are none where nothing can be driven', () => {
    const quotes = [quote(1, 7, ['01', '06']), quote(3, 8, ['04', '09']), quote(4, 8, ['05', '09'])];
    assert.deepEqual(suggest(quotes, twoRoutes), []);
  });

  const days = ['01', '03'] as const;

  it('need a second quote by somebody who is left, and one for every route', () => {
    assert.equal(canVary([quote(1, 7, days), quote(2, 7, days)], [7]), true);
    assert.equal(canVary([quote(1, 7, days), quote(2, 7, days, false)], [7]), false);
    assert.equal(canVary([quote(1, 7, days), quote(2, 7, days)], [7, 8]), false);
    assert.equal(canVary([], []), false);
  });
});

describe('names of variants', () => {
  const [cheap, fast] = suggestVariants({
    quotes: [quote(1, 7, ['01', '05']), quote(2, 7, ['01', '03'])],
    routes: [route(7, '01', '05')],
    wantedBy: '2026-12-31T12:00:00.000Z',
    prices,
    currency: 'PLN',
    language: 'pl',
  });
  it('are asked for, and differ', () => {
    assert.ok(cheap && fast);
    const third = furtherVariant([cheap, fast], 'pl');
    assert.ok(third);
    assert.deepEqual(nameFaults([cheap, fast]), {});
    assert.deepEqual(nameFaults([cheap, fast, third]), {});
    assert.deepEqual(nameFaults([cheap, fast, { ...third, label: '' }]), { 'variants.2.label': 'required' });
    const named = { ...third, label: ' Express ' };
    assert.deepEqual(nameFaults([cheap, named, { ...third, label: 'express' }]), {
      'variants.2.label': 'repeated',
    });
    assert.deepEqual(nameFaults([cheap, { ...cheap }]), { 'variants.1.kind': 'repeated' });
  });

  it('are proposed in the client’s language, none twice', () => {
    const [, second] = suggestVariants({
      quotes: [quote(1, 7, ['01', '03']), quote(2, 7, ['01', '05'])],
      routes: [route(7, '01', '05')],
      wantedBy: '2026-12-31T12:00:00.000Z',
      prices,
      currency: 'PLN',
      language: 'no',
    });
    assert.ok(second && cheap);
    // Not faster than the cheapest: its letter and how long it takes tell it from that.
    assert.equal(second.label, 'Alternativ B, 4 døgn');
    assert.equal(furtherVariant([cheap, second], 'no')?.label, 'Alternativ C');
    assert.equal(
      furtherVariant([cheap, { ...second, label: 'alternativ c, 2 døgn' }], 'no')?.label,
      'Alternativ D',
    );
  });
});
