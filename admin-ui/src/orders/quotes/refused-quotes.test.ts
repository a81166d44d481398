import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { routeStatus } from '../order-view';
import { refusedQuotes } from './refused-quotes';

const quote = (id: number, name: string, isChosen = false) => ({
  id,
  is_chosen: isChosen,
  subcontractor: { id, name, email: null },
});
const refusal = (reason: string) => ({ event: 'subcontractor_rejects', reason });
const quotes = [quote(1, 'Fjord', true), quote(2, 'Skagen'), quote(3, 'Tatra')];

describe('quotes of carriers who refused', () => {
  it('are the chosen one of a rejected route, whatever reason was given', () => {
    const refused = refusedQuotes({ status: routeStatus.rejected }, quotes, [refusal('No vehicle')]);
    assert.deepEqual([...refused], [1]);
  });

  it('are those that the history names, but not one that is chosen again', () => {
    const history = [refusal('Skagen'), refusal('Fjord'), { event: 'revise', reason: 'Tatra' }];
    assert.deepEqual([...refusedQuotes({ status: routeStatus.fresh }, quotes, history)], [2]);
  });
});
