import type { MailLanguage } from '../../kernel/text/language.js';
import { TranslationError, type MailText, type Translator } from './translation.port.js';

/** Puts the language before each text: for tests. */
export class FakeTranslator implements Translator {
  /** Until it is mended, the service cannot be reached. */
  isAway = false;
  /** How often it was asked. */
  calls = 0;

  async translate({ subject, html }: MailText, target: MailLanguage): Promise<MailText> {
    await Promise.resolve();
    this.calls += 1;
    if (this.isAway) throw new TranslationError('The service cannot be reached');
    return {
      subject: `${target}: ${subject}`,
      html: html.replace(/>(?=[^<\s])/, `>${target}: `),
    };
  }
}
