import { describe, expect, test } from '@jest/globals';
import { allowedNext, orderStatuses, statusKey } from '../../../kernel/order/order-status.js';
import { testApp } from '../../../testing/test-app.js';
import type { StatusList } from '../../shipment/orders/order-status.dto.js';
import type { CountryList } from './country.dto.js';

const app = await testApp();

describe('countries', () => {
  test('have the ids that other tools know', async () => {
    const { items, total } = await app.api.read<CountryList>('/countries');
    const byId = new Map(items.map(({ id, code }) => [id, code]));
    expect([1, 2, 3, 4, 5, 21, 27, 28].map((id) => byId.get(id))).toEqual([
      'PL',
      'DE',
      'FR',
      'IT',
      'ES',
      'NO',
      'GB',
      'IE',
    ]);
    expect(total).toBe(items.length);
    expect(new Set(items.map(({ code }) => code)).size).toBe(total);
    expect(total).toBeGreaterThanOrEqual(44);
  });

  test('tell in which language mails go there', async () => {
    const { items } = await app.api.read<CountryList>('/countries');
    const language = (code: string) => items.find((country) => country.code === code)?.mail_language;
    expect(['NO', 'IE', 'DE', 'SE', 'PL'].map(language)).toEqual(['no', 'en', 'de', 'pl', 'pl']);
  });

  test('tell by which clocks times go there', async () => {
    const { items } = await app.api.read<CountryList>('/countries');
    const zone = (code: string) => items.find((country) => country.code === code)?.time_zone;
    expect(['PL', 'GB', 'LT', 'NO'].map(zone)).toEqual([
      'Europe/Warsaw',
      'Europe/London',
      'Europe/Vilnius',
      'Europe/Oslo',
    ]);
  });

  test('are named and sorted in the language that is read', async () => {
    const in_ = async (language: string) =>
      (await app.api.reading(language).read<CountryList>('/countries')).items;
    const polish = await in_('pl');
    expect(polish.find(({ code }) => code === 'DE')?.name).toBe('Niemcy');
    expect((await in_('no')).find(({ code }) => code === 'AT')?.name).toBe('Østerrike');
    expect((await in_('no')).at(-1)?.name).toBe('Åland');
    const names = polish.map(({ name }) => name);
    expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, 'pl')));
    expect((await in_('fr, de;q=0.5'))[0]?.name).toBe(polish[0]?.name);
  });

  test('the database has the same ones', async () => {
    const { items } = await app.api.read<CountryList>('/countries');
    const stored = await app.rows<{ id: number; code: string; name: string }>(
      'select id, code, name_en as name from countries order by id',
    );
    const told = items
      .map(({ id, code, name }) => ({ id, code, name }))
      .sort((one, other) => one.id - other.id);
    expect(stored).toEqual(told);
  });
});

test('statuses are those of the table, with what may follow', async () => {
  const { items } = await app.api.read<StatusList>('/quotation-statuses');
  expect(items.map(({ code, key, allowed_next }) => ({ code, key, allowed_next }))).toEqual(
    orderStatuses.map((code) => ({ code, key: statusKey(code), allowed_next: allowedNext(code) })),
  );
  const labels = async (language: string) =>
    (await app.api.reading(language).read<StatusList>('/quotation-statuses')).items.map(({ label }) => label);
  const all = await Promise.all(['pl', 'en', 'no'].map(labels));
  for (const list of all) expect(new Set(list).size).toBe(14);
  expect(new Set(all.flat()).size).toBeGreaterThan(38);
});

describe.each(['/countries', '/quotation-statuses'])('%s', (path) => {
  test('is not sent again to who has it', async () => {
    const first = await app.api.get(path);
    const etag = first.headers['etag'] ?? '';
    expect(etag).toMatch(/^"[\w-]{27}"$/);
    expect(first.headers['cache-control']).toBe('public, max-age=300');
    expect(first.headers['vary']).toContain('Accept-Language');
    for (const tag of [etag, `W/${etag}`, `"other", ${etag}`]) {
      const again = await app.api.with({ 'if-none-match': tag }).get(path);
      expect(again.status).toBe(304);
      expect(again.text).toBe('');
    }
    expect((await app.api.with({ 'if-none-match': '"other"' }).get(path)).status).toBe(200);
  });

  test('has another mark in another language', async () => {
    const { headers } = await app.api.get(path);
    const polish = app.api.reading('pl').with({ 'if-none-match': headers['etag'] ?? '' });
    expect((await polish.get(path)).status).toBe(200);
  });
});
