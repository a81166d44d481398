import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  canVary,
  furtherVariant,
  nameFaults,
  suggestVariants,
  type SuggestedQuote,
} from './suggested-variants';

const quote = (id: number, routeId: number, day: string | null, isLeft = true): SuggestedQuote => ({
  id,
  quotation_route_id: routeId,
  delivery_date: day && `2026-12-${day}T12:00:00.000Z`,
  subcontractor_id: isLeft ? 100 + id : null,
  subcontractor: { name: `Carrier ${id}`, email: null },
});
const prices = new Map<number, number | null>([
  [1, 900],
  [2, 1200],
  [3, 500],
  [4, null],
]);

describe('suggested variants', () => {
  it('are the cheapest quotes and those that deliver first', () => {
    const quotes = [quote(1, 7, '05'), quote(2, 7, '03'), quote(3, 8, '06'), quote(4, 8, null)];
    const [cheap, fast] = suggestVariants(quotes, [7, 8], prices, 'EUR');
    assert.deepEqual([cheap?.kind, cheap?.quote_ids, cheap?.currency_for_client], ['cheap', [1, 3], 'EUR']);
    assert.deepEqual([fast?.kind, fast?.quote_ids], ['fast', [2, 3]]);
  });

  it('differ also where the cheapest quote is the fastest', () => {
    const quotes = [quote(1, 7, '03'), quote(2, 7, '05')];
    const [cheap, other] = suggestVariants(quotes, [7], prices, 'PLN');
    assert.deepEqual([cheap?.quote_ids, other?.kind, other?.quote_ids], [[1], 'own', [2]]);
  });

  it('need a second quote by somebody who is left, and one for every route', () => {
    assert.equal(canVary([quote(1, 7, '03'), quote(2, 7, '04')], [7]), true);
    assert.equal(canVary([quote(1, 7, '03'), quote(2, 7, '04', false)], [7]), false);
    assert.equal(canVary([quote(1, 7, '03'), quote(2, 7, '04')], [7, 8]), false);
    assert.equal(canVary([], []), false);
  });
});

describe('names of variants', () => {
  const [cheap, fast] = suggestVariants([quote(1, 7, '05'), quote(2, 7, '03')], [7], prices, 'PLN');
  it('are asked for, and differ', () => {
    assert.ok(cheap && fast);
    const third = furtherVariant([cheap, fast]);
    assert.ok(third);
    assert.deepEqual(nameFaults([cheap, fast]), {});
    assert.deepEqual(nameFaults([cheap, fast, third]), { 'variants.2.label': 'required' });
    const named = { ...third, label: ' Express ' };
    assert.deepEqual(nameFaults([cheap, named, { ...third, label: 'express' }]), {
      'variants.2.label': 'repeated',
    });
    assert.deepEqual(nameFaults([cheap, { ...cheap }]), { 'variants.1.kind': 'repeated' });
  });
});
