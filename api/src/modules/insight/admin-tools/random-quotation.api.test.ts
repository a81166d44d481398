import { describe, expect, test } from '@jest/globals';
import { isPostCode } from '../../../kernel/contact/post-code.js';
import { faultsIn } from '../../../testing/api-caller.js';
import { aClient } from '../../../testing/directory.js';
import { aCompany, anAdministrator } from '../../../testing/people.js';
import { testApp } from '../../../testing/test-app.js';
import type { OrderDetails } from '../../shipment/orders/order.dto.js';
import type { RandomQuotation } from './admin-tools.dto.js';
import {
  randomRequest,
  samplePlaces,
  sampleLanguageOf,
  sampleTexts,
  type SampleLanguage,
} from './samples.js';

const app = await testApp();
const admin = await anAdministrator(app);
const owner = await aCompany(app);
const rival = await aCompany(app);
const path = '/tests/generate-random-quotation';

test('a request of the user’s company is entered like one of the form', async () => {
  const client = await aClient(owner);
  const input = { user_id: owner.id, client_id: client.id };
  const made = await admin.api.reading('no').create<RandomQuotation>(path, input);
  expect(made).toMatchObject({
    success: true,
    message: `Tilfeldig forespørsel ${made.quotation.id} ble opprettet.`,
    quotation: { status: 0, user_id: owner.id, client_id: client.id, client_email: client.email },
  });
  const order = await owner.api.read<OrderDetails>(`/orders/${made.quotation.id}/details`);
  expect(order).toMatchObject({ status: 0, client_name: client.name, is_read: false, routes: [] });
  const history = await owner.api.read(`/orders/${made.quotation.id}/history`);
  expect(history).toMatchObject({ items: [{ from_status: null, to_status: 0, user_id: null }] });
});

test('is in the words of the client’s country, and from there or to there', async () => {
  const clients = [
    await aClient(owner, { country_id: 21, post_code: '9008' }),
    await aClient(owner, { country_id: 2, post_code: '10115' }),
  ];
  for (const [index, language] of (['no', 'de'] as const).entries()) {
    const input = { user_id: owner.id, client_id: clients[index]?.id };
    const { quotation } = await admin.api.create<RandomQuotation>(path, input);
    const { country, cargoes, notes } = sampleTexts[language];
    const order = await owner.api.read<OrderDetails>(`/orders/${quotation.id}/details`);
    expect(cargoes.map(([name]) => name)).toContain(order.cargo_type);
    expect(notes).toContain(order.notes);
    expect([order.pickup_country, order.delivery_country]).toContain(country);
  }
});

describe('is refused', () => {
  test.each([
    ['a user who is not there', 2_000_000_000],
    ['an administrator, who has no company', 0],
  ])('for %s', async (_who, id) => {
    const { id: client_id } = await aClient(owner);
    const answer = await admin.api.post(path, { user_id: id || admin.id, client_id });
    expect(faultsIn(answer)).toEqual({ user_id: 'unknown_record' });
  });

  test('for a client of somebody else, or of nobody', async () => {
    const { id } = await aClient(rival);
    for (const client_id of [id, 2_000_000_000]) {
      expect(faultsIn(await admin.api.post(path, { user_id: owner.id, client_id }))).toEqual({
        client_id: 'unknown_record',
      });
    }
  });

  test('without numbers', async () => {
    expect(faultsIn(await admin.api.post(path, {}))).toEqual({ client_id: 'required', user_id: 'required' });
    expect(faultsIn(await admin.api.post(path, { user_id: '1', client_id: 1.5 }))).toEqual({
      client_id: 'not_an_integer',
      user_id: 'not_an_integer',
    });
  });
});

describe('what is made up', () => {
  test('towns have post codes of their countries', () => {
    for (const { country, post_code, city } of samplePlaces) {
      expect([city, isPostCode(country, post_code)]).toEqual([city, true]);
    }
  });

  test('is in English where nothing is known of a country’s language', () => {
    expect(['PL', 'NO', 'AT', 'IE', 'SE', null].map(sampleLanguageOf)).toEqual([
      'pl',
      'no',
      'de',
      'en',
      'en',
      'pl',
    ]);
  });

  test('is what a truck can carry, on working days to come', () => {
    const now = new Date('2026-11-20T12:00:00Z');
    for (let count = 0; count < 500; count += 1) {
      const language = (['pl', 'no', 'de', 'en'] as const)[count % 4] as SampleLanguage;
      const request = randomRequest(now, language);
      const { country, cargoes, notes } = sampleTexts[language];
      expect([request.pickup_country, request.delivery_country]).toContain(country);
      expect(cargoes.map(([name]) => name)).toContain(request.cargo_type);
      expect(notes).toContain(request.notes);
      expect(request.pickup_date.getTime()).toBeGreaterThan(now.getTime());
      expect(request.delivery_date.getTime()).toBeGreaterThan(request.pickup_date.getTime());
      for (const date of [request.pickup_date, request.delivery_date]) {
        expect([0, 6]).not.toContain(date.getUTCDay());
      }
      expect(request.pickup_city).not.toBe(request.delivery_city);
      expect(request.pallets_count).toBeGreaterThan(0);
      expect(request.weight).toBeGreaterThan(0);
      expect(request.weight).toBeLessThanOrEqual(24_000);
    }
  });
});
