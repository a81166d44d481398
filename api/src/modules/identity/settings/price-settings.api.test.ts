import { describe, expect, test } from '@jest/globals';
import { faultsIn, refused } from '../../../testing/api-caller.js';
import { refusesBadBodies } from '../../../testing/bad-bodies.js';
import { aCollaborator, aCompany } from '../../../testing/people.js';
import { refusesValues } from '../../../testing/refused-values.js';
import { testApp } from '../../../testing/test-app.js';

const app = await testApp();
const owner = await aCompany(app);
const path = '/user-price-km';
const price = (changes: object = {}) => ({ price_per_km: 4.25, currency: 'EUR', ...changes });

test('is the company’s: set by the owner, read by everybody of it, by nobody else', async () => {
  const company = await aCompany(app);
  const colleague = await aCollaborator(app, company);
  const rival = await aCompany(app);
  const unset = { price_per_km: null, currency: 'PLN', version: 0 };
  expect(await colleague.api.read(path)).toEqual(unset);
  expect(await company.api.change(path, price())).toEqual(price({ version: 1 }));
  expect(await colleague.api.read(path)).toEqual(price({ version: 1 }));
  const free = price({ price_per_km: 0, version: 2 });
  expect(await company.api.change(path, price({ price_per_km: 0 }))).toEqual(free);
  expect(await company.api.read(path)).toEqual(free);
  expect(await company.api.change(path, price({ price_per_km: 0 }))).toEqual(free);
  expect(await rival.api.read(path)).toEqual(unset);
});

test('set for the first time many times at once is set', async () => {
  const company = await aCompany(app);
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_each, index) => company.api.put(path, price({ price_per_km: index }))),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
});

describe('two people change the price', () => {
  const put = (version: number, price_per_km: number, { api } = owner) =>
    api.put(path, price({ price_per_km, version }));

  test.each([2 ** 31, 2 ** 53])('a version that there cannot be, %d, is another one', async (version) => {
    const company = await aCompany(app);
    refused(await put(version, 1, company), 409, 'changed_meanwhile');
    await company.api.change(path, price());
    refused(await put(version, 2, company), 409, 'changed_meanwhile');
  });

  test('who edited an older version is told', async () => {
    const company = await aCompany(app);
    expect((await put(0, 1, company)).body).toEqual(price({ price_per_km: 1, version: 1 }));
    refused(await put(0, 2, company), 409, 'changed_meanwhile');
    expect((await put(1, 3, company)).body).toEqual(price({ price_per_km: 3, version: 2 }));
    refused(await put(1, 4, company), 409, 'changed_meanwhile');
    refused(await put(7, 4, company), 409, 'changed_meanwhile');
    expect(await company.api.read(path)).toEqual(price({ price_per_km: 3, version: 2 }));
  });

  test('a version of a price that was never set is nobody’s', async () => {
    const company = await aCompany(app);
    refused(await put(1, 2, company), 409, 'changed_meanwhile');
    expect(await company.api.read(path)).toMatchObject({ price_per_km: null, version: 0 });
  });

  test.each([0, 1])('of many at once who name version %i, one is taken', async (version) => {
    const company = await aCompany(app);
    if (version > 0) await company.api.change(path, price());
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_each, index) => put(version, index + 1, company)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
    expect(await company.api.read(path)).toMatchObject({ version: version + 1 });
  });
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
      ['version', -1, 'too_small'],
      ['version', '1', 'not_an_integer'],
    ],
    (field, value) => owner.api.put(path, price({ [field]: value })),
  );

  refusesBadBodies({ method: 'PUT', path: () => path, caller: () => owner.api, body: () => price() });
});
