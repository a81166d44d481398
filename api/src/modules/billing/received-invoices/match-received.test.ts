import { describe, expect, test } from '@jest/globals';
import { readElements } from '../structured-invoices/check-fa3.js';
import { isSameCompany, matchReceived, orderReference, type OrderedRoute } from './match-received.js';
import { receivedFacts, type ReceivedFacts } from './received-facts.js';
import { carriersInvoice, nipOf, type CarriersInvoice } from './testing/carriers-invoice.js';

const seller = { nip: nipOf(1), name: 'Nord-Trans sp. z o.o.' };
const storedAt = new Date('2026-11-25T10:00:00Z');

function factsOf(changes: Partial<CarriersInvoice> = {}): ReceivedFacts {
  const { xml } = carriersInvoice(
    {
      seller,
      buyerNip: '5260001246',
      number: 'FV/118',
      issueDate: '2026-11-20',
      currency: 'PLN',
      net: 1000,
      order: '17/1',
      ...changes,
    },
    storedAt,
  );
  const root = readElements(xml);
  const facts = root && receivedFacts(root);
  if (!facts) throw new Error('Not read');
  return facts;
}

const aRoute: OrderedRoute = {
  route_id: 170,
  order_id: 17,
  leg: 1,
  route: 'Gdańsk → Oslo',
  subcontractor_name: 'Nord-Trans',
  seller_nips: [seller.nip],
  approved_nips: [seller.nip],
  agreed: 1000,
  currency: 'PLN',
  invoiced: 0,
  invoice_numbers: [],
  has_pod: true,
};

const matched = (
  changes: Partial<CarriersInvoice>,
  routes: readonly Partial<OrderedRoute>[] = [{}],
  more: { hasTwin?: boolean } = {},
) => {
  const { match, reason, route, difference } = matchReceived({
    facts: factsOf(changes),
    routes: routes.map((route) => ({ ...aRoute, ...route })),
    hasTwin: more.hasTwin ?? false,
    assigned: null,
  });
  return [match, reason, route?.route_id ?? null, difference];
};

describe('the number of an order', () => {
  test.each([
    ['17', 17, null],
    ['17/2', 17, 2],
    [' 17 - 2 ', 17, 2],
    ['nr 17', 17, null],
    ['Zlecenie transportowe nr 17, odcinek 2', 17, 2],
    ['Transportoppdrag nr. 17 etappe 3', 17, 3],
    ['Order 17 leg 2', 17, 2],
  ])('is read of %s', (text, order, leg) => {
    expect(orderReference(text)).toEqual({ order, leg });
  });

  test.each(['', 'BS/2026/11/0042', 'ZT 2026-11-17', '17/2/2026', '0', '99999999999', 'brak'])(
    'is none in %s',
    (text) => {
      expect(orderReference(text)).toBeNull();
    },
  );
});

describe('names of a company', () => {
  test.each([
    ['NORD-TRANS SPÓŁKA Z OGRANICZONĄ ODPOWIEDZIALNOŚCIĄ', 'Nord-Trans Sp. z o.o.', true],
    ['PHU Jan Kowalski Transport', 'Jan Kowalski', true],
    ['Transport Kowalski', 'Transport', false],
    ['Nord-Trans', 'Sued-Trans', false],
    ['S.A.', 'Sp. z o.o.', false],
  ])('%s and %s', (one, other, isSame) => {
    expect(isSameCompany(one, other)).toBe(isSame);
  });
});

describe('an invoice', () => {
  test('is agreed with number, seller, sum, currency and POD', () => {
    expect(matched({})).toEqual(['agreed', null, 170, 0]);
    expect(matched({}, [{ has_pod: false }])).toEqual(['documents_missing', null, 170, 0]);
    expect(matched({ order: null, purchaseOrder: '17' })).toEqual(['agreed', null, 170, 0]);
  });

  test('differs by the sum, with what was invoiced before, or by the currency', () => {
    expect(matched({ net: 1000.01 })).toEqual(['differs', null, 170, 0.01]);
    expect(matched({}, [{ invoiced: 200 }])).toEqual(['differs', null, 170, 200]);
    expect(matched({ net: 800 }, [{ invoiced: 200 }])).toEqual(['agreed', null, 170, 0]);
    expect(matched({ currency: 'EUR' })).toEqual(['differs', null, 170, null]);
    expect(matched({ currency: 'CZK' })).toEqual(['differs', null, 170, null]);
    expect(matched({}, [{ agreed: null, currency: null }])).toEqual(['differs', null, 170, null]);
  });

  test('that came before is a duplicate', () => {
    expect(matched({}, [{ invoice_numbers: ['fv / 118'] }])).toEqual(['duplicate', null, 170, 0]);
    expect(matched({ order: null }, [{ invoice_numbers: ['FV/118'] }])).toEqual(['duplicate', null, 170, 0]);
    expect(matched({ order: null }, [], { hasTwin: true })).toEqual(['duplicate', null, null, null]);
  });

  test('of another seller is never for the order, also under its number', () => {
    expect(matched({}, [{ seller_nips: [nipOf(2)] }])).toEqual(['unknown', 'other_seller', null, null]);
    const unknownSeller = { seller_nips: [], subcontractor_name: 'Sued-Trans' };
    expect(matched({}, [unknownSeller])).toEqual(['unknown', 'new_seller', null, null]);
    // By its name alone it is of nobody's whose number and account were seen.
    const byName = { seller_nips: [], approved_nips: [] };
    // A number that stands in the directory alone finds the route, and was seen on no invoice yet.
    expect(matched({}, [{ approved_nips: [] }])).toEqual(['seller_to_check', 'first_of_seller', 170, 0]);
    expect(matched({ order: null }, [{ approved_nips: [] }])).toEqual([
      'seller_to_check',
      'first_of_seller',
      170,
      0,
    ]);
    expect(matched({}, [byName])).toEqual(['seller_to_check', 'first_of_seller', 170, 0]);
    expect(matched({ net: 1001 }, [byName])).toEqual(['differs', 'first_of_seller', 170, 1]);
    expect(matched({}, [{ ...byName, has_pod: false }])).toEqual([
      'documents_missing',
      'first_of_seller',
      170,
      0,
    ]);
  });

  test('without a number is found by seller and sum, where one route alone fits', () => {
    expect(matched({ order: null })).toEqual(['agreed', null, 170, 0]);
    expect(matched({ order: null }, [{}, { route_id: 180, order_id: 18 }])).toEqual([
      'unknown',
      'several_routes',
      null,
      null,
    ]);
    expect(matched({ order: null, net: 999 })).toEqual(['unknown', 'no_order_number', null, null]);
    expect(matched({ order: null }, [{ seller_nips: [] }])).toEqual([
      'unknown',
      'no_order_number',
      null,
      null,
    ]);
    // A number that is no order's says that it is for something else.
    expect(matched({ order: '99' })).toEqual(['unknown', 'order_not_found', null, null]);
  });

  test('of a carrier with several routes is for the one that is named, or fits', () => {
    const second = { route_id: 171, leg: 2, agreed: 700 };
    expect(matched({ order: '17/2', net: 700 }, [{}, second])).toEqual(['agreed', null, 171, 0]);
    expect(matched({ order: '17', net: 700 }, [{}, second])).toEqual(['agreed', null, 171, 0]);
    expect(matched({ order: '17', net: 500 }, [{}, second])).toEqual([
      'unknown',
      'several_routes',
      null,
      null,
    ]);
    expect(matched({ order: '17', net: 710 }, [{ invoiced: 1000 }, second])).toEqual([
      'differs',
      null,
      171,
      10,
    ]);
    expect(matched({ order: '17/3' }, [{}, second])).toEqual(['unknown', 'order_not_found', null, null]);
  });

  test('that corrects one is for its route', () => {
    const correction = { corrects: 'FV/100', number: 'K/1', net: -100, order: null };
    expect(matched(correction, [{ invoiced: 1100, invoice_numbers: ['FV/100'] }])).toEqual([
      'agreed',
      null,
      170,
      0,
    ]);
  });
});

describe('a file', () => {
  test.each([
    ['nothing', ''],
    ['a document type', '<!DOCTYPE x [<!ENTITY a "b">]><Faktura>&a;</Faktura>'],
    ['an instruction', '<?php x?><Faktura/>'],
    ['another root', '<Rachunek/>'],
    ['no sums', '<Faktura><Fa><P_2>1</P_2></Fa></Faktura>'],
    ['half of it', '<Faktura><Fa>'],
  ])('with %s is not read', (_what, content) => {
    const root = readElements(Buffer.from(content));
    expect(root && receivedFacts(root)).toBeNull();
  });

  test.each([
    ['the seller’s', { accounts: ['61109010140000071219812874'] }, '61109010140000071219812874', false],
    [
      'the factor’s before the seller’s',
      { factorAccounts: ['27114020040000300201355387'] },
      '27114020040000300201355387',
      false,
    ],
    [
      'one that is written in two ways',
      { accounts: ['PL61109010140000071219812874', '61 1090 1014 0000 0712 1981 2874'] },
      'PL61109010140000071219812874',
      false,
    ],
    [
      'none of several',
      { accounts: ['61109010140000071219812874', '27114020040000300201355387'] },
      null,
      true,
    ],
    ['none', { accounts: [] }, null, false],
  ])('is paid to %s account', (_what, changes, account, has_several_accounts) => {
    expect(factsOf(changes)).toMatchObject({ account, has_several_accounts });
  });

  test('is read as it was written', () => {
    expect(factsOf({ net: 1234.5, rate: 8 })).toMatchObject({
      number: 'FV/118',
      net: '1234.50',
      vat: '98.76',
      gross: '1333.26',
      currency: 'PLN',
      order_texts: ['17/1'],
      account: '61109010140000071219812874',
      lines: [{ name: 'Usługa transportowa', net: '1234.50', rate: '8' }],
      line_count: 1,
    });
  });
});
