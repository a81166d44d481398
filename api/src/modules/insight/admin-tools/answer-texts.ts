import type { UiLanguage } from '../../../kernel/text/language.js';

const mailQueued: Readonly<Record<UiLanguage, string>> = {
  pl: 'Wiadomość czeka w skrzynce nadawczej i zaraz zostanie wysłana.',
  en: 'The mail is in the outbox and leaves in a moment.',
  no: 'E-posten ligger i utboksen og sendes om et øyeblikk.',
};

const mailKept: Readonly<Record<UiLanguage, string>> = {
  pl: 'Serwer poczty nie jest ustawiony: wiadomość zostanie w skrzynce nadawczej.',
  en: 'No mail server is set: the mail stays in the outbox.',
  no: 'Ingen e-postserver er satt opp: e-posten blir liggende i utboksen.',
};

const quotation: Readonly<Record<UiLanguage, (id: number) => string>> = {
  pl: (id) => `Utworzono losowe zapytanie nr ${id}.`,
  en: (id) => `Random quotation ${id} was created.`,
  no: (id) => `Tilfeldig forespørsel ${id} ble opprettet.`,
};

const cleaned: Readonly<Record<UiLanguage, string>> = {
  pl: 'Baza danych została wyczyszczona. Konta administratorów zostały.',
  en: 'The database has been cleaned. Administrators’ accounts stay.',
  no: 'Databasen er tømt. Administratorenes kontoer er beholdt.',
};

/** What happens to a test mail. */
export function testMailMessage(language: UiLanguage, hasServer: boolean): string {
  return (hasServer ? mailQueued : mailKept)[language];
}

/** That a random quotation was made. */
export function quotationMessage(language: UiLanguage, id: number): string {
  return quotation[language](id);
}

/** That the database was cleaned. */
export function cleanupMessage(language: UiLanguage): string {
  return cleaned[language];
}
