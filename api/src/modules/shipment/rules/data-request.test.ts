import { describe, expect, it } from '@jest/globals';
import { dataRequestActions, missingForDataRequest } from './data-request.js';
import { orderStatuses } from '../../../kernel/order/order-status.js';

describe('asking the client for data', () => {
  const facts = { status: 0, clientId: 1, clientEmail: 'jan@klient.example' } as const;

  it('is possible until the offer is with them', () => {
    expect(orderStatuses.filter((status) => dataRequestActions({ ...facts, status }).length > 0)).toEqual([
      0, 1, 2,
    ]);
    expect(dataRequestActions(facts)).toEqual([{ action: 'request_data', allowed: true, missing: [] }]);
    expect(missingForDataRequest({ ...facts, status: 3, clientId: null })).toEqual([
      { code: 'wrong_status' },
    ]);
  });

  it('needs a record that the form is made out to, and an address', () => {
    expect(missingForDataRequest({ ...facts, clientId: null, clientEmail: '' })).toEqual([
      { code: 'client_missing' },
      { code: 'client_email_missing' },
    ]);
    expect(dataRequestActions({ ...facts, clientId: null })).toMatchObject([{ allowed: false }]);
  });
});
