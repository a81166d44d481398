import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { allowedActions } from '../modules/shipment/rules/order-actions.js';
import { statusLabels } from './order/order-status-labels.js';
import { orderEvents, OrderStatus, orderStatuses, statusKey } from './order/order-status.js';
import { currencies, summaryCurrencies } from './money/money.js';
import { linkPurposes } from './links/link-signing.js';
import { RouteStatus } from '../modules/shipment/rules/route-status.js';
import { uiLanguages } from './text/language.js';
import { adrClasses, bodyTypes, incoterms, lostReasons } from './order/transport-facts.js';

interface Contract {
  components: { schemas: Record<string, Record<string, unknown> | undefined> };
}

const contract = JSON.parse(
  readFileSync(new URL('../../../openapi/openapi.json', import.meta.url), 'utf8'),
) as Contract;

/** What the contract says of a schema; screens take it from there. */
function said(schema: string, key = 'enum'): unknown {
  return contract.components.schemas[schema]?.[key];
}

describe('the contract', () => {
  it('has the statuses, their names, keys and labels as the domain has them', () => {
    expect(said('OrderStatusCode')).toEqual(orderStatuses);
    expect(said('OrderStatusCode', 'x-enum-varnames')).toEqual(Object.keys(OrderStatus));
    expect(said('OrderStatusCode', 'x-enum-keys')).toEqual(orderStatuses.map(statusKey));
    const labels = Object.entries(statusLabels).map(([language, texts]) => [language, Object.values(texts)]);
    expect(said('OrderStatusCode', 'x-enum-labels')).toEqual(Object.fromEntries(labels));
    expect(said('RouteStatusCode')).toEqual(Object.values(RouteStatus));
    expect(said('RouteStatusCode', 'x-enum-varnames')).toEqual(Object.keys(RouteStatus));
  });

  it('has the closed sets of the domain', () => {
    // Asking the client for data is a step that leaves the status as it is.
    expect(said('OrderAction')).toEqual([...orderEvents, 'request_data']);
    expect(said('Currency')).toEqual(currencies);
    expect(said('SummaryCurrency')).toEqual(summaryCurrencies);
    expect(said('LinkKind')).toEqual(linkPurposes);
    expect(said('UiLanguage')).toEqual(uiLanguages);
    expect(said('BodyType')).toEqual(bodyTypes);
    expect([...(said('AdrClass') as string[])].sort()).toEqual(adrClasses);
    expect(said('Incoterm')).toEqual(incoterms);
    expect(said('LostReason')).toEqual(lostReasons);
  });

  it('allows ids, money and margins what the database holds', () => {
    expect(contract.components.schemas['Id']).toMatchObject({
      type: 'integer',
      minimum: 1,
      maximum: 2 ** 31 - 1,
    });
    expect(said('Amount', 'x-decimals')).toBe(2);
    expect(contract.components.schemas['Percent']).toMatchObject({
      minimum: 0,
      maximum: 100,
      'x-decimals': 1,
    });
  });

  it('can tell every action that the domain offers', () => {
    const facts = {
      clientEmail: null,
      routes: [],
      totalMinor: null,
      missingRates: [],
      hasIssuedInvoice: false,
    };
    const offered = orderStatuses.flatMap((status) => allowedActions({ ...facts, status }));
    for (const { action } of offered) expect(said('OrderAction')).toContain(action);
  });
});
