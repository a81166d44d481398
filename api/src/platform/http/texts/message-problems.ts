import type { Texts } from './texts.js';

/** What happened to messages, by the code of the error. */
export const messageProblems = {
  client_without_email: {
    pl: 'Klient nie ma adresu e-mail.',
    en: 'The client has no e-mail address.',
    no: 'Kunden har ingen e-postadresse.',
  },
  clients_without_email: {
    pl: 'Ci klienci nie mają adresu e-mail: {names}.',
    en: 'These clients have no e-mail address: {names}.',
    no: 'Disse kundene har ingen e-postadresse: {names}.',
  },
  clients_unsubscribed: {
    pl: 'Ci klienci wypisali się z wiadomości zbiorowych: {names}. Możesz napisać do każdego z osobna.',
    en: 'These clients have unsubscribed from mailings: {names}. You can write to each of them alone.',
    no: 'Disse kundene har meldt seg av masseutsendelser: {names}. Du kan skrive til hver av dem for seg.',
  },
  missing_user_settings: {
    pl: 'Brak ustawień użytkownika. Sprawdź ustawienia firmy i nazwę adresu e-mail.',
    en: 'Missing user settings. Please check company settings and email name.',
    no: 'Brukerinnstillinger mangler. Kontroller firmainnstillingene og e-postnavnet.',
  },
  key_used_otherwise: {
    pl: 'Pod tym kluczem wysłano już inny list. Aby wysłać ten, podaj nowy klucz.',
    en: 'Another letter was sent with this key. Choose a new one to send this letter.',
    no: 'Et annet brev er sendt med denne nøkkelen. Velg en ny for å sende dette brevet.',
  },
  letter_was_deleted: {
    pl: 'Ten list został już wysłany, a jego wiadomość usunięto.',
    en: 'This letter was sent already, and its message has been deleted since.',
    no: 'Dette brevet er allerede sendt, og meldingen er slettet siden.',
  },
  translation_unavailable: {
    pl: 'Tego tekstu nie można teraz przetłumaczyć.',
    en: 'This text cannot be translated now.',
    no: 'Denne teksten kan ikke oversettes nå.',
  },
  message_not_sent_yet: {
    pl: 'Wiadomość czeka jeszcze na wysłanie. Będzie ją można usunąć, gdy zostanie doręczona albo odrzucona.',
    en: 'The message is still waiting to be sent. It can be deleted once it was delivered or refused.',
    no: 'Meldingen venter fortsatt på å bli sendt. Den kan slettes når den er levert eller avvist.',
  },
} satisfies Readonly<Record<string, Texts>>;
