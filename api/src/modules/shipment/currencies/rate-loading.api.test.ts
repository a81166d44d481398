import { beforeEach, describe, expect, test } from '@jest/globals';
import { FakePublisher } from '../../../platform/exchange-rates/fake-publisher.js';
import type { RateTable } from '../../../platform/exchange-rates/exchange-rates.port.js';
import { aCompany } from '../../../testing/people.js';
import { testApp } from '../../../testing/test-app.js';
import type { Conversion, CurrencyRatePage } from './currency.dto.js';
import { loadRatesJob } from './load-rates.job.js';

const nbp = new FakePublisher('NBP');
const ecb = new FakePublisher('ECB');
const app = await testApp({ ratePublishers: [nbp, ecb] });
const owner = await aCompany(app);

const polish = (date: string, euro: string): RateTable => ({
  date,
  table_no: `${date}/A/NBP`,
  rates: [
    { from: 'EUR', to: 'PLN', rate: euro },
    { from: 'NOK', to: 'PLN', rate: '0.36' },
  ],
});
const european = (date: string, krone: string): RateTable => ({
  date,
  table_no: null,
  rates: [
    { from: 'EUR', to: 'PLN', rate: '4.1' },
    { from: 'EUR', to: 'NOK', rate: krone },
    { from: 'EUR', to: 'USD', rate: '1.25' },
  ],
});

/** Every fourth day, the last on 20 November; the first is too long ago to be asked for. */
const nbpDays = Array.from({ length: 24 }, (_, index) =>
  new Date(Date.UTC(2026, 10, 20 - 4 * (23 - index))).toISOString().slice(0, 10),
);
const recent = nbpDays.slice(1).toReversed();

async function load(): Promise<void> {
  await app.container.jobs.enqueue(loadRatesJob, null);
  await app.doJobs();
}
const convert = (from: string, to: string, date?: string) =>
  owner.api.read<Conversion>('/convert-currency', {
    from_currency: from,
    to_currency: to,
    amount: 100,
    ...(date ? { date } : {}),
  });
const daysOf = async (source: string): Promise<string[]> => {
  const { items } = await owner.api.read<CurrencyRatePage>('/currencies', { limit: 1_000 });
  return [...new Set(items.filter((rate) => rate.source === source).map(({ date }) => date))];
};
const warnings = () => app.log.filter(({ msg }) => msg === 'exchange rates could not be loaded');

beforeEach(async () => {
  await app.rows(`delete from exchange_rates where date > '2025-01-01'`);
  app.clock.set(new Date('2026-11-20T15:30:00Z'));
  app.log.length = 0;
  for (const bank of [nbp, ecb]) Object.assign(bank, { isAway: false, isForgetful: false });
  nbp.tables.splice(0, Infinity, ...nbpDays.map((day) => polish(day, '4.3')));
  ecb.tables.splice(0, Infinity, european('2026-11-19', '11.8'), european('2026-11-20', '12'));
  for (const bank of [nbp, ecb]) bank.asked.length = 0;
});

describe('loading exchange rates', () => {
  test('a new installation gets those of the last 90 days', async () => {
    await load();
    expect(await daysOf('NBP')).toEqual([...recent, '2024-12-31']);
    expect(await daysOf('ECB')).toEqual(['2026-11-20', '2026-11-19']);
    expect(await convert('EUR', 'PLN')).toMatchObject({
      converted_amount: 430,
      source: 'NBP',
      table_no: '2026-11-20/A/NBP',
    });
  });

  test('what is known of today is not asked for again', async () => {
    await load();
    const asked = [...nbp.asked];
    expect(asked).toEqual(['latest', '2026-08-22 2026-11-20']);
    await load();
    expect(nbp.asked).toEqual(asked);
  });

  test('the next day brings one table, a longer pause all that was missed', async () => {
    await load();
    app.clock.set(new Date('2026-11-23T11:00:00Z'));
    await load();
    nbp.tables.push(polish('2026-11-23', '4.4'));
    nbp.asked.length = 0;
    await load();
    expect(nbp.asked).toEqual(['latest']);
    expect(await convert('EUR', 'PLN')).toMatchObject({ converted_amount: 440, date: '2026-11-23' });
    app.clock.set(new Date('2026-12-04T11:00:00Z'));
    nbp.tables.push(polish('2026-12-01', '4.5'), polish('2026-12-04', '4.6'));
    await load();
    expect((await daysOf('NBP')).slice(0, 3)).toEqual(['2026-12-04', '2026-12-01', '2026-11-23']);
  });

  test('a bank that cannot be reached keeps the other from nothing, and is told in the log', async () => {
    nbp.isAway = true;
    await load();
    expect(await daysOf('ECB')).toHaveLength(2);
    expect(warnings()).toEqual([expect.objectContaining({ source: 'NBP' })]);
    nbp.isAway = false;
    await load();
    expect(await daysOf('NBP')).toHaveLength(recent.length + 1);
  });

  test('the rates of today count although earlier ones cannot be had; those come another day', async () => {
    nbp.isForgetful = true;
    await load();
    expect(await convert('EUR', 'PLN')).toMatchObject({ date: '2026-11-20' });
    expect(warnings()).toHaveLength(1);
    nbp.isForgetful = false;
    nbp.tables.push(polish('2026-11-23', '4.4'));
    app.clock.set(new Date('2026-11-23T15:30:00Z'));
    await load();
    expect((await daysOf('NBP')).slice(0, 3)).toEqual(['2026-11-23', ...recent.slice(0, 2)]);
  });

  test('a rate that is known never changes', async () => {
    await load();
    await app.rows(
      `delete from exchange_rates where source = 'NBP' and date > '2025-01-01' and date <> '2026-11-16'`,
    );
    nbp.tables.splice(0, Infinity, polish('2026-11-16', '9'), polish('2026-11-20', '4.3'));
    await load();
    expect(await convert('EUR', 'PLN', '2026-11-16')).toMatchObject({ rate: '4.3' });
    expect(await convert('EUR', 'PLN', '2026-11-20')).toMatchObject({ date: '2026-11-20' });
  });

  test('rates of tomorrow are not believed', async () => {
    nbp.tables.push(polish('2026-11-21', '9'));
    await load();
    expect(await daysOf('NBP')).toEqual(['2024-12-31']);
    expect(warnings()).toHaveLength(1);
  });
});

describe('whose rate counts', () => {
  test('with PLN the Polish bank’s, else the European one’s', async () => {
    await load();
    expect(await convert('EUR', 'PLN')).toMatchObject({ rate: '4.3', source: 'NBP' });
    expect(await convert('EUR', 'NOK')).toMatchObject({ rate: '12', source: 'ECB', date: '2026-11-20' });
    expect(await convert('NOK', 'EUR')).toMatchObject({ converted_amount: 8.33, source: 'ECB' });
    expect(await convert('NOK', 'USD')).toMatchObject({ converted_amount: 10.42, source: 'ECB' });
    expect(await convert('USD', 'PLN', '2026-11-20')).toMatchObject({ source: 'ECB', rate: '3.28' });
  });

  test('of one that has fallen behind by more than a week the other’s', async () => {
    ecb.tables.splice(0, Infinity, european('2026-11-12', '11'));
    await load();
    expect(await convert('EUR', 'NOK')).toMatchObject({ source: 'NBP', date: '2026-11-20' });
    expect(await convert('EUR', 'NOK', '2026-11-18')).toMatchObject({
      source: 'ECB',
      date: '2026-11-12',
      rate: '11',
    });
  });
});
