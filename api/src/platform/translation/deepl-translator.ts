import { z } from 'zod';
import type { MailLanguage } from '../../kernel/text/language.js';
import { callUrl } from '../ask.js';
import { HttpTranslator, type TranslationCall } from './http-translator.js';

const codes: Readonly<Record<MailLanguage, string>> = {
  pl: 'PL',
  en: 'EN-GB',
  no: 'NB',
  de: 'DE',
  fr: 'FR',
  es: 'ES',
  it: 'IT',
};

const answered = z.object({ translations: z.array(z.object({ text: z.string() })) });

/** DeepL, and what understands its calls. See https://developers.deepl.com/docs/api-reference/translate. */
export class DeeplTranslator extends HttpTranslator {
  protected callFor(texts: readonly string[], target: MailLanguage): TranslationCall {
    const { url, key } = this.address;
    return {
      url: callUrl(url, 'v2/translate'),
      ...(key ? { headers: { authorization: `DeepL-Auth-Key ${key}` } } : {}),
      body: { text: texts, target_lang: codes[target], tag_handling: 'html' },
    };
  }

  protected textsOf(answer: unknown): string[] {
    return answered.parse(answer).translations.map(({ text }) => text);
  }
}
