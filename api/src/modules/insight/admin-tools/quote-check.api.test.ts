import { describe, expect, test } from '@jest/globals';
import { faultsIn } from '../../../testing/api-caller.js';
import { anAdministrator } from '../../../testing/people.js';
import { testApp } from '../../../testing/test-app.js';
import type { QuoteCheck } from './admin-tools.dto.js';

const path = '/tests/is-quote-request';
const app = await testApp();
const admin = await anAdministrator(app);
const request = 'Proszę o wycenę transportu 12 palet z Łodzi do Oslo, załadunek 24.11.';

test('a request is told from other texts, with the reasons', async () => {
  const check = await admin.api.act<QuoteCheck>(path, { text: request });
  expect(check).toMatchObject({ is_quote: true, classifier: 'embedded', fell_back: false });
  expect(check.reasons.map(({ signal }) => signal)).toContain('asks_for_price');
  const other = await admin.api.act<QuoteCheck>(path, { text: 'W załączeniu faktura za listopad.' });
  expect(other.is_quote).toBe(false);
  expect(await admin.api.read('/tests')).toMatchObject({ classifier: 'embedded' });
});

test('a model that cannot be reached is stood in for, and the answer says so', async () => {
  const away = await testApp({ settings: { AI_URL: 'http://127.0.0.1:1/v1', AI_KEY: 'key', AI_MODEL: 'm' } });
  const { api } = await anAdministrator(away);
  expect(await api.read('/tests')).toMatchObject({ classifier: 'model' });
  const check = await api.act<QuoteCheck>(path, { text: request });
  expect(check).toMatchObject({ is_quote: true, classifier: 'embedded', fell_back: true });
});

describe('without a text', () => {
  test.each([
    [{}, 'required'],
    [{ text: ' \n ' }, 'required'],
    [{ text: 'x'.repeat(20_001) }, 'too_long'],
    [{ text: ['x'] }, 'not_a_text'],
  ])('%j is refused', async (body, code) => {
    expect(faultsIn(await admin.api.post(path, body))).toEqual({ text: code });
  });
});
