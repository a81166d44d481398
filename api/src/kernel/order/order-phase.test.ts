import { describe, expect, it } from '@jest/globals';
import { orderStatuses } from './order-status.js';
import { activityGroup, isEditable, isInValuation, isPriceFrozen, showsDocuments } from './order-phase.js';

const from = (first: number, last: number): number[] =>
  orderStatuses.filter((status) => status >= first && status <= last);

describe('thresholds of the order page', () => {
  it.each([
    ['isEditable', isEditable, from(0, 2)],
    ['isInValuation', isInValuation, from(1, 2)],
    ['isPriceFrozen', isPriceFrozen, from(3, 13)],
    ['showsDocuments', showsDocuments, from(6, 13)],
  ])('%s holds for its statuses and no others', (_name, holds, statuses) => {
    expect(orderStatuses.filter(holds)).toEqual(statuses);
  });

  it.each([
    ['in_valuation', from(0, 2)],
    ['offers', from(3, 5)],
    ['in_progress', from(6, 10)],
    ['finished', from(11, 13)],
  ])('puts into %s the statuses %j', (group, statuses) => {
    expect(orderStatuses.filter((status) => activityGroup(status) === group)).toEqual(statuses);
  });
});
