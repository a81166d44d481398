import type { ServerResponse } from 'node:http';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import {
  createTranslator,
  type ServiceAddress,
  DeeplTranslator,
  LibreTranslator,
} from './http-translators.js';
import { startTranslationServer, type TranslationServer } from './testing/translation-server.js';
import { TranslationError, type Translator } from './translation.port.js';
import { describeTranslator } from './translator.contract.js';

let server: TranslationServer;
beforeEach(async () => {
  server = await startTranslationServer();
});
afterEach(() => server.close());

type Open = (address: ServiceAddress) => Translator;
const services: [string, Open][] = [
  ['DeepL', (address) => new DeeplTranslator(address)],
  ['LibreTranslate', (address) => new LibreTranslator(address)],
];
const text = { subject: 'Oferta {{name}}', html: '<p>Witaj {{name}}</p>' };

describe.each(services)('%s', (name, open) => {
  describeTranslator(() => ({ translator: open({ url: server.url }), goAway: () => server.close() }));

  const json = (value: object) => (response: ServerResponse) => void response.end(JSON.stringify(value));
  const texts = (...list: string[]) =>
    json(name === 'DeepL' ? { translations: list.map((one) => ({ text: one })) } : { translatedText: list });

  test.each<[string, (response: ServerResponse) => void]>([
    ['a failure', (response) => void response.writeHead(500).end()],
    ['a refusal', (response) => void response.writeHead(456).end('{"message": "Quota exceeded"}')],
    ['a page', (response) => void response.end('<html></html>')],
    ['other JSON', json({ text: 'x' })],
    ['too few texts', texts('x')],
    ['a redirect', (response) => void response.writeHead(302, { location: '/elsewhere' }).end()],
    ['too much', (response) => void response.end('x'.repeat(1_100_000))],
    ['half an answer', (response) => void response.writeHead(200).write('{', () => response.destroy())],
    ['nothing', () => undefined],
    ['a text without its placeholders', texts('Offer', '<p>Hello you</p>')],
    ['a placeholder too many', texts('Offer {{name}}', '<p>Hello {{name}} {{name}}</p>')],
  ])('fails at %s', async (_what, answer) => {
    server.answerWith(answer);
    const translator = open({ url: server.url, timeoutMs: 300 });
    await expect(translator.translate(text, 'en')).rejects.toThrow(TranslationError);
  });

  test('gets its placeholders back where their marks were filled with other words', async () => {
    server.answerWith(
      texts(
        'Offer for <span id="keep-0" class=\'notranslate\' translate="no">{{imię}}</span>',
        '<p>Hello <span class="notranslate" translate="no" id="keep-0">{{ name}</span></p>',
      ),
    );
    expect(await open({ url: server.url }).translate(text, 'en')).toEqual({
      subject: 'Offer for {{name}}',
      html: '<p>Hello {{name}}</p>',
    });
  });
});

test('DeepL gets its key in a header, and its own names of languages', async () => {
  await new DeeplTranslator({ url: `${server.url}/`, key: 'secret:fx' }).translate(text, 'no');
  expect(server.requests[0]).toMatchObject({
    path: '/v2/translate',
    authorization: 'DeepL-Auth-Key secret:fx',
    body: { target_lang: 'NB', tag_handling: 'html' },
  });
});

test('LibreTranslate gets its key in the body, and its own name of Norwegian', async () => {
  await new LibreTranslator({ url: server.url, key: 'secret' }).translate(text, 'no');
  expect(server.requests[0]).toMatchObject({
    path: '/translate',
    authorization: undefined,
    body: { api_key: 'secret', source: 'auto', target: 'nb', format: 'html' },
  });
});

test('the settings choose the service, or its host does', () => {
  const url = (TRANSLATE_URL: string | undefined, TRANSLATE_API?: 'deepl' | 'libretranslate') =>
    createTranslator({ TRANSLATE_URL, TRANSLATE_API, TRANSLATE_KEY: undefined });
  expect(url(undefined)).toBeNull();
  expect(url('https://api-free.deepl.com')).toBeInstanceOf(DeeplTranslator);
  expect(url('https://translate.example.com')).toBeInstanceOf(LibreTranslator);
  expect(url('https://proxy.example.com', 'deepl')).toBeInstanceOf(DeeplTranslator);
});
