import type { UiLanguage } from '../../../kernel/text/language.js';
import { escapeHtml } from '../../../kernel/text/escape-html.js';
import type { EmbeddedFormKind } from './embedded-form.dto.js';

/** Days for which a request can be confirmed by its mail. */
export const confirmationDays = 7;

interface MailWords {
  subject: (company: string) => string;
  lines: (company: string, number: number) => readonly string[];
  action: string;
  after: string;
}

type Words<T> = Readonly<Record<EmbeddedFormKind, Readonly<Record<UiLanguage, T>>>>;

const requestMail: Readonly<Record<UiLanguage, MailWords>> = {
  pl: {
    subject: (company) => `Potwierdź swoje zapytanie do ${company}`,
    lines: (company, number) => [
      'Dzień dobry,',
      `na stronie ${company} podano ten adres w zapytaniu o transport nr ${number}. Prosimy je potwierdzić:`,
    ],
    action: 'Potwierdź zapytanie',
    after: 'Jeśli to nie Ty, po prostu zignoruj tę wiadomość.',
  },
  en: {
    subject: (company) => `Please confirm your request to ${company}`,
    lines: (company, number) => [
      'Hello,',
      `On the website of ${company} this address was given in transport request ${number}. Please confirm it:`,
    ],
    action: 'Confirm the request',
    after: 'If it was not you, simply ignore this message.',
  },
  no: {
    subject: (company) => `Bekreft forespørselen din til ${company}`,
    lines: (company, number) => [
      'Hei!',
      `På nettstedet til ${company} ble denne adressen oppgitt i transportforespørsel ${number}. Bekreft den her:`,
    ],
    action: 'Bekreft forespørselen',
    after: 'Var det ikke deg, kan du se bort fra denne meldingen.',
  },
};

const carrierMail: Readonly<Record<UiLanguage, MailWords>> = {
  pl: {
    subject: (company) => `Potwierdź zgłoszenie przewoźnika do ${company}`,
    lines: (company, number) => [
      'Dzień dobry,',
      `na stronie ${company} podano ten adres w zgłoszeniu przewoźnika nr ${number}. Prosimy je potwierdzić:`,
    ],
    action: 'Potwierdź zgłoszenie',
    after: 'Jeśli to nie Ty, po prostu zignoruj tę wiadomość.',
  },
  en: {
    subject: (company) => `Please confirm your registration with ${company}`,
    lines: (company, number) => [
      'Hello,',
      `On the website of ${company} this address was given in carrier registration ${number}. Please confirm it:`,
    ],
    action: 'Confirm the registration',
    after: 'If it was not you, simply ignore this message.',
  },
  no: {
    subject: (company) => `Bekreft registreringen hos ${company}`,
    lines: (company, number) => [
      'Hei!',
      `På nettstedet til ${company} ble denne adressen oppgitt i transportørregistrering ${number}. Bekreft den her:`,
    ],
    action: 'Bekreft registreringen',
    after: 'Var det ikke deg, kan du se bort fra denne meldingen.',
  },
};

const mails: Words<MailWords> = { request: requestMail, carrier: carrierMail };

/**
 * The mail by which somebody confirms a request or a registration; HTML with placeholders. It holds nothing that the sender typed, not even a name: the
 * address may be anybody's, and no robot is to have the company's domain carry its words to them.
 */
export function confirmationMail(
  kind: EmbeddedFormKind,
  language: UiLanguage,
  company: string,
  number: number,
): { subject: string; body: string; action: string } {
  const { subject, lines, action, after } = mails[kind][language];
  const body = [...lines(escapeHtml(company), number), '{{order_link}}', after, '{{company}}'];
  return { subject: subject(company), body: body.map((line) => `<p>${line}</p>`).join(''), action };
}

interface PageWords {
  title: string;
  ask: (company: string, number: number) => string;
  lead: string;
  confirm: string;
  done: (company: string, number: number) => string;
  doneLead: string;
}

const requestPage: Readonly<Record<UiLanguage, PageWords>> = {
  pl: {
    title: 'Potwierdzenie zapytania',
    ask: (company, number) => `Czy wysłano przez Ciebie zapytanie ${number} do ${company}?`,
    lead: 'Po potwierdzeniu zaczniemy przygotowywać ofertę. Jeśli to nie Ty, zamknij tę stronę.',
    confirm: 'Tak, potwierdzam zapytanie',
    done: (company, number) => `Zapytanie ${number} do ${company} jest potwierdzone.`,
    doneLead: 'Dziękujemy. Ofertę wyślemy na Twój adres e-mail.',
  },
  en: {
    title: 'Confirm your request',
    ask: (company, number) => `Did you send request ${number} to ${company}?`,
    lead: 'Once you confirm it, work on the offer begins. If it was not you, close this page.',
    confirm: 'Yes, confirm the request',
    done: (company, number) => `Request ${number} to ${company} is confirmed.`,
    doneLead: 'Thank you. The offer comes to your e-mail address.',
  },
  no: {
    title: 'Bekreft forespørselen',
    ask: (company, number) => `Har du sendt forespørsel ${number} til ${company}?`,
    lead: 'Når du bekrefter, begynner arbeidet med tilbudet. Var det ikke deg, kan du lukke denne siden.',
    confirm: 'Ja, bekreft forespørselen',
    done: (company, number) => `Forespørsel ${number} til ${company} er bekreftet.`,
    doneLead: 'Takk. Tilbudet kommer til e-postadressen din.',
  },
};

const carrierPage: Readonly<Record<UiLanguage, PageWords>> = {
  pl: {
    title: 'Potwierdzenie zgłoszenia',
    ask: (company, number) => `Czy wysłano przez Ciebie zgłoszenie przewoźnika ${number} do ${company}?`,
    lead: 'Po potwierdzeniu firma sprawdzi zgłoszenie. Jeśli to nie Ty, zamknij tę stronę.',
    confirm: 'Tak, potwierdzam zgłoszenie',
    done: (company, number) => `Zgłoszenie ${number} do ${company} jest potwierdzone.`,
    doneLead: 'Dziękujemy. Firma sprawdzi dane i dokumenty, a potem będzie pytać o ceny.',
  },
  en: {
    title: 'Confirm your registration',
    ask: (company, number) => `Did you send carrier registration ${number} to ${company}?`,
    lead: 'Once you confirm it, the company checks the registration. If it was not you, close this page.',
    confirm: 'Yes, confirm the registration',
    done: (company, number) => `Registration ${number} with ${company} is confirmed.`,
    doneLead: 'Thank you. The company checks the details and documents, and then asks you for prices.',
  },
  no: {
    title: 'Bekreft registreringen',
    ask: (company, number) => `Har du sendt transportørregistrering ${number} til ${company}?`,
    lead: 'Når du bekrefter, kontrollerer firmaet registreringen. Var det ikke deg, kan du lukke denne siden.',
    confirm: 'Ja, bekreft registreringen',
    done: (company, number) => `Registrering ${number} hos ${company} er bekreftet.`,
    doneLead: 'Takk. Firmaet kontrollerer opplysninger og dokumenter, og spør deg deretter om priser.',
  },
};

/** The page on which somebody confirms a request or a registration. */
export const confirmationPage: Words<PageWords> = { request: requestPage, carrier: carrierPage };
