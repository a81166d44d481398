import { describe, expect, test } from '@jest/globals';
import { refused } from '../../testing/api-caller.js';
import { clientFields } from '../../testing/directory.js';
import { faultText } from './problem-texts.js';
import { aLink, offerIds } from '../../testing/links.js';
import { anOrderAt, mailFields, priceFields } from '../../testing/orders.js';
import { aCompany } from '../../testing/people.js';
import { testApp } from '../../testing/test-app.js';

const app = await testApp();
const owner = await aCompany(app);
const order = await anOrderAt(app, owner, 2);

type Answer = Parameters<typeof refused>[0];
const messages = (answer: Answer) =>
  Object.fromEntries(
    (refused(answer, 422).errors ?? []).map(({ field, message }) => [
      field,
      message.replaceAll('\u00a0', ' '),
    ]),
  );

describe('a value that is none of those allowed is told all of them', () => {
  test.each([
    [
      'a kind',
      '/links',
      { kind: 'invoice' },
      { kind: 'order-form, subcontractor-offer, client-offer-selection, subcontractor-order-view' },
    ],
    [
      'a currency that may be null',
      '/send-offers-to-client',
      mailFields(order, { currency_for_client: 'USD' }),
      { currency_for_client: 'PLN, EUR, NOK' },
    ],
  ])('%s', async (_what, path, body, values) => {
    const told = Object.entries(values).map(([field, list]) => [field, `Jedna z wartości: ${list}`]);
    expect(messages(await owner.api.reading('pl').post(path, body))).toEqual(Object.fromEntries(told));
  });

  test('a number, as a status', async () => {
    const change = await owner.api.reading('en').put(`/orders/${order.id}/status`, { status: 77 });
    expect(messages(change)).toEqual({ status: 'One of: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13' });
  });
});

describe('a price', () => {
  test.each([0, -5])('of %d is too little, over a link', async (price) => {
    const carrier =
      order.carriers[0]?.id ??
      (await owner.api.create<{ id: number }>('/subcontractors-personal', clientFields())).id;
    const ids = { order_id: order.id, route_id: order.routes[0] ?? 0, subcontractor_id: carrier };
    const link = await aLink(owner, { kind: 'subcontractor-offer', ...ids });
    const body = { ...offerIds(link), ...priceFields({ price, currency: 'GBP' }) };
    expect(messages(await app.api.reading('pl').post('/public/subcontractor-offer', body))).toEqual({
      price: 'Cena musi być większa niż 0',
      currency: 'Jedna z wartości: PLN, EUR, USD, NOK',
    });
  });
});

describe('an address that is none', () => {
  test.each([
    ['x', 'Nieprawidłowy adres e-mail'],
    ['a..b@c.example', 'Nieprawidłowy adres e-mail'],
    [`${'x'.repeat(250)}@c.example`, 'Najwyżej 254 znaki'],
  ])('%.20s: %s', async (recipient_email, message) => {
    const body = mailFields(order, { recipient_email });
    expect(messages(await owner.api.reading('pl').post('/send-offers-to-client', body))).toEqual({
      recipient_email: message,
    });
  });

  test('nothing is a field to fill', async () => {
    const body = mailFields(order, { recipient_email: '' });
    expect(messages(await owner.api.reading('pl').post('/send-offers-to-client', body))).toEqual({
      recipient_email: 'Pole wymagane',
    });
  });
});

test.each([
  ['pl', 1, 'Co najmniej 1 znak', 'Najwyżej 1 miejsce po przecinku', 'Najwyżej 1 pozycja'],
  ['pl', 3, 'Co najmniej 3 znaki', 'Najwyżej 3 miejsca po przecinku', 'Najwyżej 3 pozycje'],
  ['pl', 12, 'Co najmniej 12 znaków', 'Najwyżej 12 miejsc po przecinku', 'Najwyżej 12 pozycji'],
  ['pl', 22, 'Co najmniej 22 znaki', 'Najwyżej 22 miejsca po przecinku', 'Najwyżej 22 pozycje'],
  ['en', 1, 'At least 1 character', 'At most 1 decimal', 'At most 1 item'],
  ['en', 2, 'At least 2 characters', 'At most 2 decimals', 'At most 2 items'],
  ['no', 1, 'Minst 1 tegn', 'Høyst 1 desimal', 'Høyst 1 element'],
  ['no', 2, 'Minst 2 tegn', 'Høyst 2 desimaler', 'Høyst 2 elementer'],
] as const)('in %s, words after %d take their form', (language, limit, ...texts) => {
  const codes = ['too_short', 'too_many_decimals', 'too_many_items'] as const;
  expect(codes.map((code) => faultText(code, { limit: String(limit) }, language))).toEqual(texts);
});
