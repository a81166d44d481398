import type { Texts } from './texts.js';

/** What happened, of whom data belong to. */
export const privacyProblems = {
  person_is_user: {
    pl: 'To adres osoby z Twojej firmy. Najpierw usuń ją z firmy.',
    en: 'That is the address of somebody of your company. Remove them from the company first.',
    no: 'Adressen tilhører en person i firmaet ditt. Fjern personen fra firmaet først.',
  },
  import_running: {
    pl: 'Trwa import, w którym mogą być dane tej osoby. Spróbuj ponownie, gdy się zakończy.',
    en: 'An import is running that may hold the person’s data. Try again when it has ended.',
    no: 'En import pågår som kan inneholde personens data. Prøv igjen når den er ferdig.',
  },
  client_offer_sent: {
    pl: 'Oferta poszła już na adres, który nie jest adresem tego klienta. Cofnij zlecenie do wyceny, potwierdź klienta i wyślij ofertę jeszcze raz.',
    en: 'The offer has gone to an address that is not this client’s. Take the order back to valuation, confirm the client, then send the offer again.',
    no: 'Tilbudet er allerede sendt til en adresse som ikke er denne kundens. Ta ordren tilbake til prising, bekreft kunden og send tilbudet på nytt.',
  },
  no_client_claim: {
    pl: 'To zapytanie nie wymaga już potwierdzenia klienta.',
    en: 'Whose request this is needs no confirmation, or no longer.',
    no: 'Det trengs ikke lenger å bekrefte hvem sin forespørsel dette er.',
  },
} satisfies Readonly<Record<string, Texts>>;
