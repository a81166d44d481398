import type { Texts } from './texts.js';

/** What happened in the chat, by the code of the error. */
export const chatProblems = {
  chat_partner_not_found: {
    pl: 'Nie ma takiej osoby, do której możesz pisać.',
    en: 'There is no such person whom you can write to.',
    no: 'Det finnes ingen slik person du kan skrive til.',
  },
  chat_partner_inactive: {
    pl: 'Konto tej osoby jest wyłączone. Nie można do niej pisać.',
    en: 'This person’s account is deactivated. They cannot be written to.',
    no: 'Denne personens konto er deaktivert. Du kan ikke skrive til vedkommende.',
  },
} satisfies Readonly<Record<string, Texts>>;
