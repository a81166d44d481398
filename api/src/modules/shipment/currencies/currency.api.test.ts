import { describe, expect, test } from '@jest/globals';
import { faultsIn, refused } from '../../../testing/api-caller.js';
import { aCompany } from '../../../testing/people.js';
import { testApp } from '../../../testing/test-app.js';
import type { Conversion, CurrencyRatePage } from './currency.dto.js';

const app = await testApp({ rates: 'shipped' });
const owner = await aCompany(app);
await app.rows(
  `insert into exchange_rates (date, from_currency, to_currency, rate, source, table_no) values
   ('2026-11-18', 'EUR', 'PLN', 4.25, 'NBP', '223/A/NBP/2026'), ('2026-11-20', 'EUR', 'PLN', 4.3, 'NBP', '225/A/NBP/2026'),
   ('2026-11-23', 'EUR', 'PLN', 9, 'NBP', '226/A/NBP/2026'), ('2026-11-20', 'NOK', 'PLN', 0.36, 'NBP', '225/A/NBP/2026')`,
);

const convert = (from: string, to: string, amount: number, date?: string) =>
  owner.api.read<Conversion>('/convert-currency', {
    from_currency: from,
    to_currency: to,
    amount,
    ...(date ? { date } : {}),
  });

describe('a conversion', () => {
  test('uses the last rate on or before the day, and says which', async () => {
    expect(await convert('EUR', 'PLN', 100, '2026-11-20')).toEqual({
      converted_amount: 430,
      rate: '4.3',
      date: '2026-11-20',
      source: 'NBP',
      table_no: '225/A/NBP/2026',
    });
    expect(await convert('EUR', 'PLN', 100, '2026-11-19')).toMatchObject({
      rate: '4.25',
      date: '2026-11-18',
    });
    expect(await convert('EUR', 'PLN', 100, '2026-11-30')).toMatchObject({ rate: '9' });
  });

  test('without a day is one of today', async () => {
    expect(await convert('EUR', 'PLN', 100)).toMatchObject({ converted_amount: 430, date: '2026-11-20' });
  });

  test('crosses through the published base and rounds half away from zero', async () => {
    expect(await convert('PLN', 'EUR', 100)).toMatchObject({ converted_amount: 23.26 });
    expect(await convert('EUR', 'NOK', 10)).toMatchObject({ converted_amount: 119.44 });
    expect(await convert('NOK', 'PLN', 0.05)).toMatchObject({ converted_amount: 0.02 });
    expect(await convert('PLN', 'PLN', 12.34)).toMatchObject({ converted_amount: 12.34, rate: '1' });
    expect(await convert('EUR', 'PLN', 0)).toMatchObject({ converted_amount: 0 });
  });

  test('without a rate is a 404 that says for what', async () => {
    const query = { from_currency: 'EUR', to_currency: 'PLN', amount: 1, date: '2001-01-01' };
    const problem = refused(await owner.api.get('/convert-currency', query), 404, 'rate_not_found');
    expect(problem).toMatchObject({ from: 'EUR', to: 'PLN', date: '2001-01-01' });
  });

  test('beyond what can be kept is refused, not failed', async () => {
    const query = { from_currency: 'EUR', to_currency: 'NOK', amount: 99_999_999_999.99, date: '2026-11-20' };
    expect((await owner.api.get('/convert-currency', query)).status).toBeLessThan(500);
  });

  test.each([
    ['amount', '1.234', 'too_many_decimals'],
    ['amount', '-1', 'too_small'],
    ['amount', 'ten', 'not_a_number'],
    ['amount', '1e400', 'too_large'],
    ['amount', 'NaN', 'not_a_number'],
    ['from_currency', 'GBP', 'not_in_list'],
    ['to_currency', 'pln', 'not_in_list'],
    ['date', '2026-02-30', 'not_a_date'],
    ['date', '20.11.2026', 'invalid_format'],
    ['date', '0000-00-00', 'not_a_date'],
  ])('with %s=%s is a 422', async (name, value, code) => {
    const query = { from_currency: 'EUR', to_currency: 'PLN', amount: '1', [name]: value };
    expect(faultsIn(await owner.api.get('/convert-currency', query))).toEqual({ [name]: code });
  });

  test('names all that is missing', async () => {
    expect(faultsIn(await owner.api.get('/convert-currency'))).toEqual({
      amount: 'required',
      from_currency: 'required',
      to_currency: 'required',
    });
  });
});

describe('the list of rates', () => {
  const list = (query = {}) => owner.api.read<CurrencyRatePage>('/currencies', query);

  test('is newest first and can be of a day or a pair', async () => {
    const { items, total } = await list();
    expect(items[0]).toMatchObject({ date: '2026-11-23', rate: '9' });
    expect(items.map(({ date }) => date)).toEqual(
      items
        .map(({ date }) => date)
        .toSorted()
        .toReversed(),
    );
    expect(total).toBe(items.length);
    expect((await list({ date: '2026-11-20' })).total).toBe(2);
    expect(
      (await list({ from_currency: 'NOK', to_currency: 'PLN' })).items.every(
        (rate) => rate.from_currency === 'NOK',
      ),
    ).toBe(true);
  });

  test('has parts', async () => {
    const all = await list();
    const part = await list({ skip: 1, limit: 2 });
    expect(part.items).toEqual(all.items.slice(1, 3));
    expect(part.total).toBe(all.total);
    expect((await list({ skip: 1_000_000 })).items).toEqual([]);
  });

  test('refuses what makes no sense', async () => {
    const query = { skip: -1, limit: 0, date: '2026-13-01x' };
    expect(faultsIn(await owner.api.get('/currencies', query))).toEqual({
      date: 'invalid_format',
      limit: 'too_small',
      skip: 'too_small',
    });
    expect(faultsIn(await owner.api.get('/currencies', { date: '2026-13-01' }))).toEqual({
      date: 'not_a_date',
    });
  });
});
