import type { Texts } from './texts.js';

/** What happened to messages, by the code of the error. */
export const messageProblems: Readonly<Record<string, Texts>> = {
  client_without_email: {
    pl: 'Klient nie ma adresu e-mail.',
    en: 'The client has no e-mail address.',
    no: 'Kunden har ingen e-postadresse.',
  },
  message_not_sent_yet: {
    pl: 'Wiadomość czeka jeszcze na wysłanie. Będzie ją można usunąć, gdy zostanie doręczona albo odrzucona.',
    en: 'The message is still waiting to be sent. It can be deleted once it was delivered or refused.',
    no: 'Meldingen venter fortsatt på å bli sendt. Den kan slettes når den er levert eller avvist.',
  },
};
