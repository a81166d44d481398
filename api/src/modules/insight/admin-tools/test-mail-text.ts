import type { UiLanguage } from '../../../kernel/text/language.js';

/** What a test mail says; plain. */
export interface TestMailText {
  subject: string;
  paragraphs: readonly string[];
}

type Wording = (sender: string, moment: string) => TestMailText;

const texts: Readonly<Record<UiLanguage, Wording>> = {
  pl: (sender, moment) => ({
    subject: 'Testowa wiadomość z Frakto',
    paragraphs: [
      'Dzień dobry,',
      `${sender} sprawdza, czy wiadomości z Frakto docierają. Ta dotarła, więc poczta działa.`,
      `Wysłano: ${moment}. Litery z ogonkami dla próby: zażółć gęślą jaźń, Ærø, Tromsø, Århus.`,
      'Nie trzeba odpowiadać.',
    ],
  }),
  en: (sender, moment) => ({
    subject: 'A test mail from Frakto',
    paragraphs: [
      'Hello,',
      `${sender} is checking whether mails from Frakto arrive. This one did, so mail works.`,
      `Sent: ${moment}. Letters from elsewhere, to try them: zażółć gęślą jaźń, Ærø, Tromsø, Århus.`,
      'There is no need to answer.',
    ],
  }),
  no: (sender, moment) => ({
    subject: 'En test-e-post fra Frakto',
    paragraphs: [
      'Hei!',
      `${sender} sjekker om e-poster fra Frakto kommer frem. Denne kom frem, så e-posten virker.`,
      `Sendt: ${moment}. Bokstaver fra andre steder, som en prøve: zażółć gęślą jaźń, Ærø, Tromsø, Århus.`,
      'Du trenger ikke å svare.',
    ],
  }),
};

const locales: Readonly<Record<UiLanguage, string>> = { pl: 'pl-PL', en: 'en-GB', no: 'nb-NO' };

/**
 * A test mail.
 * @param sender name and address of the administrator
 */
export function testMailText(sender: string, now: Date, language: UiLanguage): TestMailText {
  const moment = new Intl.DateTimeFormat(locales[language], {
    dateStyle: 'long',
    timeStyle: 'medium',
    timeZone: 'Europe/Warsaw',
  }).format(now);
  return texts[language](sender, moment);
}
