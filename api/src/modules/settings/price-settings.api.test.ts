import { describe, expect, test } from '@jest/globals';
import { faultsIn } from '../../testing/api-caller.js';
import { refusesBadBodies } from '../../testing/bad-bodies.js';
import { aCollaborator, aCompany } from '../../testing/people.js';
import { refusesValues } from '../../testing/refused-values.js';
import { testApp } from '../../testing/test-app.js';

const app = await testApp();
const owner = await aCompany(app);
const path = '/user-price-km';
const price = (changes: object = {}) => ({ price_per_km: 4.25, currency: 'EUR', ...changes });

test('is the company’s: set by the owner, read by everybody of it, by nobody else', async () => {
  const company = await aCompany(app);
  const colleague = await aCollaborator(app, company);
  const rival = await aCompany(app);
  expect(await colleague.api.read(path)).toEqual({ price_per_km: null, currency: 'PLN' });
  expect(await company.api.change(path, price())).toEqual(price());
  expect(await colleague.api.read(path)).toEqual(price());
  expect(await company.api.change(path, price({ price_per_km: 0 }))).toEqual(price({ price_per_km: 0 }));
  expect(await company.api.read(path)).toEqual(price({ price_per_km: 0 }));
  expect(await rival.api.read(path)).toEqual({ price_per_km: null, currency: 'PLN' });
});

test('set for the first time many times at once is set', async () => {
  const company = await aCompany(app);
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_each, index) => company.api.put(path, price({ price_per_km: index }))),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
});

describe('rules', () => {
  test('price and currency are both needed', async () => {
    expect(faultsIn(await owner.api.put(path, {}))).toEqual({
      currency: 'required',
      price_per_km: 'required',
    });
  });

  refusesValues(
    [
      ['price_per_km', -0.01, 'too_small'],
      ['price_per_km', 4.255, 'too_many_decimals'],
      ['price_per_km', '4.25', 'not_a_number'],
      ['price_per_km', 1e12, 'too_large'],
      ['currency', 'GBP', 'not_in_list'],
      ['currency', 'eur', 'not_in_list'],
    ],
    (field, value) => owner.api.put(path, price({ [field]: value })),
  );

  refusesBadBodies({ method: 'PUT', path: () => path, caller: () => owner.api, body: () => price() });
});
