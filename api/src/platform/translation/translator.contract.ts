import { expect, test } from '@jest/globals';
import type { MailLanguage } from '../../kernel/text/language.js';
import { TranslationError, type Translator } from './translation.port.js';

/** A translator whose service puts the language before the words of each element, and leaves alone what is marked. */
interface OpenedTranslator {
  translator: Translator;
  goAway: () => Promise<void>;
}

/** What every translator does. */
export function describeTranslator(open: () => OpenedTranslator): void {
  test.each<MailLanguage>(['pl', 'en', 'no', 'de', 'fr', 'es', 'it'])(
    'translates subject and text into %s',
    async (language) => {
      const text = { subject: 'Oferta', html: '<p>Witaj</p>' };
      expect(await open().translator.translate(text, language)).toEqual({
        subject: `${language}: Oferta`,
        html: `<p>${language}: Witaj</p>`,
      });
    },
  );

  test('keeps placeholders, elements and signs', async () => {
    const text = {
      subject: 'A & B < C dla {{name}}',
      html: '<p>Witaj {{name}} &amp; [OFFER DETAILS]</p><p><a href="{{order_link}}">tu</a>{{ company }}</p>',
    };
    const { subject, html } = await open().translator.translate(text, 'de');
    expect(subject).toBe('de: A & B < C dla {{name}}');
    expect(html).toContain('Witaj {{name}} &amp; [OFFER DETAILS]</p>');
    expect(html).toContain('<a href="{{order_link}}">');
    expect(html).toContain('{{ company }}');
    expect(html).not.toContain('notranslate');
  });

  test('takes a mail without a subject', async () => {
    const { html } = await open().translator.translate({ subject: '', html: '<p>Witaj</p>' }, 'fr');
    expect(html).toBe('<p>fr: Witaj</p>');
  });

  test('fails when the service cannot be reached', async () => {
    const { translator, goAway } = open();
    await goAway();
    await expect(translator.translate({ subject: 'a', html: '<p>b</p>' }, 'en')).rejects.toThrow(
      TranslationError,
    );
  });
}
