import { z } from 'zod';
import type { MailLanguage } from '../../kernel/text/language.js';
import { callUrl } from '../ask.js';
import { HttpTranslator, type TranslationCall } from './http-translator.js';

const answered = z.object({ translatedText: z.array(z.string()) });

/** LibreTranslate, and what understands its calls. See https://docs.libretranslate.com. */
export class LibreTranslator extends HttpTranslator {
  protected callFor(texts: readonly string[], target: MailLanguage): TranslationCall {
    const { url, key } = this.address;
    return {
      url: callUrl(url, 'translate'),
      body: {
        q: texts,
        source: 'auto',
        // Its Norwegian is named by the written form.
        target: target === 'no' ? 'nb' : target,
        format: 'html',
        ...(key ? { api_key: key } : {}),
      },
    };
  }

  protected textsOf(answer: unknown): string[] {
    return answered.parse(answer).translatedText;
  }
}
