import { beforeEach, describe, expect, test } from '@jest/globals';
import { mailLanguages } from '../../../kernel/text/language.js';
import { FakeTranslator } from '../../../platform/translation/fake-translator.js';
import { faultsIn, refused } from '../../../testing/api-caller.js';
import { aCompany, type TestMember } from '../../../testing/people.js';
import { testApp } from '../../../testing/test-app.js';
import { builtInTemplate } from '../outbox/mail.service.js';
import type { EmailTranslation } from './translation.dto.js';

const bare = await testApp();
const translator = new FakeTranslator();
const served = await testApp({ database: bare.database, translator });
let owner: TestMember;
beforeEach(async () => {
  owner = await aCompany(bare);
  translator.isAway = false;
});

const translated = (input: object) => owner.api.act<EmailTranslation>('/translate-email', input);
const ask = (input: object) => owner.api.post<EmailTranslation>('/translate-email', input);
const byService = (input: object) =>
  served.api.as(owner.token).post<EmailTranslation>('/translate-email', input);
const own = { subject: 'Oferta', message: '<p>Własne słowa {{name}}</p>', target_language: 'de' };

describe('a text that the product brings along', () => {
  test.each(mailLanguages.map((language) => [language] as const))('is there in %s', async (language) => {
    const source = builtInTemplate('quote_request', language === 'pl' ? 'en' : 'pl');
    const answer = await translated({
      subject: source.subject,
      message: source.body,
      target_language: language,
    });
    const target = builtInTemplate('quote_request', language);
    expect(answer).toEqual({
      translated_subject: target.subject,
      translated_body: target.body,
      origin: 'built_in',
    });
  });

  test('is known by its words, with names and link filled in', async () => {
    const { subject, body } = builtInTemplate('quote_request', 'pl');
    const link = 'https://frakto.test/forms/order.html?client_id=1&lang=pl';
    const message = body
      .replaceAll('</p>\n<p>', '\n\n')
      .replace('{{name}}', 'Meble &amp; Syn')
      .replace('{{company}}', owner.companyName)
      .replace('{{order_link}}', link.replace('&', '&amp;'));
    const answer = await translated({
      subject: subject.replace('{{company}}', owner.companyName),
      message: ` ${message}\n`,
      target_language: 'en',
    });
    expect(answer.origin).toBe('built_in');
    expect(answer.translated_subject).toBe(`A quick transport quote from ${owner.companyName}`);
    expect(answer.translated_body).toContain('<p>Hello Meble &amp; Syn,</p>');
    expect(answer.translated_body).toContain(link.replace('&', '&amp;'));
    expect(answer.translated_body).not.toContain('{{');
  });

  test.each([
    ['a sentence more', (body: string) => `${body}<p>PS. Rabat 5%!</p>`],
    ['a word in place of another', (body: string) => body.replace('transport', 'przeprowadzkę')],
    ['an order beside the name', (body: string) => body.replace('{{name}}', 'Jan! Mamy dziś rabat')],
  ])('is no longer one with %s', async (_what, change) => {
    const { subject, body } = builtInTemplate('quote_request', 'pl');
    expect(change(body)).not.toBe(body);
    const input = { subject, message: change(body), target_language: 'en' };
    refused(await ask(input), 503, 'translation_unavailable');
  });
});

describe('other words', () => {
  test('are not translated without a service', async () => {
    const problem = refused(await ask(own), 503, 'translation_unavailable');
    expect(problem.detail).toBe('This text cannot be translated now.');
  });

  test('are translated by the service, once for equal requests', async () => {
    const before = translator.calls;
    const answers = await Promise.all([byService(own), byService(own)]);
    for (const { body } of [...answers, await byService(own)]) {
      expect(body).toEqual({
        translated_subject: 'de: Oferta',
        translated_body: '<p>de: Własne słowa {{name}}</p>',
        origin: 'service',
      });
    }
    expect(translator.calls).toBe(before + 1);
    await byService({ ...own, target_language: 'fr' });
    expect(translator.calls).toBe(before + 2);
  });

  test('go to the service without what runs, and with paragraphs for line breaks', async () => {
    const { body } = await byService({
      subject: '',
      message: 'Raz<script>alert(1)</script>\n\nDwa',
      target_language: 'it',
    });
    expect(body.translated_body).toBe('<p>it: Raz</p><p>Dwa</p>');
    expect(body.translated_subject).toBe('it: ');
  });

  test('are asked for anew after a failure', async () => {
    translator.isAway = true;
    const input = { ...own, subject: 'Nowa oferta' };
    refused(await byService(input), 503, 'translation_unavailable');
    translator.isAway = false;
    expect((await byService(input)).status).toBe(200);
  });
});

test.each([
  ['nothing', {}, ['message', 'subject', 'target_language']],
  ['blanks', { subject: '', message: ' ', target_language: '' }, ['message', 'target_language']],
  ['a language of its own', { ...own, target_language: 'ru' }, ['target_language']],
  ['too much', { ...own, message: 'x'.repeat(20_001), subject: 'x'.repeat(201) }, ['message', 'subject']],
  ['a line break in the subject', { ...own, subject: 'a\nb' }, ['subject']],
])('%s is refused', async (_what, input, fields) => {
  expect(Object.keys(faultsIn(await ask(input)))).toEqual(fields);
});

test('a company has only so many translated', async () => {
  const strict = await testApp({
    database: bare.database,
    translator,
    settings: { RATE_LIMIT_FACTOR: '0.005' },
  });
  const caller = strict.api.as(owner.token);
  for (let number = 0; number < 3; number += 1) await caller.act('/translate-email', own);
  refused(await caller.post('/translate-email', own), 429);
});
